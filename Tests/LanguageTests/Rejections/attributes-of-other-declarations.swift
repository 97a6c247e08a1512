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
