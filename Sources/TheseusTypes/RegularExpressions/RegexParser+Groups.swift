extension RegexParser {
  /// Reads a group behind its parenthesis; nil for one that only changes options.
  mutating func group() -> RegexNode? {
    if next == "*" { return verb() }
    guard take("?") else { return options.contains(.namedCapturesOnly) ? closed() : capture(nil) }
    for (opening, closing) in [("P<", ">"), ("<", ">"), ("'", "'")] as [(String, Character)]
    where stands(opening) && !stands("<=") && !stands("<!") {
      position += opening.count
      return capture(take(upTo: closing))
    }
    if take("P=") { return .reference(.name(take(upTo: ")")), options) }
    return special()
  }

  private mutating func special() -> RegexNode? {
    if take(":") { return closed() }
    if take(">") { return .atomic(closed()) }
    for (opening, isNegative) in [("=", false), ("!", true)] where take(opening) {
      return .look(closed(), isNegative: isNegative)
    }
    let start = position
    return changedOptions() ?? unsupported(from: start - 2)
  }

  private mutating func verb() -> RegexNode {
    for (opening, isNegative) in [
      ("pla", false), ("positive_lookahead", false), ("nla", true), ("negative_lookahead", true),
    ] where take("*" + opening + ":") {
      return .look(closed(), isNegative: isNegative)
    }
    if take("*atomic:") { return .atomic(closed()) }
    return unsupported(from: position - 1)
  }

  private mutating func closed() -> RegexNode {
    let inner = alternatives()
    position += 1
    return inner
  }

  private mutating func capture(_ name: String?) -> RegexNode {
    captureCount += 1
    let number = captureCount
    return .capture(number, name: name, closed())
  }

  /// Reads `i-s)` or `i-s:…)`.
  /// - Returns: Nil for what is no list of options; an empty sequence for one without a part of its own.
  private mutating func changedOptions() -> RegexNode? {
    var changed = take("^") ? options.intersection(.extended) : options
    var isOn = true
    while let letter = next, letter != ")", letter != ":" {
      position += 1
      if letter == "-" { isOn = false }
      if letter != "-", !changed.apply(letter, isOn: isOn) { return nil }
    }
    if take(":") {
      let outer = options
      options = changed
      defer { options = outer }
      return closed()
    }
    position += 1
    options = changed
    return .sequence([])
  }

  /// A group that is not run, with its text.
  private mutating func unsupported(from start: Int) -> RegexNode {
    let end = position
    _ = closed()
    return .unsupported(String(text[start..<max(end, min(start + 4, text.count))]))
  }
}
