// What a generic function gives, where requirements say what members of its parameters are.
func numbers<T: Sequence>(_ values: T) -> [T.Element] where T.Element == Int { [3] + values }
func joined<T: Sequence, U: Sequence>(_ first: T, _ second: U) -> [T.Element] where T.Element == U.Element {
  Array(first) + Array(second)
}
func head<T: Collection>(_ values: T) -> T.Element? { values.first }
func all<T: CaseIterable>(_ type: T.Type) -> [T] { Array(T.allCases) }
func next<T: CaseIterable & Equatable>(_ value: T) -> T? {
  let cases = T.allCases
  guard let index = cases.firstIndex(of: value) else { return nil }
  let after = cases.index(after: index)
  return after == cases.endIndex ? cases.first : cases[after]
}
func count<C: Collection>(_ values: C) -> C.Index where C.Index == Int { 2 }
protocol Stack: Sequence where Element == Int {
  associatedtype Store: Collection where Store.Element == Int
  var store: Store { get }
}
extension Stack {
  func top() -> Element { 7 }
  func list() -> [Element] { [1] + store }
  func start() -> Store.Element { 5 }
}
protocol Wrapped {
  associatedtype Value
  associatedtype Other where Other == Value
  var value: Value { get }
}
extension Wrapped {
  func other() -> Other { value }
}
extension Wrapped where Value == String {
  func text() -> Value { "text" }
  func texts() -> [Value] { ["a", value] }
}
struct Numbers: Stack {
  let store = [4, 5]
  func makeIterator() -> IndexingIterator<[Int]> { store.makeIterator() }
}
struct Word: Wrapped {
  typealias Other = String
  let value = "word"
}
extension Collection where Element: Comparable {
  func ends() -> (Element, Element)? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return (low, high)
  }
  func rest() -> [Element] { Array(dropFirst()) }
  func tail() -> SubSequence { dropFirst() }
  func last(_ n: Int) -> [SubSequence.Element] { Array(suffix(n)) }
}
extension Collection where Self: RandomAccessCollection {
  func backwards() -> [Element] { reversed() }
  func sorted(like other: [Element], _ areInOrder: (Element, Element) -> Bool) -> [Element] { sorted(by: areInOrder) + other }
}
extension Sequence {
  func pairs() -> [(Element, Element)] { zip(self, self).map { ($0, $1) } }
  func wrapped() -> [Element?] { map { $0 } }
  func one() -> Element? { for element in self { return element }; return nil }
  func anything() -> [Any] { Array(self) }
  func iterator() -> Iterator { makeIterator() }
}
enum Side: CaseIterable { case left, right }
print(numbers([1]), joined([1], Set([2])), head("ab") ?? "-", all(Side.self).count, next(Side.right) as Any, count([1]))
print(Numbers().top(), Numbers().list(), Numbers().start(), Word().other(), Word().text(), Word().texts())
print([3, 1, 2].ends() ?? (0, 0), [1, 2, 3].rest(), [1, 2, 3].tail(), [1, 2].last(1), [1, 2].backwards())
print([2, 1].sorted(like: [9], <), [1].pairs(), [1].wrapped(), [1].one() ?? 0, [1].anything().count)
var iterator = [1, 2].iterator()
print(iterator.next() ?? 0)
// expect: [3, 1] [1, 2] a 2 Optional(main.Side.left) 2
// expect: 7 [1, 4, 5] 5 word text ["a", "word"]
// expect: (1, 3) [2, 3] [2, 3] [2] [2, 1]
// expect: [1, 2, 9] [(1, 1)] [Optional(1)] 1 1
// expect: 1
