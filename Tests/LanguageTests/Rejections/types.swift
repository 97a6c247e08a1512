let n: Int = "text"
let s: String = 5
var count = 3
count = "four"
let sum = 1 + "a"
let optional: Int? = 4
let plain: Int = optional
let list: [Int] = [1, "b"]
let call = count()
func take(_ n: Int) {}
take(2.5)
let d: Double = count
// expect error 1:14: cannot convert value of type 'String' to specified type 'Int'
// expect error 2:17: cannot convert value of type 'Int' to specified type 'String'
// expect error 4:9: cannot assign value of type 'String' to type 'Int'
// expect error 5:13: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 7:18: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 8:23: cannot convert value of type 'String' to expected element type 'Int'
// expect error 9:12: cannot call value of non-function type 'Int'
// expect error 11:6: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 12:17: cannot convert value of type 'Int' to specified type 'Double'
