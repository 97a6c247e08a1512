func g<T: FloatingPoint>(_ t: T) -> T { t }
func h<T>(_ t: T) -> T { t }
let n = 4
let z4: Double = g(n)
let z5: Double = h(n)
let z6: Double = abs(n)
let z8: Float = g(n)
let z9 = g(n)
let z10: Double = g("a")
func k<T: FloatingPoint>(_ t: T, _ u: T) -> T { t }
let z11: Double = k(n, 2)
// expect error 4:20: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 5:18: cannot convert value of type 'Int' to specified type 'Double'
// expect error 6:18: cannot convert value of type 'Int' to specified type 'Double'
// expect error 7:19: cannot convert value of type 'Int' to expected argument type 'Float'
// expect error 8:10: global function 'g' requires that 'Int' conform to 'FloatingPoint'
// expect error 9:21: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 11:21: cannot convert value of type 'Int' to expected argument type 'Double'
