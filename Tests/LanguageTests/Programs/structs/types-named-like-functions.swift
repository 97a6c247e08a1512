// Types and functions of a program hide functions of the library that have their names.
import Foundation
struct exp { var x = 1 }
struct sin { var y = 2 }
print([exp()], exp(x: 3), [exp].self, sin().y)
enum log { static func info(_ s: String) { print("I", s) } ; case a }
log.info("x"); print(log.a)
struct index { var i = 0 }
print(index(i: 4))
func round(_ x: String) -> String { "<\(x)>" }
print(round("a"))
// expect: [main.exp(x: 1)] exp(x: 3) Array<exp> 2
// expect: I x
// expect: a
// expect: index(i: 4)
// expect: <a>
