protocol Vector: Equatable {
  associatedtype Scalar
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, s: Scalar) -> Self
  static prefix func - (a: Self) -> Self
  static func dot(_ a: Self, _ b: Self) -> Scalar
}
extension Vector {
  static func - (a: Self, b: Self) -> Self { a + (-b) }
  static func += (a: inout Self, b: Self) { a = a + b }
}
struct V2<T: SignedNumeric>: Vector {
  var x: T, y: T
  static var zero: V2 { V2(x: 0, y: 0) }
  static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: V2, s: T) -> V2 { V2(x: a.x * s, y: a.y * s) }
  static prefix func - (a: V2) -> V2 { V2(x: -a.x, y: -a.y) }
  static func dot(_ a: V2, _ b: V2) -> T { a.x * b.x + a.y * b.y }
}
func sum<V: Vector>(_ vectors: [V]) -> V { vectors.reduce(.zero, +) }
print(sum([V2(x: 1, y: 2), V2(x: 3, y: 4)]))
var v = V2(x: 1.5, y: 2)
v += V2(x: 1, y: 1)
print(v, v - V2(x: 1, y: 1), v * 2, V2.dot(v, v), -v == V2(x: -2.5, y: -3))
infix operator <>: AdditionPrecedence
protocol Monoid {
  static var empty: Self { get }
  static func <> (a: Self, b: Self) -> Self
}
extension Array: Monoid {
  static var empty: [Element] { [] }
  static func <> (a: [Element], b: [Element]) -> [Element] { a + b }
}
extension String: Monoid {
  static var empty: String { "" }
  static func <> (a: String, b: String) -> String { a + b }
}
func concat<M: Monoid>(_ parts: [M]) -> M { parts.reduce(.empty, <>) }
print(concat([[1], [2, 3]]), concat(["a", "b"]), [1] <> [2] <> [3])
func clamp<T: Comparable>(_ x: T, _ low: T, _ high: T) -> T { x < low ? low : x > high ? high : x }
print(clamp(5, 1, 3), clamp("m", "a", "f"), clamp(0.5, 0, 1))
func average<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(average([1, 2, 4] as [Float]), gcd(48, 18), gcd(UInt8(30), 12), [1, 2, 3].reduce(0, -), (1...5).reduce(1, *))
// expect: V2<Int>(x: 4, y: 6)
// expect: V2<Double>(x: 2.5, y: 3.0) V2<Double>(x: 1.5, y: 2.0) V2<Double>(x: 5.0, y: 6.0) 15.25 true
// expect: [1, 2, 3] ab [1, 2, 3]
// expect: 3 f 0.5
// expect: 2.3333333 6 6 -6 120
