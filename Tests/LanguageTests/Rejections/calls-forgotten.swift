switch 1 { case 1: { print(1) }
default: { print(2) } }
let s = "abc"
let o = s.lowercased + "a"
for c in s { let u: String = c.uppercased }
let xs = [3, 1]
var t = ""
for c in s { t += c }
class Tree { var left, right: Tree?; var value = 1
  func depth() -> Int { return 1 + max(left?.depth(), right?.depth()) } }
func f(_ s: String) {}
f(s.uppercased)
func g() -> String { s.uppercased }
// expect error 1:20: closure expression is unused
// expect error 2:10: closure expression is unused
// expect error 4:11: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 5:32: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 8:19: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 10:46: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 10:62: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 12:5: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 13:24: function produces expected type 'String'; did you mean to call it with '()'?
