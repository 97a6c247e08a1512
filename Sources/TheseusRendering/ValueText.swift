import TheseusTrace

/// Writes values, and old next to new, within a number of columns.
struct ValueText {
  let glyphs: Glyphs

  /// A literal, cut in its middle if it is too long.
  func literal(_ value: TraceValue, limit: Int = 24) -> String {
    glyphs.program(value.literal).shortenedInTheMiddle(to: max(limit, 3), mark: glyphs.ellipsis)
  }

  /// A collection by its size if it is long, any other value by its literal.
  func value(_ value: TraceValue, limit: Int = 24) -> String {
    guard let count = value.count, glyphs.program(value.literal).displayWidth > limit else {
      return literal(value, limit: limit)
    }
    return elements(count)
  }

  /// `old → new`; of collections of different sizes, the sizes; of long values, the stretch that differs.
  func change(from old: TraceValue, to new: TraceValue, limit: Int = 40) -> String {
    if let before = old.count, let after = new.count, before != after {
      return "\(before.grouped) \(glyphs.arrow) \(elements(after))"
    }
    let before = glyphs.program(old.literal)
    let after = glyphs.program(new.literal)
    let room = max((limit - glyphs.arrow.displayWidth - 2) / 2, 5)
    if before.displayWidth + after.displayWidth + glyphs.arrow.displayWidth + 2 <= limit {
      return "\(before) \(glyphs.arrow) \(after)"
    }
    let (left, right) = differingStretches(of: before, after, room: room)
    if let count = old.count, max(left.displayWidth, right.displayWidth) > room { return "\(elements(count)), changed" }
    let mark = glyphs.ellipsis
    return left.shortenedInTheMiddle(to: room, mark: mark) + " \(glyphs.arrow) "
      + right.shortenedInTheMiddle(to: room, mark: mark)
  }

  /// `3 elements`.
  private func elements(_ count: Int) -> String { "\(count.grouped) \(count == 1 ? "element" : "elements")" }

  /// The parts of two long texts that differ, with a little of what surrounds them.
  private func differingStretches(of old: String, _ new: String, room: Int) -> (String, String) {
    let before = Array(old)
    let after = Array(new)
    let shared = min(before.count, after.count)
    let prefix = (0..<shared).first { before[$0] != after[$0] } ?? shared
    let rest = shared - prefix
    let suffix = (0..<rest).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] } ?? rest
    func stretch(_ text: [Character]) -> String {
      let start = max(prefix - 4, 0)
      let end = min(text.count - suffix + 4, text.count)
      let head = start > 0 ? glyphs.ellipsis : ""
      let tail = end < text.count ? glyphs.ellipsis : ""
      let middle = start < end ? String(text[start..<end]) : ""
      return head + middle + tail
    }
    return (stretch(before), stretch(after))
  }
}

extension Int {
  /// The number with a comma between thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// `1 body`, `2 bodies`.
  func counted(_ singular: String, _ plural: String) -> String { "\(grouped) \(self == 1 ? singular : plural)" }
}
