final class Link<Element> {
  var value: Element
  var next: Link?
  init(_ value: Element, _ next: Link? = nil) {
    self.value = value
    self.next = next
  }
}
struct Links<Element>: IteratorProtocol {
  var current: Link<Element>?
  mutating func next() -> Link<Element>? {
    defer { current = current?.next }
    return current
  }
}
struct Chain<Element>: Sequence {
  var start: Link<Element>?
  func makeIterator() -> Links<Element> { Links(current: start) }
}
let chain = Chain(start: Link("a", Link("b", Link("c"))))
for link in chain { print(link.value, link.next?.value ?? "end") }
print(chain.map { $0.value }, chain.first { $0.next == nil }?.value ?? "none")
print(type(of: chain.makeIterator().current), Array(chain).count)

struct Stack<Element>: Sequence {
  var items: [Element]
  func makeIterator() -> AnyIterator<Element> {
    var rest = items
    return AnyIterator { rest.popLast() }
  }
}
print(Stack(items: [1, 2, 3]).map { $0 * 2 }, Stack(items: ["x"]).contains("x"))

struct Row<Element>: Collection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> (place: Int, item: Element) { (index, items[index]) }
}
for (place, item) in Row(items: ["x", "y"]) { print(place, item) }
print(Row(items: [4, 5]).map(\.item).reduce(0, +), Row(items: [1]).first?.place ?? -1)
// expect: a b
// expect: b c
// expect: c end
// expect: ["a", "b", "c"] c
// expect: Optional<Link<String>> 3
// expect: [6, 4, 2] true
// expect: 0 x
// expect: 1 y
// expect: 9 0
