protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  var count: Int { items.count }
  subscript(i: Int) -> Item { items[i] }
  func reversedItems() -> [Item] { items.reversed() }
}
extension Container where Item: Numeric { func sum() -> Item { items.reduce(0, +) } }
extension Container where Item == String { func sum() -> String { items.joined() } }
struct IntBox: Container { var items: [Int] = []
  mutating func add(_ item: Int) { items.append(item * 10) } }
struct Bag<T>: Container { private(set) var items: [T] = []
  mutating func add(_ item: T) { items.insert(item, at: 0) } }
func fill<C: Container>(_ c: C, with items: [C.Item]) -> C {
  var copy = c
  for item in items { copy.add(item) }
  return copy
}
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  a.items == b.items
}
let box = fill(IntBox(), with: [1, 2])
print(box.items, box.sum(), box[1], box.count)
let bag = fill(Bag<String>(), with: ["a", "b"])
print(bag.items, bag.sum(), bag.reversedItems())
print(same(box, fill(Bag<Int>(), with: [20, 10])), same(bag, bag))
func first<C: Container>(_ c: C) -> C.Item? { c.items.first }
print(first(box)!, first(Bag<Double>()) as Any)
protocol Parser { associatedtype Output; func parse(_ text: String) -> Output? }
struct IntParser: Parser { func parse(_ text: String) -> Int? { Int(text) } }
struct Many<P: Parser>: Parser { let item: P
  func parse(_ text: String) -> [P.Output]? {
    let parts = text.split(separator: ",").map { item.parse(String($0)) }
    return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
  } }
print(Many(item: IntParser()).parse("1,2,3")!, Many(item: IntParser()).parse("1,x") as Any)
let some: some Parser = Many(item: Many(item: IntParser()))
print(type(of: some))
// expect: [10, 20] 30 20 2
// expect: ["b", "a"] ba ["a", "b"]
// expect: true true
// expect: 10 nil
// expect: [1, 2, 3] nil
// expect: Many<Many<IntParser>>
