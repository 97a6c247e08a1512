// Operators on implicit members whose type the other elements say.
let bounds = [Double.infinity, -.infinity, .nan]
print(bounds, [1.5, -.infinity].min() ?? 0, min(1.5, -.infinity))
let angles: [Double] = [-.pi, .pi / 2, 2 * .pi]
print(angles)
let mixed = [1.0, .pi * 2, -(.pi)]
print(mixed)
let floats = [Float(1), -.greatestFiniteMagnitude, .pi]
print(floats, type(of: floats))
let named = ["a": 1.5, "b": -.infinity]
print(named["b"] ?? 0)
let yes = true
print(yes ? 1.5 : -.infinity, yes ? -.infinity : 1.5)
let maybe: Double? = 2
print(maybe ?? -.infinity, max(maybe ?? 0, -.infinity))
let pairs = [(1.0, 2), (-.infinity, 3)]
print(pairs)
struct Vector {
  var x: Int
  static let right = Vector(x: 1)
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x) }
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
  static func * (a: Vector, n: Int) -> Vector { Vector(x: a.x * n) }
}
let steps = [Vector(x: 5), -.right, .right + .right, .right * 3, -(.right + .right)]
print(steps.map(\.x))
let chosen = yes ? -.right : Vector(x: 9)
print(chosen.x, [Vector.right, .right + -.right].map(\.x))
// expect: [inf, -inf, nan] -inf -inf
// expect: [-3.141592653589793, 1.5707963267948966, 6.283185307179586]
// expect: [1.0, 6.283185307179586, -3.141592653589793]
// expect: [1.0, -3.4028235e+38, 3.1415925] Array<Float>
// expect: -inf
// expect: 1.5 -inf
// expect: 2.0 2.0
// expect: [(1.0, 2), (-inf, 3)]
// expect: [5, -1, 2, 3, -2]
// expect: -1 [1, 0]
