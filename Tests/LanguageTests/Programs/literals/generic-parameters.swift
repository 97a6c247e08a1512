struct V: Numeric, Equatable, CustomStringConvertible {
  var x: Int
  typealias Magnitude = Int
  init(x: Int) { self.x = x }
  init(integerLiteral v: Int) { x = v * 10 }
  init?<T: BinaryInteger>(exactly s: T) { x = Int(s) }
  var magnitude: Int { abs(x) }
  static func + (a: V, b: V) -> V { V(x: a.x + b.x) }
  static func - (a: V, b: V) -> V { V(x: a.x - b.x) }
  static func * (a: V, b: V) -> V { V(x: a.x * b.x) }
  static func *= (a: inout V, b: V) { a = a * b }
  var description: String { "V\(x)" }
}
func sum<T: Numeric>(_ a: [T]) -> T { a.reduce(1, +) }
print(sum([V(x: 1), V(x: 2)]), sum([1, 2]), sum([1.5]))
func zero<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 5 }
print(zero(V.self), zero(Double.self), zero(UInt8.self), V.zero, sum([Int8(3)]))
func fl<T: ExpressibleByFloatLiteral>(_ t: T.Type) -> T { 2.5 }
print(fl(Double.self), fl(Float.self))
func st<T: ExpressibleByStringLiteral>(_ t: T.Type) -> T { "hi" }
struct N: ExpressibleByStringLiteral { var n: String; init(stringLiteral s: String) { n = s + "!" } }
print(st(N.self), st(String.self), st(Substring.self))
// expect: V13 4 2.5
// expect: V50 5.0 5 V0 4
// expect: 2.5 2.5
// expect: N(n: "hi!") hi hi
