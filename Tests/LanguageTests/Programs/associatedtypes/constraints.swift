protocol Shape { var area: Double { get } }
protocol Group { associatedtype Member: Shape; var members: [Member] { get } }
extension Group {
  var area: Double { members.map(\.area).reduce(0, +) }
  func largest() -> Member? { members.max { $0.area < $1.area } }
}
struct Square: Shape, Equatable { var side: Double; var area: Double { side * side } }
struct Squares: Group { var members: [Square] }
struct Grid<S: Shape>: Group, Shape { typealias Member = S; var rows: [[S]]; var members: [S] { rows.flatMap { $0 } } }
let squares = Squares(members: [Square(side: 1), Square(side: 3)])
print(squares.area, squares.largest()!)
let grid = Grid(rows: [[Square(side: 2)], [Square(side: 1), Square(side: 1)]])
print(grid.area, Grid(rows: [[grid, grid]]).area)
protocol Monoid { static var empty: Self { get }; func combined(with other: Self) -> Self }
extension String: Monoid { static let empty = ""; func combined(with other: String) -> String { self + other } }
extension Array: Monoid { static var empty: [Element] { [] }; func combined(with other: [Element]) -> [Element] { self + other } }
struct Max: Monoid { var n: Int; static let empty = Max(n: .min); func combined(with o: Max) -> Max { Max(n: Swift.max(n, o.n)) } }
extension Sequence where Element: Monoid { func combined() -> Element { reduce(.empty) { $0.combined(with: $1) } } }
print(["a", "b"].combined(), [[1], [2, 3]].combined(), [Max(n: 3), Max(n: 8), Max(n: 5)].combined().n)
print([String]().combined().isEmpty, [Max]().combined().n == Int.min)
protocol Unit { associatedtype Base: Unit where Base.Base == Base; var base: Base { get }; var text: String { get } }
struct Metre: Unit { var n: Double; var base: Metre { self }; var text: String { "\(n) m" } }
struct Kilo: Unit { var n: Double; var base: Metre { Metre(n: n * 1000) }; var text: String { "\(n) km" } }
func compare<A: Unit, B: Unit>(_ a: A, _ b: B) -> String where A.Base == B.Base { a.base.text + " vs " + b.base.base.text }
print(compare(Metre(n: 5), Kilo(n: 2)))
struct Pairs<S: Sequence>: Sequence, IteratorProtocol {
  var iterator: S.Iterator
  init(_ s: S) { iterator = s.makeIterator() }
  mutating func next() -> (S.Element, S.Element)? {
    guard let a = iterator.next(), let b = iterator.next() else { return nil }
    return (a, b)
  }
}
print(Array(Pairs(1...5)).map { $0.0 * $0.1 }, Pairs("abcd").map { "\($1)\($0)" })
// expect: 10.0 Square(side: 3.0)
// expect: 6.0 12.0
// expect: ab [1, 2, 3] 8
// expect: true true
// expect: 5.0 m vs 2000.0 m
// expect: [2, 12] ["ba", "dc"]
