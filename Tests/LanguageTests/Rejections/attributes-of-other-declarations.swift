@discardableResult let x = 1
@discardableResult struct A1 {}
@escaping func f1() {}
@autoclosure var v = 1
struct S {
  @main func m() {}
  @discardableResult var p: Int { 1 }
  @discardableResult init() {}
  @propertyWrapper var w: Int
  @escaping var e: () -> Void = {}
  @resultBuilder func b() {}
  @discardableResult subscript(i: Int) -> Int { i }
}
enum E { @discardableResult case a }
@propertyWrapper func pw() {}
@resultBuilder var rb: Int { 1 }
@dynamicMemberLookup func dm() {}
@dynamicMemberLookup var dv = 1
@dynamicCallable typealias T = Int
@propertyWrapper extension S {}
@propertyWrapper protocol PP {}
@main func mainly() {}
func local() {
  @discardableResult let y = 1
  @escaping let z = { 1 }
  @discardableResult func inner() -> Int { 1 }
  @propertyWrapper var q = 1
  print(y, z)
}
protocol P { @discardableResult var r: Int { get } ; @discardableResult func ok() -> Int }
@inlinable var inl: Int { 1 }
lazy func lz() {}
weak func wk() {}
struct L { lazy func a() {}; weak func b() {}; lazy struct C {}; mutating var d = 1; mutating struct F {}; unowned func h() {} }
enum M { mutating case a; static case c; lazy case d; indirect func e() {} }
class N { nonmutating func g() {}; mutating func h() {} }
// expect error 1:1: '@discardableResult' attribute cannot be applied to this declaration
// expect error 2:1: '@discardableResult' attribute cannot be applied to this declaration
// expect error 3:2: attribute can only be applied to types, not declarations
// expect error 4:2: attribute can only be applied to types, not declarations
// expect error 6:3: '@main' attribute cannot be applied to this declaration
// expect error 7:3: '@discardableResult' attribute cannot be applied to this declaration
// expect error 9:3: '@propertyWrapper' attribute cannot be applied to this declaration
// expect error 10:4: attribute can only be applied to types, not declarations
// expect error 11:3: '@resultBuilder' attribute cannot be applied to this declaration
// expect error 12:3: '@discardableResult' attribute cannot be applied to this declaration
// expect error 14:10: '@discardableResult' attribute cannot be applied to this declaration
// expect error 15:1: '@propertyWrapper' attribute cannot be applied to this declaration
// expect error 16:1: '@resultBuilder' attribute cannot be applied to this declaration
// expect error 17:1: '@dynamicMemberLookup' attribute cannot be applied to this declaration
// expect error 18:1: '@dynamicMemberLookup' attribute cannot be applied to this declaration
// expect error 19:1: '@dynamicCallable' attribute cannot be applied to this declaration
// expect error 20:1: '@propertyWrapper' attribute cannot be applied to this declaration
// expect error 21:1: '@propertyWrapper' attribute cannot be applied to this declaration
// expect error 22:1: '@main' attribute cannot be applied to this declaration
// expect error 24:3: '@discardableResult' attribute cannot be applied to this declaration
// expect error 25:4: attribute can only be applied to types, not declarations
// expect error 27:3: '@propertyWrapper' attribute cannot be applied to this declaration
// expect error 30:14: '@discardableResult' attribute cannot be applied to this declaration
// expect error 32:1: 'lazy' may only be used on 'var' declarations
// expect error 33:1: 'weak' may only be used on 'var' declarations
// expect error 34:12: 'lazy' may only be used on 'var' declarations
// expect error 34:30: 'weak' may only be used on 'var' declarations
// expect error 34:48: 'lazy' may only be used on 'var' declarations
// expect error 34:66: 'mutating' may only be used on 'func' declarations
// expect error 34:86: 'mutating' may only be used on 'func' declarations
// expect error 34:108: 'unowned' may only be used on 'var' declarations
// expect error 35:10: 'mutating' may only be used on 'func' declarations
// expect error 35:34: declaration cannot be marked 'static'
// expect error 35:42: 'lazy' may only be used on 'var' declarations
// expect error 35:55: 'indirect' modifier cannot be applied to this declaration
// expect error 36:11: 'nonmutating' is not valid on instance methods in classes
// expect error 36:36: 'mutating' is not valid on instance methods in classes
