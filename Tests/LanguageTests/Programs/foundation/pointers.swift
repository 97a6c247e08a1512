let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 4)
numbers.initialize(repeating: 0, count: 4)
for i in 0..<4 { numbers[i] = i * i }
(numbers + 2).pointee += 10
print(numbers.pointee, numbers[2], (numbers + 3).pointee, numbers.advanced(by: 1).pointee)
print(Array(UnsafeBufferPointer(start: numbers, count: 4)))
var next = numbers
next += 1
next.pointee = 7
print(next - numbers, numbers < next, next.successor().pointee, numbers.distance(to: next))
numbers.deinitialize(count: 4)
numbers.deallocate()

var x = 5
withUnsafeMutablePointer(to: &x) { $0.pointee *= 3 }
print(x, withUnsafePointer(to: x) { $0.pointee })

final class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
struct Slots<Element> {
  private let base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  let capacity: Int
  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }
  mutating func append(_ element: Element) {
    precondition(count < capacity)
    (base + count).initialize(to: element)
    count += 1
  }
  mutating func removeLast() -> Element {
    count -= 1
    return (base + count).move()
  }
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
  func free() {
    base.deinitialize(count: count)
    base.deallocate()
  }
}
var slots = Slots<Item>(capacity: 3)
slots.append(Item("a"))
slots.append(Item("b"))
slots[0] = Item("c")
print(slots.removeLast().name, slots.count)
slots.free()

struct Node {
  var value: Int
  var next: UnsafeMutablePointer<Node>?
}
var head: UnsafeMutablePointer<Node>?
for value in 1...3 {
  let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
  node.initialize(to: Node(value: value, next: head))
  head = node
}
head?.pointee.next?.pointee.value = 20
var cursor = head
while let node = cursor {
  print(node.pointee.value, terminator: " ")
  cursor = node.pointee.next
}
print()

var list = [3, 1, 2]
list.withUnsafeMutableBufferPointer { buffer in
  buffer[0] = 30
  buffer.swapAt(1, 2)
  print(buffer.count, buffer.reduce(0, +), buffer.baseAddress![1])
  buffer.sort()
}
print(list, list.withUnsafeBufferPointer { $0.baseAddress![1] })
let raw = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
raw.storeBytes(of: 0x0102_0304, as: UInt32.self)
print(raw.load(as: UInt8.self), raw.load(fromByteOffset: 3, as: UInt8.self))
raw.deallocate()
let doubles = UnsafeMutableBufferPointer<Double>.allocate(capacity: 3)
_ = doubles.initialize(from: [1, 2, 3])
print(doubles.map { $0 * 2 })
doubles.deallocate()
// expect: 0 14 9 1
// expect: [0, 1, 14, 9]
// expect: 1 true 14 1
// expect: 15 15
// expect: gone a
// expect: gone b
// expect: b 1
// expect: gone c
// expect: 3 20 1 
// expect: 3 33 2
// expect: [1, 2, 30] 2
// expect: 4 1
// expect: [2.0, 4.0, 6.0]
