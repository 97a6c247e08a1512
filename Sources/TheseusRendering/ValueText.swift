import TheseusTrace

/// Writes values, and old next to new, within a number of columns.
struct ValueText {
  let glyphs: Glyphs

  /// A literal, cut in its middle if it is too long.
  func literal(_ value: TraceValue, limit: Int = 24) -> String {
    ShortenedLiteral(glyphs.program(value.literal), mark: glyphs.ellipsis).text(within: max(limit, 3))
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
    let (before, after) = texts(old, new)
    let room = limit - glyphs.arrow.displayWidth - 2
    if before.displayWidth + after.displayWidth <= room {
      return "\(before) \(glyphs.arrow) \(after)"
    }
    if let count = old.count { return changedElements(old, new, count, limit: limit) }
    let (left, right) = ShortenedLiteral(before, mark: glyphs.ellipsis).texts(
      besides: ShortenedLiteral(after, mark: glyphs.ellipsis), within: room)
    return "\(left) \(glyphs.arrow) \(right)"
  }

  /// `[3] "b" → "B"` where one element of an array differs, otherwise how many do.
  private func changedElements(_ old: TraceValue, _ new: TraceValue, _ count: Int, limit: Int) -> String {
    let whole = elements(count)
    guard old.isArray, new.isArray,
      let before = ShortenedLiteral(glyphs.program(old.literal), mark: glyphs.ellipsis).elements,
      let after = ShortenedLiteral(glyphs.program(new.literal), mark: glyphs.ellipsis).elements,
      before.count == count, after.count == count
    else { return "\(whole), changed" }
    let changed = before.indices.filter { before[$0] != after[$0] }
    if changed.count > 1 {
      return before.sorted() == after.sorted()
        ? "\(whole), in another order" : "\(changed.count) of \(whole) changed"
    }
    guard let index = changed.first else { return "\(whole), changed" }
    let place = "[\(index)] "
    return place
      + change(
        from: TraceValue(before[index]), to: TraceValue(after[index]),
        limit: max(min(limit, 48) - place.displayWidth, 12))
  }

  /// Whether the texts of two values differ.
  func areTold(apart old: TraceValue, _ new: TraceValue) -> Bool {
    let (before, after) = texts(old, new)
    return before != after || old.count != new.count
  }

  /// Both values in words, or as literals where they would read the same.
  private func texts(_ old: TraceValue, _ new: TraceValue) -> (String, String) {
    if let before = old.words, let after = new.words, before != after {
      return (glyphs.program(before), glyphs.program(after))
    }
    return (glyphs.program(old.literal), glyphs.program(new.literal))
  }

  /// `3 elements`.
  private func elements(_ count: Int) -> String { count.counted("element", "elements") }
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
