infix operator **
func ** (left: Int, right: Int) -> Int { left }
let a = 2.0 ** 3
let half = 2.5
let b = half ** 3
let c = 3 ** half
let d = "a" ** 3
let e = half ** 2.0
infix operator <->
struct Weight { static func <-> (left: Weight, right: Double) -> Weight { left } }
let f = Weight() <-> "a"
let g = 3.0 <-> 2.0
let three = 3
let h = Weight() <-> three
let i = Weight() <-> 3
func join<T>(_ value: T) { let _ = value <-> 2 }
// expect error 3:9: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 5:9: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 6:14: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 7:9: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:9: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 8:17: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:22: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 12:9: cannot convert value of type 'Double' to expected argument type 'Weight'
// expect error 14:22: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 16:36: cannot convert value of type 'T' to expected argument type 'Weight'
