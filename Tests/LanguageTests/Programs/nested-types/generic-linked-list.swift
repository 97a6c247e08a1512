final class LinkedList<Element> {
  final class Node { var value: Element; var next: Node?; init(_ value: Element, next: Node? = nil) { self.value = value; self.next = next } }
  struct Iterator: IteratorProtocol { var node: Node?
    mutating func next() -> Element? { defer { node = node?.next }; return node?.value } }
  private(set) var head: Node?
  private(set) var count = 0
  func push(_ value: Element) { head = Node(value, next: head); count += 1 }
  func pop() -> Element? { defer { head = head?.next; count = Swift.max(0, count - 1) }; return head?.value }
  func reverse() { var previous: Node?; var current = head
    while let node = current { (node.next, previous, current) = (previous, node, node.next) }
    head = previous }
}
extension LinkedList: Sequence { func makeIterator() -> Iterator { Iterator(node: head) } }
let list = LinkedList<Int>()
for n in 1...4 { list.push(n * n) }
print(Array(list), list.count)
list.reverse()
print(list.map { $0 + 1 }, list.pop() ?? 0, list.pop() ?? 0, list.count)
print(list.contains(9), list.reduce(0, +), list.first { $0 > 10 } ?? -1)
// expect: [16, 9, 4, 1] 4
// expect: [2, 5, 10, 17] 1 4 2
// expect: true 25 16
