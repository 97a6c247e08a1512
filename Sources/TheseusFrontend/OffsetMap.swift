/// Maps offsets in a text with single bytes put in back to the text without them.
struct OffsetMap {
  /// Where bytes were put in, as offsets in the longer text, ascending.
  private(set) var insertions: [Int] = []

  /// Notes one more byte, behind all others.
  mutating func insert(at offset: Int) {
    insertions.append(offset)
  }

  /// The offset in the original text.
  func original(_ offset: Int) -> Int {
    guard !insertions.isEmpty else { return offset }
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return offset - low
  }
}
