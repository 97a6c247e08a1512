class Shape {
  func area() -> Double { 0 }
  func scaled(by factor: Double = 2) -> Double { area() * factor }
  subscript(index: Int) -> String { "shape \(index)" }
  func compare(_ other: Shape) -> String { area() == other.area() ? "same" : area() < other.area() ? "less" : "more" }
}
class Square: Shape {
  let side: Double
  init(_ side: Double) { self.side = side }
  override func area() -> Double { side * side }
  override subscript(index: Int) -> String { "square " + super[index] }
}
class Circle: Shape, CustomStringConvertible {
  let radius: Double
  init(radius: Double) { self.radius = radius }
  override func area() -> Double { 3 * radius * radius }
  override func scaled(by factor: Double = 10) -> Double { super.scaled(by: factor) + 0.5 }
  var description: String { "Circle(\(radius))" }
}
final class Disc: Circle {
  override var description: String { "Disc/" + super.description }
  override func compare(_ other: Shape) -> String { "disc " + super.compare(other) }
}
let shapes: [Shape] = [Shape(), Square(2), Circle(radius: 1), Disc(radius: 2)]
for shape in shapes { print(shape.area(), shape.scaled(), shape.scaled(by: 1), shape[3]) }
let circle = Circle(radius: 1)
print(circle.scaled(), (circle as Shape).scaled())
print(shapes[1].compare(shapes[3]), shapes[3].compare(shapes[1]))
print(circle, Disc(radius: 3), [Disc(radius: 1)])
let method = shapes[1].area
print(method(), Shape.area(shapes[3])())
print(shapes.map { $0.area() }.reduce(0, +))
// expect: 0.0 0.0 0.0 shape 3
// expect: 4.0 8.0 4.0 square shape 3
// expect: 3.0 6.5 3.5 shape 3
// expect: 12.0 24.5 12.5 shape 3
// expect: 30.5 6.5
// expect: less disc more
// expect: Circle(1.0) Disc/Circle(3.0) [Disc/Circle(1.0)]
// expect: 4.0 12.0
// expect: 19.0
