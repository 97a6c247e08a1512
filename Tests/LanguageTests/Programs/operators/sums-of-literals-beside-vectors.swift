// Sums of literals are numbers beside a type for which the program declares the same operators, and become what is scaled by.
struct Vector: Equatable {
  var x, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { a + b * -1 }
  static func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b, y: a.y * b) }
  static func * (a: Double, b: Vector) -> Vector { b * a }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func / (a: Vector, b: Int) -> Vector { Vector(x: a.x / Double(b), y: 0) }
  static func / (a: Vector, b: Double) -> Vector { Vector(x: a.x / b, y: a.y / b) }
  static prefix func - (a: Vector) -> Vector { a * -1 }
}
let v = Vector(x: 1, y: 2), n = 4, half = 0.5
print(v * (1 + 2), (1 + 2) * v, v * (2 * 3 + 1), v * (1 / 2), v * (3 - 1) + v, -v * (1 + 1.5))
print(v / 2, v / 2.5, v / n, v / half, v / (1 + 1), v * 2 + v, 2 * v * 3, v * v, v * v * 2, v - v * 2)
let scaled: Vector = 2 * v + v / 2
let product: Double = v * v
print(scaled, product)
// expect: Vector(x: 3.0, y: 6.0) Vector(x: 3.0, y: 6.0) Vector(x: 7.0, y: 14.0) Vector(x: 0.5, y: 1.0) Vector(x: 3.0, y: 6.0) Vector(x: -2.5, y: -5.0)
// expect: Vector(x: 0.5, y: 0.0) Vector(x: 0.4, y: 0.8) Vector(x: 0.25, y: 0.0) Vector(x: 2.0, y: 4.0) Vector(x: 0.5, y: 0.0) Vector(x: 3.0, y: 6.0) Vector(x: 6.0, y: 12.0) 5.0 10.0 Vector(x: -1.0, y: -2.0)
// expect: Vector(x: 2.5, y: 4.0) 5.0
