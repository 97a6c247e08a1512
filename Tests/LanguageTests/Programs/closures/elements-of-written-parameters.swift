protocol Shape {
  static var name: String { get }
  var area: Double { get }
}
struct Circle: Shape {
  static var name: String { "circle" }
  var area: Double { 1 }
}
struct Square: Shape {
  static var name: String { "square" }
  var area: Double { 2 }
}
print([Circle(), Square()].map { (shape: any Shape) in shape.area })
print([Circle(), Square()].reduce(0.0) { (sum: Double, shape: any Shape) in sum + shape.area })
[Circle(), Square()].forEach { (shape: any Shape) in print(shape.area) }
print([Circle(), Square()].contains { (shape: any Shape) in shape.area == 2 })
print([Circle(), Square()].sorted { (a: any Shape, b: any Shape) in a.area > b.area }.map { $0.area })
print(type(of: [Circle(), Circle()].filter { (shape: any Shape) in shape.area > 0 }))
print([1, "a", 2.5].map { (value: Any) in "\(value)" })
print([Circle.self, Square.self].map { (type: any Shape.Type) in type.name })
print([1, 2].reduce("" as Any) { (text: Any, number: Int) in "\(text)\(number)" })
// expect: [1.0, 2.0]
// expect: 3.0
// expect: 1.0
// expect: 2.0
// expect: true
// expect: [2.0, 1.0]
// expect: Array<Shape>
// expect: ["1", "a", "2.5"]
// expect: ["circle", "square"]
// expect: 12
