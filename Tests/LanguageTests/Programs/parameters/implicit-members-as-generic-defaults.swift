// A default argument of a generic parameter says what the parameter is, also as an implicit member.
protocol Shape { func corners() -> Int }
struct Rectangle: Shape { func corners() -> Int { 4 } }
struct Polygon: Shape {
  var count = 3
  func corners() -> Int { count }
}
extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Polygon { static func polygon(_ count: Int) -> Polygon { Polygon(count: count) } }

func corners(_ shape: some Shape = .rect, more: Int = 0) -> Int { shape.corners() + more }
func name<S: Shape>(_ shape: S = .polygon(6)) -> String { "\(S.self) \(shape.corners())" }
func both<S: Shape>(_ count: Int, first: S = Rectangle(), _ second: some Shape = .polygon(5)) -> Int {
  count + first.corners() + second.corners()
}
struct Drawing {
  var sum = 0
  init(_ shape: some Shape = .rect) { sum = shape.corners() }
}

print(corners(), corners(more: 2), corners(Polygon()), corners(.polygon(8)))
print(name(), name(.rect), name(Polygon(count: 9)))
print(both(1), both(1, first: .polygon(7)), both(1, Rectangle()))
print(Drawing().sum, Drawing(.polygon(12)).sum)
// expect: 4 6 3 8
// expect: Polygon 6 Rectangle 4 Polygon 9
// expect: 10 13 9
// expect: 4 12
