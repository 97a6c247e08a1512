import Foundation
// inventory with generics, protocols, formatting
protocol Priced { var price: Decimal { get } }
protocol Stocked: Identifiable, Hashable { var quantity: Int { get set } }
enum Category: String, CaseIterable, Codable, Comparable {
  case tools = "Tools", food = "Food", toys
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var emoji: Character { switch self { case .tools: "🔧"; case .food: "🍎"; case .toys: "🧸" } }
}
struct Item: Priced, Stocked, Codable, CustomStringConvertible {
  let id: Int
  var name: String
  var price: Decimal
  var quantity: Int { didSet { if quantity < 0 { quantity = 0 } } }
  var category: Category
  var description: String { "#\(id) \(name.padding(toLength: 10, withPad: ".", startingAt: 0)) \(category.emoji) x\(quantity)" }
}
struct Inventory<Element: Stocked & Priced> {
  private(set) var items: [Element.ID: Element] = [:]
  private var order: [Element.ID] = []
  enum Failure: Error, Equatable { case duplicate(String), missing, insufficient(have: Int, need: Int) }
  mutating func add(_ e: Element) throws(Failure) {
    guard items.updateValue(e, forKey: e.id) == nil else { throw .duplicate("\(e.id)") }
    order.append(e.id)
  }
  mutating func take(_ n: Int, of id: Element.ID) throws(Failure) -> Element {
    guard var e = items[id] else { throw .missing }
    guard e.quantity >= n else { throw .insufficient(have: e.quantity, need: n) }
    e.quantity -= n
    items[id] = e
    return e
  }
  var all: [Element] { order.compactMap { items[$0] } }
  func total() -> Decimal { all.reduce(into: Decimal.zero) { $0 += $1.price * Decimal($1.quantity) } }
  func grouped<K: Hashable & Comparable>(by key: KeyPath<Element, K>) -> [(K, [Element])] {
    Dictionary(grouping: all, by: { $0[keyPath: key] }).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  subscript<T>(id: Element.ID, path: WritableKeyPath<Element, T>) -> T? {
    get { items[id]?[keyPath: path] }
    set { if let newValue { items[id]?[keyPath: path] = newValue } else { items[id] = nil; order.removeAll { $0 == id } } }
  }
}
var inv = Inventory<Item>()
do {
  try inv.add(Item(id: 1, name: "Hammer", price: 12.5, quantity: 3, category: .tools))
  try inv.add(.init(id: 2, name: "Apple", price: Decimal(string: "0.35")!, quantity: 120, category: .food))
  try inv.add(.init(id: 3, name: "Bear", price: 20, quantity: 2, category: .toys))
  try inv.add(.init(id: 3, name: "Bear", price: 20, quantity: 2, category: .toys))
} catch .duplicate(let id) { print("duplicate", id) } catch { print(error) }
for (n, id) in [(2, 1), (9, 3), (1, 7)] {
  do { print(try inv.take(n, of: id)) } catch { print(error, error == .missing) }
}
print(inv.total(), inv.all.map(\.name))
for (cat, items) in inv.grouped(by: \.category) { print(cat, cat.rawValue, items.count, items.map(\.quantity).max()!) }
inv[2, \.name] = "Pear"; inv[1, \.quantity] = nil as Int?
inv[3, \.quantity]! -= 5
print(inv.all, inv[9, \.name] ?? "none")
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let data = try enc.encode(inv.all)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode([Item].self, from: data)
print(back == inv.all, Set(back).count)
let f = NumberFormatter(); f.numberStyle = .currency; f.locale = Locale(identifier: "en_US")
print(f.string(from: inv.total() as NSDecimalNumber) ?? "-", String(format: "%-8@|%5.2f|%03d|%x", "ab" as NSString, 3.14159, 7, 255))
print(Category.allCases.sorted().map { "\($0)" }, Category(rawValue: "Food") as Any, Category(rawValue: "x") as Any)
// expect: duplicate 3
// expect: #1 Hammer.... 🔧 x1
// expect: insufficient(have: 2, need: 9) false
// expect: missing true
// expect: 94.5 ["Hammer", "Apple", "Bear"]
// expect: food Food 1 120
// expect: tools Tools 1 1
// expect: toys toys 1 2
// expect: [#2 Pear...... 🍎 x120, #3 Bear...... 🧸 x0] none
// expect: [{"category":"Food","id":2,"name":"Pear","price":0.35,"quantity":120},{"category":"toys","id":3,"name":"Bear","price":20,"quantity":0}]
// expect: true 2
// expect: $42.00 ab| 3.14|007|ff
// expect: ["food", "tools", "toys"] Optional(main.Category.food) nil
