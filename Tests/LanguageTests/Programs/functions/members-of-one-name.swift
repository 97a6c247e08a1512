// Subscripts, initializers, members of extensions and operators of one name.
struct S {
  var n = 1
  static func make() -> S { S() }
  static let zero = S(n: 0)
  func at(_ i: Int) -> String { "method int" }
  func at(_ i: String) -> String { "method str" }
  static func at(_ i: Int) -> String { "static int" }
  subscript(i: Int) -> String { "sub int" }
  subscript(i: String) -> String { "sub str" }
  subscript(i: Int, j: Int) -> String { "sub two" }
  subscript(safe i: Int) -> String? { i == 0 ? "safe" : nil }
  subscript<T: Hashable>(key k: T) -> String { "key \(T.self)" }
  subscript(r: Range<Int>) -> String { "range" }
  subscript(r: ClosedRange<Int>) -> String { "closed" }
  subscript(r: PartialRangeFrom<Int>) -> String { "from" }
  init(n: Int = 1) { self.n = n }
  init(_ s: String) { n = s.count }
  init?(_ d: Double) { if d < 0 { return nil }; n = Int(d) }
  init<T: BinaryInteger>(from x: T) { n = Int(x) }
  init(from x: String) { n = x.count * 10 }
}
let s = S()
print(s.at(1), s.at("a"), S.at(1), s[1], s["a"], s[1, 2], s[safe: 0] as Any, s[key: 1], s[key: "a"], s[0..<2], s[0...2], s[1...])
print(S("abc").n, S(2.5)?.n as Any, S(-1.0) as Any, S(from: UInt8(3)).n, S(from: "ab").n, S().n, S(n: 4).n)
extension Collection { func kind() -> String { "collection" } }
extension Sequence { func kind() -> String { "sequence" } }
extension Array { func kind() -> String { "array" } }
extension Array where Element == Int { func kind() -> String { "ints" } }
extension Collection where Element: Comparable { func kind() -> String { "comparables" } }
extension String { func kind() -> String { "string" } }
print([1].kind(), ["a"].kind(), [[1]].kind(), "a".kind(), Set([1]).kind(), (1...2).kind(), [1: 2].kind(), AnySequence([1]).kind(), "a".dropFirst().kind(), [1][...].kind())
protocol Shape { func area() -> Double; var name: String { get } }
extension Shape { func area() -> Double { 0 }; var name: String { "shape" }; func describe() -> String { "\(name) \(area())" }; func extra() -> String { "ext" } }
struct Sq: Shape { func area() -> Double { 4 }; var name: String { "sq" }; func extra() -> String { "own" } }
struct Pt: Shape {}
let shapes: [any Shape] = [Sq(), Pt()]
for x in shapes { print(x.describe(), x.extra(), x.name) }
print(Sq().extra(), Pt().extra())
func gen<T: Shape>(_ t: T) -> String { t.extra() + t.name }
print(gen(Sq()), gen(Pt()))
enum E { case a(Int), b(String); static func c(_ n: Int) -> E { .a(n) }; static var d: E { .b("d") } }
func ev(_ e: E) -> String { "\(e)" }
print(ev(.a(1)), ev(.c(2)), ev(.d), ev(.b("x")))
func trail(_ n: Int = 0, first: () -> Int, second: (() -> Int)? = nil) -> String { "\(n) \(first()) \(second?() as Any)" }
print(trail { 1 }, trail(2) { 1 } second: { 3 }, trail(first: { 5 }))
func opt(a: Int = 1, b: (Int) -> Int = { $0 }, c: (Int) -> Int = { $0 * 2 }) -> Int { b(a) + c(a) }
print(opt { $0 + 10 }, opt(a: 2) { $0 } c: { $0 }, opt())
func kp<T>(_ f: (S) -> T) -> T { f(S(n: 9)) }
print(kp(\.n), kp { $0.n + 1 }, [S(n: 1), S(n: 2)].map(\.n), [1, 2].map(String.init), ["a"].map(\.count))
func io(_ x: inout Int) { x += 1 }
func io(_ x: Int) -> Int { x + 100 }
var q = 1
io(&q); print(q, io(q))
infix operator <+>: AdditionPrecedence
func <+> (a: Int, b: Int) -> String { "int" }
func <+> (a: Double, b: Double) -> String { "dbl" }
func <+> <T>(a: T, b: T) -> String { "gen" }
func <+> (a: String, b: Int) -> String { "str int" }
print(1 <+> 2, 1 <+> 2.5, "a" <+> "b", "a" <+> 1, [1] <+> [2])
// expect: method int method str static int sub int sub str sub two Optional("safe") key Int key String range closed from
// expect: 3 Optional(2) nil 3 20 1 4
// expect: ints array array string comparables comparables collection sequence comparables comparables
// expect: sq 4.0 ext sq
// expect: shape 0.0 ext shape
// expect: own ext
// expect: extsq extshape
// expect: a(1) a(2) b("d") b("x")
// expect: 0 1 nil 2 1 Optional(3) 0 5 nil
// expect: 12 4 3
// expect: 9 10 [1, 2] ["1", "2"] [1]
// expect: 2 102
// expect: int dbl gen str int gen
