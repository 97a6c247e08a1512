protocol Shape { static var name: String { get }; static func make(_ n: Double) -> Self; var area: Double { get } }
extension Shape {
  static var name: String { "\(Self.self)".lowercased() }
  static func pair(_ n: Double) -> [Self] { [make(n), make(n * 2)] }
  var kind: String { Self.name }
}
struct Square: Shape { let side: Double; var area: Double { side * side }
  static func make(_ n: Double) -> Square { Square(side: n) } }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r }
  static let name = "round"
  static func make(_ n: Double) -> Self { .init(r: n) } }
func build<S: Shape>(_ type: S.Type, _ n: Double) -> S { type.make(n) }
print(build(Square.self, 3).area, build(Circle.self, 1).area)
print(Square.name, Circle.name, Square.pair(2).map(\.area), Circle(r: 1).kind)
let types: [any Shape.Type] = [Square.self, Circle.self]
for type in types { print(type.name, type.make(1).area, type) }
func inferred<S: Shape>(_ n: Double) -> S { S.make(n) }
let circle: Circle = inferred(2)
print(circle.area)
protocol Default { init(); static var fallback: Self { get } }
extension Default { static var fallback: Self { Self() } }
extension Int: Default {}
extension String: Default { static var fallback: String { "?" } }
struct Config: Default { var x = 5 }
func value<T: Default>(_ x: T?) -> T { x ?? T.fallback }
print(value(nil as Int?), value(nil as String?), value(Optional("s")), value(nil as Config?))
protocol Zero { static var zero: Self { get } ; static func + (a: Self, b: Self) -> Self }
extension Int: Zero {}
struct Vec: Zero { var x = 0, y = 0
  static var zero: Vec { Vec() }
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) } }
func sum<T: Zero>(_ items: [T]) -> T { items.reduce(.zero, +) }
print(sum([1, 2, 3]), sum([Vec(x: 1, y: 2), Vec(x: 3, y: 4)]))
// expect: 9.0 3.0
// expect: square round [4.0, 16.0] round
// expect: square 1.0 Square
// expect: round 3.0 Circle
// expect: 12.0
// expect: 0 ? s Config(x: 5)
// expect: 6 Vec(x: 4, y: 6)
