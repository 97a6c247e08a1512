import Foundation
struct Point {}
let date = Date(), url = URL(string: "x")!, text = "x", number = 2.5
let a = "at " + date
let b = "at " + url
let c = date + "a"
let d = url + "a"
let e = url * 2
let f = date * 2
let g = date - "x"
let h = date - date
let i = date + date
let j = date - text
let k: Double = date - date
let l = Point() - number
let m = number * Point()
let n = number - Point()
let o = "a" + { 1 }
// expect error 4:15: binary operator '+' cannot be applied to operands of type 'String' and 'Date'
// expect error 5:15: binary operator '+' cannot be applied to operands of type 'String' and 'URL'
// expect error 6:14: operator function '+' requires that 'Date' conform to 'Sequence'
// expect error 7:13: operator function '+' requires that 'URL' conform to 'Sequence'
// expect error 8:13: binary operator '*' cannot be applied to operands of type 'URL' and 'Int'
// expect error 9:14: binary operator '*' cannot be applied to operands of type 'Date' and 'Int'
// expect error 10:16: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 11:16: cannot convert value of type 'Date' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 12:16: cannot convert value of type 'Date' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 13:16: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 14:22: binary operator '-' cannot be applied to two 'Date' operands
// expect error 15:17: binary operator '-' cannot be applied to operands of type 'Point' and 'Double'
// expect error 16:16: binary operator '*' cannot be applied to operands of type 'Double' and 'Point'
// expect error 17:18: cannot convert value of type 'Point' to expected argument type 'Double'
// expect error 18:13: type '() -> Int' cannot conform to 'AttributedStringProtocol'
