let age = 3
print("a" + age + "b")
let line = "x: " + age + "."
let text: String = "x" + age
let late = "a" + "b" + age
let early = age + "a" + "b"
var count = 5
let next = count++
--count
func same<T>(_ a: T, _ b: T) -> Bool { a == b }
func sum<T>(_ a: T, _ b: T) -> T { a + b }
// expect error 2:13: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 3:20: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 4:26: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 5:22: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 6:13: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:17: cannot find operator '++' in scope; did you mean '+= 1'?
// expect error 9:1: cannot find operator '--' in scope; did you mean '-= 1'?
// expect error 10:42: binary operator '==' cannot be applied to two 'T' operands
// expect error 11:38: binary operator '+' cannot be applied to two 'T' operands
