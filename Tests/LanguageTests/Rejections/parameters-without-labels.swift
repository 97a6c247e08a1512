// Parameters that no call could give, operators before a value that do not say so, and what cannot be indirect.
func f1(_ a: Int..., _ b: Int) {}
func f2(_ a: Int..., b: Int, _ c: Int) {}
func f3(_ a: Int..., _ b: String...) {}
func f4(a: Int..., b: String...) {}
func f5(a: inout Int = 1) {}
func f6() { func inner(_ a: Int..., _ b: Int) {} }
func + (a: Bool) -> Bool { a }
func - (a: Bool, b: Bool) -> Bool { a }
prefix func - (a: Bool) -> Bool { !a }
struct S {
  func f(_ a: Int..., _ b: Int) {}
  init(_ a: Int..., _ b: Int) {}
  init(a: inout Int = 2, b: inout String = "") {}
  subscript(a: Int..., b: Int) -> Int { 1 }
  subscript(a: Int..., b b: Int) -> Int { 1 }
  static func + (a: S) -> S { a }
  static prefix func - (a: S) -> S { a }
  prefix static func ! (a: S) -> S { a }
  indirect var x: Int { 1 }
}
protocol P { func f(_ a: Int..., _ b: Int) ; static func ~ (a: Self) -> Self }
indirect struct S1 {}
indirect class C1 {}
indirect func g() {}
indirect protocol Q {}
indirect enum E1 { case a }
enum E2 { indirect case a(E2) ; case b }
// expect error 2:24: a parameter following a variadic parameter requires a label
// expect error 4:24: a parameter following a variadic parameter requires a label
// expect error 6:24: cannot provide default value to inout parameter 'a'
// expect error 7:39: a parameter following a variadic parameter requires a label
// expect error 8:1: prefix unary operator missing 'prefix' modifier
// expect error 12:25: a parameter following a variadic parameter requires a label
// expect error 13:23: a parameter following a variadic parameter requires a label
// expect error 14:23: cannot provide default value to inout parameter 'a'
// expect error 14:44: cannot provide default value to inout parameter 'b'
// expect error 15:24: a parameter following a variadic parameter requires a label
// expect error 17:10: prefix unary operator missing 'prefix' modifier
// expect error 20:3: 'indirect' modifier cannot be applied to this declaration
// expect error 22:36: a parameter following a variadic parameter requires a label
// expect error 22:53: prefix unary operator missing 'prefix' modifier
// expect error 23:1: 'indirect' modifier cannot be applied to this declaration
// expect error 24:1: 'indirect' modifier cannot be applied to this declaration
// expect error 25:1: 'indirect' modifier cannot be applied to this declaration
// expect error 26:1: 'indirect' modifier cannot be applied to this declaration
