import Foundation
protocol Shape: CustomStringConvertible { associatedtype Unit: Numeric & Comparable; var area: Unit { get }; func scaled(by f: Unit) -> Self; static var name: String { get } }
extension Shape { static var name: String { "\(Self.self)" }; var description: String { "\(Self.name)(\(area))" } }
struct Rect: Shape { var w, h: Double; var area: Double { w * h }; func scaled(by f: Double) -> Rect { Rect(w: w * f, h: h * f) } }
struct Grid: Shape { var cells: Int; var area: Int { cells * cells }; func scaled(by f: Int) -> Self { .init(cells: cells * f) }; static let name = "G" }
func largest<S: Shape>(_ s: [S]) -> S? { s.max { $0.area < $1.area } }
func total(_ shapes: [any Shape]) -> String { shapes.map(\.description).joined(separator: "+") }
func make(_ n: Int) -> some Shape { Grid(cells: n).scaled(by: 2) }
print(largest([Rect(w: 1, h: 2), Rect(w: 3, h: 1)])!, total([Rect(w: 1, h: 2), Grid(cells: 3)]), make(2))
struct AnyShape: CustomStringConvertible {
  private let _describe: () -> String; private let _grow: (Int) -> AnyShape
  init<S: Shape>(_ s: S) where S.Unit: ExpressibleByIntegerLiteral { _describe = { s.description }; _grow = { n in AnyShape((0..<n).reduce(s) { acc, _ in acc.scaled(by: 2) }) } }
  var description: String { "Any<" + _describe() + ">" }
  func grown(_ n: Int) -> AnyShape { _grow(n) }
}
print(AnyShape(Rect(w: 1, h: 1)).grown(2), [AnyShape(Grid(cells: 1))])
protocol Repository<Item> { associatedtype Item: Identifiable; var all: [Item] { get }; mutating func save(_ item: Item); func find(_ id: Item.ID) -> Item? }
extension Repository { func find(_ id: Item.ID) -> Item? { all.first { $0.id == id } }; subscript(id: Item.ID) -> Item? { find(id) } }
struct User: Identifiable, Hashable { let id: String; var age: Int }
struct Memory<Item: Identifiable>: Repository { private var store: [Item.ID: Item] = [:]; var order: [Item.ID] = []
  var all: [Item] { order.compactMap { store[$0] } }
  mutating func save(_ item: Item) { if store.updateValue(item, forKey: item.id) == nil { order.append(item.id) } } }
var repo: any Repository<User> = Memory<User>()
repo.save(User(id: "a", age: 3)); repo.save(User(id: "b", age: 5)); repo.save(User(id: "a", age: 4))
print(repo.all.map { "\($0.id)\($0.age)" }, repo.find("b")?.age ?? 0, repo.find("z") as Any)
func ages(_ r: some Repository<User>) -> [Int] { r.all.map(\.age).sorted(by: >) }
print(ages(repo))
struct Stack<Element>: ExpressibleByArrayLiteral, Sequence { private var items: [Element] = []
  init(arrayLiteral e: Element...) { items = e }
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Numeric { var sum: Element { reduce(0, +) } }
var st: Stack = [1, 2, 3]; st.push(9); st.pop(); print(Array(st), st.sum, st == [1, 2, 3], st.contains(2), Set(st).count, st.sorted(), zip(st, "abc").map { "\($0)\($1)" })
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(8)), Fib().lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(4).reduce(into: []) { $0.append($1) }, Fib().first { $0 > 50 }!, Array(Fib().dropFirst(3).prefix { $0 < 20 }))
print(Array(stride(from: 10, through: 0, by: -2.5)), sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map(String.init), (1...4).flatMap { Array(repeating: $0, count: $0) }.chunked(3))
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
  func grouped<K: Hashable>(by key: KeyPath<Element, K>) -> [K: [Element]] { .init(grouping: self) { $0[keyPath: key] } } }
let people = [("Ann", 3), ("Bob", 4), ("Cy", 3)].map { User(id: $0.0, age: $0.1) }
print(people.grouped(by: \.age).mapValues { $0.map(\.id) }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let sorters: [(User, User) -> Bool] = [{ $0.age > $1.age }, { $0.id < $1.id }]
print(people.sorted { a, b in for s in sorters { if s(a, b) { return true }; if s(b, a) { return false } }; return false }.map(\.id))
print(people.sorted(using: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.id)]).map(\.id), people.map(\.age).reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }!)
let paths: [PartialKeyPath<User>] = [\.id, \.age]; print(paths.map { people[0][keyPath: $0] })
let kp = \User.age; var u = people[0]; u[keyPath: kp] += 10; print(u.age, kp == \User.age, people.map(\.id.count), people.compactMap(\.id.first))
// expect: Rect(3.0) Rect(2.0)+G(9) G(16)
// expect: Any<Rect(16.0)> [Any<G(1)>]
// expect: ["a4", "b5"] 5 nil
// expect: [5, 4]
// expect: [3, 2, 1] 6 true true 3 [1, 2, 3] ["3a", "2b", "1c"]
// expect: [0, 1, 1, 2, 3, 5, 8, 13] [0, 4, 64, 1156] 55 [2, 3, 5, 8, 13]
// expect: [10.0, 7.5, 5.0, 2.5, 0.0] ["1", "3", "9", "27", "81"] [[1, 2, 2], [3, 3, 3], [4, 4, 4], [4]]
// expect: ["3:[\"Ann\", \"Cy\"]", "4:[\"Bob\"]"]
// expect: ["Bob", "Ann", "Cy"]
// expect: ["Bob", "Ann", "Cy"] (key: 3, value: 2)
// expect: ["Ann", 3]
// expect: 13 true [3, 3, 2] ["A", "B", "C"]
