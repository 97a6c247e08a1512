let n = 3
let a: StaticString = "x \(n)"
struct P: ExpressibleByStringLiteral { init(stringLiteral s: String) {} }
let p: P = "x \(n)"
func f(_ p: P) {}
f("a \(n)")
func g(_ p: P) { print("P") }
func g(_ s: String) { print("String") }
g("a \(n)"); g("a")
// expect error 2:23: cannot convert value of type 'String' to specified type 'StaticString'
// expect error 4:12: cannot convert value of type 'String' to specified type 'P'
// expect error 6:3: cannot convert value of type 'String' to expected argument type 'P'
