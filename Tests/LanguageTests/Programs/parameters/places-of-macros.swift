func plain(_ l: Int = #line, _ f: String = #function) { print(l, f) }
func inParentheses(_ l: Int = (#line), _ f: String = (#function)) { print(l, f) }
func interpolated(_ f: String = "\(#function)", _ l: [Int] = [#line]) { print(f, l) }
@propertyWrapper struct W {
  var wrappedValue = 1
  init(_ s: String = #function, l: Int = (#line)) { print(s, l) }
}
struct S {
  let stored = #function
  lazy var late = #function
  static let shared = #function
  var made: String = { #function }()
  @W() var a: Int
  @W(#function) var b: Int
  subscript(f: String = (#function), l: Int = (#line)) -> String { f + String(l) }
  subscript(at l: Int = #line) -> Int { l }
  static func make(_ f: String = (#function), _ l: Int = #line) -> String { f + String(l) }
}
enum E { case a(String = #function, Int = #line) }
let atTop = #function
func use() {
  plain()
  inParentheses()
  interpolated()
  var s = S()
  print(s.stored, s.late, S.shared, s.made)
  print(s[], s[at: 1], S.make(),
    S.make())
  print(E.a())
  func local(l: Int = #line, f: String = #function) { print(l, f) }
  local()
}
use()
print(atTop)
// expect: 22 use()
// expect: 2 inParentheses(_:_:)
// expect: interpolated(_:_:) [3]
// expect: S 6
// expect: S 6
// expect: S late S S
// expect: 27 1 make(_:_:)27 make(_:_:)28
// expect: a("use()", 29)
// expect: 31 use()
// expect: main
