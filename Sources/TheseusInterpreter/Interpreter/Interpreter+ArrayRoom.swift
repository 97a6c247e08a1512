extension Interpreter {
  /// How many elements an array has room for.
  func room(of box: ArrayBox) -> Int { room(of: box, holding: box.elements.count) }

  private func room(of box: ArrayBox, holding count: Int) -> Int {
    box.room > 0 ? Int(box.room) : room(for: count, in: box.type)
  }

  /// An array of its own with the elements of another and as much room.
  func copy(of box: ArrayBox) throws(EvaluationError) -> ArrayBox {
    let copied = ArrayBox(try copy(of: box.elements), type: box.type)
    copied.room = box.room
    return copied
  }

  /// How many elements fit where Swift allocates an array for a number of them: the allocator of the GNU C library rounds up.
  func room(for count: Int, in type: TypeToken) -> Int {
    guard count > 0 else { return 0 }
    let element = types[type].arguments.first ?? .unknown
    let stride = arrayStride(of: element)
    return (Self.allocatedSize(32 + count * stride) - 32) / stride
  }

  /// Gives an array that has grown the room that Swift gives it: twice of what there was, or more if more is needed.
  /// - Parameter old: How many elements there were before.
  func noteGrowth(of box: ArrayBox, from old: Int) {
    let count = box.elements.count
    let before = room(of: box, holding: old)
    let room = count > before ? room(for: max(count, 2 * before), in: box.type) : before
    box.room = Int32(clamping: room)
  }

  private func arrayStride(of element: TypeToken) -> Int {
    if let known = caches.strides[element] { return known }
    let stride = layout(of: element)?.stride ?? 16
    caches.strides[element] = stride
    return stride
  }

  /// The bytes that `malloc` gives for a number of them: chunks are multiples of 16 bytes of which 8 are its own, and large ones are pages.
  private static func allocatedSize(_ bytes: Int) -> Int {
    let pages = 4096
    if bytes + 8 >= 128 << 10 { return (bytes + 16 + pages - 1) / pages * pages - 16 }
    return max(24, (bytes + 8 + 15) / 16 * 16 - 8)
  }
}
