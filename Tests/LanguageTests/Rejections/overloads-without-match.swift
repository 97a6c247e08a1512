func show(_ a: Int) {}
func show(_ a: String) {}
show(true)
show(x: 1)
struct S {
  func m(_ a: Int) {}
  func m(_ a: String) {}
  static func s(_ a: Int) {}
  static func s(_ a: String) {}
  init(_ a: Int) {}
  init(_ a: String) {}
}
let s = S(1)
s.m(true)
s.m(x: 1)
S.s(true)
_ = S(x: 1)
var d = ["a": 1]
d["b", 0] += 1
let w = type(s)
let n = Int(true)
// expect error 3:1: no exact matches in call to global function 'show'
// expect error 4:5: extraneous argument label 'x:' in call
// expect error 14:3: no exact matches in call to instance method 'm'
// expect error 15:4: extraneous argument label 'x:' in call
// expect error 16:3: no exact matches in call to static method 's'
// expect error 17:6: extraneous argument label 'x:' in call
// expect error 19:2: missing argument label 'default:' in subscript
// expect error 20:14: missing argument label 'of:' in call
// expect error 21:9: no exact matches in call to initializer
