struct Item: Equatable { var title: String; var price: Double; var tags: [String]; var size: (w: Int, h: Int) { (tags.count, title.count) }
  static func == (a: Item, b: Item) -> Bool { a.title == b.title } }
extension Sequence { func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] } }
  func sum<N: Numeric>(of path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } } }
extension Array { mutating func updateAll<V>(_ path: WritableKeyPath<Element, V>, _ change: (inout V) -> Void) { for i in indices { change(&self[i][keyPath: path]) } } }
var items = [Item(title: "pen", price: 2.5, tags: ["a"]), Item(title: "ink", price: 9, tags: []), Item(title: "desk", price: 120, tags: ["b", "c"])]
print(items.sorted(by: \.price, descending: true).map(\.title), items.sorted(by: \.title).map(\.title), items.sum(of: \.price), items.sum(of: \.tags.count))
print(items.grouped(by: \.tags.isEmpty)[true]!.map(\.title), items.grouped(by: \.title.count).keys.sorted())
items.updateAll(\.price) { $0 *= 2 }
items.updateAll(\.tags) { $0.append("new") }
print(items.map(\.price), items.map(\.tags.last), items.map(\.size.w), items.min { $0.size.h < $1.size.h }!.title)
let columns: [(String, PartialKeyPath<Item>)] = [("title", \.title), ("price", \.price)]
for (name, path) in columns { print(name, items[0][keyPath: path]) }
let changes: [WritableKeyPath<Item, String>: String] = [\.title: "PEN"]
for (path, value) in changes { items[0][keyPath: path] = value }
print(items[0].title, items.contains { $0[keyPath: \.title] == "ink" }, items.map { $0[keyPath: \.tags[0]] })
func get<R, V>(_ path: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: path] } }
print(items.map(get(\.title.count)), items.allSatisfy(get(\.tags.isEmpty)))
// expect: ["desk", "ink", "pen"] ["desk", "ink", "pen"] 131.5 3
// expect: ["ink"] [3, 4]
// expect: [5.0, 18.0, 240.0] [Optional("new"), Optional("new"), Optional("new")] [2, 1, 3] pen
// expect: title pen
// expect: price 5.0
// expect: PEN true ["a", "new", "b"]
// expect: [3, 3, 4] false
