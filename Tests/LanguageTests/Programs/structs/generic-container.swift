struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> Stack<T> {
    var result = Stack<T>()
    for item in items { result.push(try transform(item)) }
    return result
  }
}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { items = elements }
}
extension Stack: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var copy = self
    return AnyIterator { copy.pop() }
  }
}
extension Stack where Element: Numeric {
  func total() -> Element { reduce(0, +) }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible {
  var description: String { "[" + map { "\($0)" }.joined(separator: " < ") + "]" }
}
var numbers: Stack = [1, 2, 3]
numbers.push(4)
print(numbers, numbers.total(), numbers.count)
numbers.pop()
print(numbers.pop() ?? 0, numbers.top ?? 0)
let words: Stack<String> = numbers.map { String($0) + "!" }
print(words)
for word in words { print(word) }
print(numbers == [1, 2], words.sorted(), words.contains("1!"))
var copy = numbers
copy.push(9)
print(numbers.count, copy.count, numbers == copy)
print(Stack<Int>().isEmpty, Stack<Int>().top as Any)
print(zip(numbers, copy).map { $0 + $1 })
// expect: [4 < 3 < 2 < 1] 10 4
// expect: 3 2
// expect: [2! < 1!]
// expect: 2!
// expect: 1!
// expect: true ["1!", "2!"] true
// expect: 2 3 false
// expect: true nil
// expect: [11, 3]
