import Foundation
let n = 4
let t = sqrt(n)
let q = sqrt("2")
let u = pow(n, 2.0)
let x = round(n)
let z2 = Double(n) + floor(n)
let s1 = sin(n), s2 = pow(n, 2), s3 = pow(2.5, n), s4 = sqrt(n * 2), s5 = hypot(n, 3.0), s6 = log(n), s7 = sqrt(nil)
// expect error 3:14: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 4:14: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 5:13: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 6:15: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 7:28: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 8:10: no exact matches in call to global function 'sin'
// expect error 8:27: cannot convert value of type 'Int' to expected argument type 'Decimal'
// expect error 8:64: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 8:81: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 8:95: no exact matches in call to global function 'log'
// expect error 8:113: 'nil' is not compatible with expected argument type 'Double'
