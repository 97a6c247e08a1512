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
// expect error 2: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 3: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 4: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 5: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 6: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8: cannot find operator '++' in scope; did you mean '+= 1'?
// expect error 9: cannot find operator '--' in scope; did you mean '-= 1'?
// expect error 10: binary operator '==' cannot be applied to two 'T' operands
// expect error 11: binary operator '+' cannot be applied to two 'T' operands
