/// Plain elements under small numbers, changed where they stand.
///
/// An array asks at each change whether it is shared. The graph changes a dozen elements for each view that is made, and those questions were 4%
/// of the instructions of a mount.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  /// How many there are.
  private(set) var count = 0
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  deinit { memory.deallocate() }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// The numbers, in order.
  var indices: Range<Int32> { 0..<Int32(count) }

  /// The last element; nil if there is none.
  var last: Element? { count == 0 ? nil : memory[count - 1] }

  /// The element under a number, which must be one of `indices`.
  subscript(index: Int32) -> Element {
    get { memory[checked(index)] }
    _modify { yield &memory[checked(index)] }
  }

  /// Adds an element under the next number.
  mutating func append(_ element: Element) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  /// Stores under a number that is used again, or under the next one.
  mutating func put(_ element: Element, at index: Int32) {
    if Int(index) == count { append(element) } else { self[index] = element }
  }

  /// Puts an element under 0, and each other one under the number after its own.
  mutating func insertFirst(_ element: Element) {
    append(element)
    for index in indices.dropLast().reversed() { memory.swapAt(Int(index), Int(index) + 1) }
  }

  /// Takes the last element away; nil if there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  /// Takes all elements away, and keeps their memory.
  mutating func removeAll() { count = 0 }

  private func checked(_ index: Int32) -> Int {
    precondition(index >= 0 && index < count, "no element under this number")
    return Int(index)
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: Swift.max(16, 2 * memory.count))
    _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}
