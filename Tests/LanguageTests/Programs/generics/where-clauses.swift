struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ transform: (Element) -> T) -> Stack<T> {
    var result = Stack<T>()
    for item in items { result.push(transform(item)) }
    return result
  }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Comparable { var largest: Element? { items.max() } }
func allEqual<C: Collection>(_ items: C) -> Bool where C.Element: Equatable {
  guard let first = items.first else { return true }
  return items.allSatisfy { $0 == first }
}
func merge<K, V>(_ pairs: [(K, V)], by combine: (V, V) -> V) -> [K: V] where K: Hashable {
  var result: [K: V] = [:]
  for (key, value) in pairs { result[key] = result[key].map { combine($0, value) } ?? value }
  return result
}
var stack = Stack<Int>()
stack.push(3)
stack.push(9)
print(stack.largest ?? 0, stack.map { "<\($0)>" }.items, stack == Stack<Int>(), stack.pop()!, stack.items)
print(allEqual([1, 1, 1]), allEqual("aab"), allEqual([Int]()))
print(merge([("a", 1), ("b", 2), ("a", 3)], by: +).sorted { $0.key < $1.key })
// expect: 9 ["<3>", "<9>"] false 9 [3]
// expect: true false true
// expect: [(key: "a", value: 4), (key: "b", value: 2)]
