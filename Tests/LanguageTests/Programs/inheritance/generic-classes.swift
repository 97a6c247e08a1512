class Store<Item> {
  private(set) var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
  func summary() -> String { "\(items.count) items of \(Item.self)" }
}
class LimitedStore<Item>: Store<Item> {
  let limit: Int
  init(limit: Int) { self.limit = limit }
  override func add(_ item: Item) {
    guard items.count < limit else { print("full"); return }
    super.add(item)
  }
}
class WordStore: LimitedStore<String> {
  override func summary() -> String { super.summary() + ": " + items.joined(separator: ",") }
  func longest() -> String? { items.max { $0.count < $1.count } }
}
let plain = Store<Int>()
plain.add(1)
print(plain.summary())
let limited = LimitedStore<Double>(limit: 1)
limited.add(1)
limited.add(2)
print(limited.summary(), limited.items)
let words = WordStore(limit: 2)
["fig", "apple", "kiwi"].forEach(words.add)
print(words.summary(), words.longest()!)
let base: Store<String> = words
print(base.summary(), type(of: base), type(of: limited))
class Observer<Value> {
  var handlers: [(Value) -> Void] = []
  var value: Value { didSet { handlers.forEach { $0(value) } } }
  init(_ value: Value) { self.value = value }
  func map<T>(_ f: @escaping (Value) -> T) -> Observer<T> {
    let result = Observer<T>(f(value))
    handlers.append { result.value = f($0) }
    return result
  }
}
let number = Observer(1)
let text = number.map { "n=\($0)" }
text.handlers.append { print("changed", $0) }
number.value = 2
number.value += 5
print(text.value)
// expect: 1 items of Int
// expect: full
// expect: 1 items of Double [1.0]
// expect: full
// expect: 2 items of String: fig,apple apple
// expect: 2 items of String: fig,apple WordStore LimitedStore<Double>
// expect: changed n=2
// expect: changed n=7
// expect: n=7
