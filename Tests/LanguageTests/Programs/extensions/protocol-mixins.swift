protocol HasArea { var area: Double { get } }
protocol Scalable { mutating func scale(by k: Double) }
protocol Named { var name: String { get } }
extension HasArea { func isLarger(than o: some HasArea) -> Bool { area > o.area } ; static func total(_ items: [Self]) -> Double { items.reduce(0) { $0 + $1.area } } }
extension Scalable { func scaled(by k: Double) -> Self { var c = self; c.scale(by: k); return c } }
extension Named where Self: HasArea { var label: String { "\(name): \(area)" } }
extension Named { var label: String { name } ; var name: String { String(describing: Self.self) } }
struct Square: HasArea, Scalable, Named { var side = 1.0; var area: Double { side * side }; mutating func scale(by k: Double) { side *= k } }
struct Tag: Named { var name: String }
class Disc: HasArea, Named { var r = 2.0; var area: Double { 3 * r * r }; var name: String { "disc" } }
print(Square().scaled(by: 3).area, Square(side: 4).isLarger(than: Disc()), Square.total([Square(), Square(side: 2)]))
print(Square().label, Tag(name: "t").label, Disc().label)
extension Array: HasArea where Element: HasArea { var area: Double { map(\.area).reduce(0, +) } }
print([Square(side: 2), Square()].area, [[Square()]].area, [Disc()].isLarger(than: [Square()]))
extension Sequence where Element: Named { func names() -> String { map(\.name).sorted().joined(separator: "+") } }
print([Tag(name: "b"), Tag(name: "a")].names(), [Square()].names())
extension Comparable { func clamped(_ a: Self, _ b: Self) -> Self { min(max(self, a), b) } }
print(5.clamped(1, 3), "z".clamped("a", "f"))
extension Numeric { func squared() -> Self { self * self } }
print(4.squared(), 1.5.squared(), UInt8(5).squared())
extension Result { var value: Success? { try? get() } ; var failed: Bool { if case .failure = self { true } else { false } } }
struct E: Error {}
print(Result<Int, E>.success(3).value ?? 0, Result<Int, E>.failure(E()).failed)
// expect: 9.0 true 5.0
// expect: Square: 1.0 t disc: 12.0
// expect: 5.0 1.0 true
// expect: a+b Square
// expect: 3 f
// expect: 16 2.25 25
// expect: 3 true
