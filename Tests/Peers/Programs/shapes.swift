protocol Shape {
  var area: Double { get }
  func scaled(by factor: Double) -> any Shape
}

struct Square: Shape {
  let side: Double
  var area: Double { side * side }
  func scaled(by factor: Double) -> any Shape { Square(side: side * factor) }
}

struct Rectangle: Shape {
  let width: Double
  let height: Double
  var area: Double { width * height }
  func scaled(by factor: Double) -> any Shape { Rectangle(width: width * factor, height: height * factor) }
}

func main() {
  var shapes: [any Shape] = []
  for i in 0..<1000 {
    if i % 2 == 0 {
      shapes.append(Square(side: Double(i)))
    } else {
      shapes.append(Rectangle(width: Double(i), height: 2))
    }
  }
  var total = 0.0
  for round in 0..<100 {
    shapes = shapes.map { $0.scaled(by: round % 2 == 0 ? 2 : 0.5) }
    total += shapes.filter { $0.area > 1000 }.map { $0.area }.reduce(0, +)
  }
  print(total)
}

main()
