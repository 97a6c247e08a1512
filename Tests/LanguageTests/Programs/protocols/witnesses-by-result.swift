// A member of another result type is no witness: the default of the extension stands in its place.
protocol Figure {
  func area() -> Double
  var name: String { get }
}
extension Figure {
  func area() -> Double { 0.5 }
  var name: String { "figure" }
}
struct Square: Figure {
  func area() -> Int { 4 }
  var name: Int { 3 }
}
struct Circle: Figure {
  func area() -> Double { 3.14 }
  var name: String { "circle" }
}

let figures: [any Figure] = [Square(), Circle()]
for figure in figures { print(figure.area(), figure.name) }

func show<F: Figure>(_ figure: F) { print(figure.area(), figure.name) }
show(Square())
show(Circle())

let side: Int = Square().area()
print(side, Square().name + 1)
// expect: 0.5 figure
// expect: 3.14 circle
// expect: 0.5 figure
// expect: 3.14 circle
// expect: 4 4
