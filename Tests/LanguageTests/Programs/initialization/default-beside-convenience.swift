class Vector {
  var x = 0.0, y = 0.0
  convenience init(_ pair: (Double, Double)) {
    self.init()
    (x, y) = pair
  }
  convenience init(both value: Double) { self.init((value, value)) }
}
final class Named: Vector { var name = "n" }
print(Vector((1, 2)).y, Vector().x, Vector(both: 3).x, Named(both: 4).y, Named().name)
struct Position {
  let value: Double
  init?(checked value: Double) { if value < 0 { return nil }; self.value = value }
  init!(_ value: Double) { if value < 0 { return nil }; self.value = value }
  static func make(_ value: Double) -> Position! { Position(value) }
}
let position: Position = Position(12)
func take(_ position: Position) -> Double { position.value }
print(position, take(Position(9)), Position(4).value, Position(4)?.value ?? 0, Position(checked: -1) as Any)
let kept = Position(3)
let made: Position = .make(1)
print(kept!.value, type(of: kept), made.value, Position.make(2).value, Position(-1) == nil)
extension Position: Equatable {}
// expect: 2.0 0.0 3.0 4.0 n
// expect: Position(value: 12.0) 9.0 4.0 4.0 nil
// expect: 3.0 Optional<Position> 1.0 2.0 true
