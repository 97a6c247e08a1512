import TheseusTrace

/// Writes values, and old next to new, within a number of columns.
struct ValueText {
  let glyphs: Glyphs

  /// A literal, cut in its middle if it is too long.
  func literal(_ value: TraceValue, limit: Int = 24) -> String {
    let text = glyphs.literal(value.literal)
    // Of one column too many, as a date has, nothing is won by a mark in its place.
    if text.displayWidth == limit + 1 { return text }
    return ShortenedLiteral(text, mark: glyphs.ellipsis).text(within: max(limit, 3))
  }

  /// A collection by its size if it is long, any other value by its literal.
  func value(_ value: TraceValue, limit: Int = 24) -> String {
    guard let count = value.count, glyphs.literal(value.literal).displayWidth > limit else {
      return literal(value, limit: limit)
    }
    return elements(count)
  }

  /// A value that a write left as it was.
  func unchanged(_ value: TraceValue, limit: Int) -> String {
    let text = glyphs.literal(value.words ?? value.literal)
    if 2 * text.displayWidth + glyphs.arrow.displayWidth + 2 <= limit { return "\(text) \(glyphs.arrow) \(text)" }
    let words = ", unchanged"
    return self.value(value, limit: max(limit - words.count, 12)) + words
  }

  /// Where in two long values the one part lies in which they differ, as `[0].name`, and how; no path where the values are short
  /// enough, or differ in several parts.
  ///
  /// - Parameter limit: from how many columns on values are long.
  /// - Parameter room: the columns for what is written.
  func locatedChange(
    from old: TraceValue, to new: TraceValue, limit: Int, room: Int
  ) -> (path: String, change: String) {
    let (before, after) = texts(old, new)
    let isLong = before.displayWidth + after.displayWidth + glyphs.arrow.displayWidth + 2 > limit
    guard isLong, old.count == new.count,
      let part = ShortenedLiteral(before, mark: glyphs.ellipsis).onlyDifference(
        from: ShortenedLiteral(after, mark: glyphs.ellipsis))
    else { return ("", wholeChange(from: old, to: new, limit: room)) }
    let rest = max(room - part.path.displayWidth - 1, 12)
    return (part.path, wholeChange(from: TraceValue(part.old), to: TraceValue(part.new), limit: rest))
  }

  /// `old → new`; of long values the part that differs, with its path.
  func change(from old: TraceValue, to new: TraceValue, limit: Int = 40) -> String {
    let (path, change) = locatedChange(from: old, to: new, limit: limit, room: limit)
    return path.isEmpty ? change : "\(path) \(change)"
  }

  /// `old → new`; of collections of different sizes, the sizes; of long values, the stretch that differs.
  private func wholeChange(from old: TraceValue, to new: TraceValue, limit: Int) -> String {
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

  /// How many elements of an array differ.
  private func changedElements(_ old: TraceValue, _ new: TraceValue, _ count: Int, limit: Int) -> String {
    let whole = elements(count)
    guard old.isArray, new.isArray,
      let before = ShortenedLiteral(glyphs.literal(old.literal), mark: glyphs.ellipsis).elements,
      let after = ShortenedLiteral(glyphs.literal(new.literal), mark: glyphs.ellipsis).elements,
      before.count == count, after.count == count
    else { return "\(whole), changed" }
    let changed = before.indices.filter { before[$0] != after[$0] }
    if changed.count > 1 {
      return before.sorted() == after.sorted()
        ? "\(whole), in another order" : "\(changed.count) of \(whole) changed"
    }
    return "\(whole), changed"
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
    return (glyphs.literal(old.literal), glyphs.literal(new.literal))
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
