// A class member of a type that is generic is that of the class which the type argument is.
class Shape {
  class var title: String { "shape" }
  class func describe() -> String { "a \(title)" }
  static var count: Int { 7 }
  required init() {}
}
class Square: Shape {
  override class var title: String { "square" }
  override class func describe() -> String { "my " + super.describe() }
}
final class Tile: Square { override class var title: String { "tile" } }
func make<S: Shape>(_ type: S.Type) -> S {
  print(S.self, S.title, S.describe(), S.count, type.title)
  return S()
}
print(type(of: make(Shape.self)), type(of: make(Square.self)), type(of: make(Tile.self)))
func titles<S: Shape>(_ shapes: [S]) -> [String] { shapes.map { type(of: $0).title } + [S.title] }
print(titles([Square(), Tile()]), titles([Tile()]))
// expect: Shape shape a shape 7 shape
// expect: Square square my a square 7 square
// expect: Tile tile my a tile 7 tile
// expect: Shape Square Tile
// expect: ["square", "tile", "square"] ["tile", "tile"]
