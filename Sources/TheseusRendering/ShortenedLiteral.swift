/// A literal that is too long for its place, cut where a reader would: behind an element, before a closing bracket or
/// quote, never in the middle of a number.
struct ShortenedLiteral {
  /// What was found for the parts in which two literals differ, by how deep they stand and the room they have: a level asks the next one
  /// twice, with and without room for a label.
  private struct Found {
    struct Place: Hashable {
      var level: Int
      var width: Int
    }
    var texts: [Place: (String, String)] = [:]
  }

  private let text: String
  private let mark: String
  private let parts: LiteralParts?

  /// Makes a text that can be shortened; `mark` stands for what is left out.
  init(_ text: String, mark: String) {
    self.text = text
    self.mark = mark
    parts = LiteralParts(text)
  }

  /// What stands in its brackets; nil if it has none.
  var elements: [String]? { parts?.elements }

  /// The beginning, as far as there is room.
  func text(within width: Int) -> String {
    if text.displayWidth <= width { return text }
    if let parts, parts.head.displayWidth + 2 * mark.displayWidth < width {
      return parts.beginning(within: width, mark: mark)
    }
    let end = text.hasSuffix("\"") ? "\"" : ""
    return text.prefix(columns: max(width - mark.displayWidth - end.displayWidth, 1)) + mark + end
  }

  /// The only part in which it differs from another literal, with the way to it; nil if there are several, or none.
  func onlyDifference(from other: ShortenedLiteral) -> (path: String, old: String, new: String)? {
    guard let parts, let others = other.parts, parts.head == others.head,
      parts.elements.count == others.elements.count
    else { return nil }
    if parts.isOptional {
      return ShortenedLiteral(parts.elements[0], mark: mark).onlyDifference(
        from: ShortenedLiteral(others.elements[0], mark: mark))
    }
    let differing = parts.elements.indices.filter { parts.elements[$0] != others.elements[$0] }
    guard differing.count == 1, let index = differing.first, let step = parts.step(to: index),
      step == others.step(to: index)
    else { return nil }
    let (old, new) = (parts.labeled(index).value, others.labeled(index).value)
    let inner = ShortenedLiteral(old, mark: mark).onlyDifference(from: ShortenedLiteral(new, mark: mark))
    return inner.map { (step + $0.path, $0.old, $0.new) } ?? (step, old, new)
  }

  /// This text and another one, together within a number of columns, each with the part in which they differ.
  func texts(besides other: ShortenedLiteral, within total: Int) -> (String, String) {
    var found = Found()
    return texts(besides: other, within: total, level: 0, &found)
  }

  private func texts(
    besides other: ShortenedLiteral, within total: Int, level: Int, _ found: inout Found
  ) -> (String, String) {
    let place = Found.Place(level: level, width: total)
    if let known = found.texts[place] { return known }
    let (before, after) = uncollapsedTexts(besides: other, within: total, level: level, &found)
    let result = (collapsingMarks(before), collapsingMarks(after))
    found.texts[place] = result
    return result
  }

  /// One mark where several, for what is left out on several levels, would stand side by side.
  private func collapsingMarks(_ text: String) -> String {
    var text = text
    while let range = text.firstRange(of: mark + mark) { text.replaceSubrange(range, with: mark) }
    return text
  }

  private func uncollapsedTexts(
    besides other: ShortenedLiteral, within total: Int, level: Int, _ found: inout Found
  ) -> (String, String) {
    let half = max(total / 2, 5)
    if let parts, let others = other.parts, parts.head == others.head {
      return difference(of: parts, others, within: half, level: level, &found)
    }
    let (before, after) = (text.displayWidth, other.text.displayWidth)
    let pair = (
      text(within: max(half, total - max(after, 5))), other.text(within: max(half, total - max(before, 5)))
    )
    return pair.0 == pair.1 ? stretches(besides: other, within: half) : pair
  }

  private func difference(
    of parts: LiteralParts, _ others: LiteralParts, within width: Int, level: Int, _ found: inout Found
  ) -> (String, String) {
    if parts.isOptional, others.isOptional {
      return ShortenedLiteral(parts.elements[0], mark: mark).uncollapsedTexts(
        besides: ShortenedLiteral(others.elements[0], mark: mark), within: 2 * width, level: level + 1, &found)
    }
    let shared = zip(parts.elements, others.elements).prefix { $0 == $1 }.count
    guard parts.elements.count == others.elements.count, shared < parts.elements.count else {
      return rests(of: parts, others, behind: shared, within: width)
    }
    for isNamed in [true, false] {
      let pair = (
        parts.element(shared, mark: mark, isNamed: isNamed), others.element(shared, mark: mark, isNamed: isNamed)
      )
      if max(pair.0.displayWidth, pair.1.displayWidth) <= width { return pair }
    }
    let (label, old) = parts.labeled(shared)
    let (_, new) = others.labeled(shared)
    func inner(besides prefix: String) -> (String, String) {
      ShortenedLiteral(old, mark: mark).texts(
        besides: ShortenedLiteral(new, mark: mark), within: 2 * (width - prefix.displayWidth), level: level + 1, &found)
    }
    // What stands deeper inside says where it stands itself.
    let deeper = inner(besides: "")
    if deeper.0.hasPrefix(mark), deeper.1.hasPrefix(mark), deeper.0.dropFirst(mark.count).contains(where: \.isLetter) {
      return deeper
    }
    // The label gives way where without it the difference can be seen whole.
    let room = width - mark.displayWidth - label.displayWidth
    let whole = ShortenedLiteral(old, mark: mark).stretches(besides: ShortenedLiteral(new, mark: mark), within: width)
    let isTight = max(whole.0.displayWidth, whole.1.displayWidth) > room
    let prefix = mark + (room >= 4 && (!isTight || LiteralParts(old) != nil) ? label : "")
    let inner = inner(besides: prefix)
    return (prefix + inner.0, prefix + inner.1)
  }

  /// What stands behind the elements that both begin with; of collections that are too long for it, the sizes.
  private func rests(
    of parts: LiteralParts, _ others: LiteralParts, behind shared: Int, within width: Int
  ) -> (String, String) {
    let (rest, other) = (parts.behind(shared, mark: mark), others.behind(shared, mark: mark))
    if parts.isCollection, max(rest.whole.displayWidth, other.whole.displayWidth) > width {
      return (parts.elements.count.counted("element", "elements"), others.elements.count.counted("element", "elements"))
    }
    return (rest.beginning(within: width, mark: mark), other.beginning(within: width, mark: mark))
  }

  private func stretches(besides other: ShortenedLiteral, within width: Int) -> (String, String) {
    DifferingStretch(text, other.text, mark: mark).stretches(within: width)
  }
}

/// A literal taken apart: `Pet(id: 1, name: "Rex")` into `Pet(`, its elements and `)`.
private struct LiteralParts {
  private(set) var head: String
  private(set) var elements: [String]
  private let end: String

  /// Takes a literal apart; nil if it has no brackets.
  init?(_ text: String) {
    guard let last = text.last, last == ")" || last == "]",
      let open = text.firstIndex(where: { $0 == "(" || $0 == "[" || $0 == "\"" }), text[open] != "\""
    else { return nil }
    head = String(text[...open])
    end = String(last)
    elements = LiteralParts.elements(of: text[text.index(after: open)...].dropLast())
  }

  /// All of it again.
  var whole: String { head + elements.joined(separator: ", ") + end }

  /// Whether it is a collection, which has a size.
  var isCollection: Bool { head == "[" }

  /// Whether it is a value in an optional, which a reader takes for the value.
  var isOptional: Bool { head == "Optional(" && elements.count == 1 }

  /// What stands between the commas that are neither in brackets nor in a string.
  private static func elements(of text: Substring) -> [String] {
    var result: [String] = []
    var element = ""
    var depth = 0
    var isString = false
    var isEscaped = false
    for character in text {
      if isString {
        if character == "\"", !isEscaped { isString = false }
        isEscaped = character == "\\" && !isEscaped
      } else {
        switch character {
        case "\"": isString = true
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "," where depth == 0:
          result.append(element)
          element = ""
          continue
        default: break
        }
      }
      if !(element.isEmpty && character == " ") { element.append(character) }
    }
    return element.isEmpty ? result : result + [element]
  }

  /// The head with the elements that fit, or with the beginning of the first.
  func beginning(within width: Int, mark: String) -> String {
    if whole.displayWidth <= width { return whole }
    var result = head
    for element in elements {
      let next = result + element + ", "
      if next.displayWidth + mark.displayWidth + end.displayWidth > width { break }
      result = next
    }
    let room = width - head.displayWidth - mark.displayWidth - end.displayWidth
    if result == head, let first = elements.first { result += first.prefix(columns: max(room, 0)) }
    return result + mark + end
  }

  /// The elements behind some that are left out.
  func behind(_ count: Int, mark: String) -> LiteralParts {
    var result = self
    let rest = Array(elements.dropFirst(count))
    result.elements = rest
    if count > 0 { result.head += mark + (rest.isEmpty ? "" : " ") }
    return result
  }

  /// One element with marks for the others.
  func element(_ index: Int, mark: String, isNamed: Bool) -> String {
    let before = (isNamed ? head : "") + (index > 0 || !isNamed ? mark + " " : "")
    return before + elements[index] + (index < elements.count - 1 ? ", " + mark : "") + end
  }

  /// The way to an element, as Swift writes it: `.name`, `[2]`, `["a"]`; nil where there is none.
  func step(to index: Int) -> String? {
    let label = labeled(index).label.dropLast(2)
    if isCollection { return "[\(label.isEmpty ? "\(index)" : label)]" }
    let isStructure = head.first?.isUppercase == true || head == "("
    return label.isEmpty || !isStructure ? nil : ".\(label)"
  }

  /// An element as its label or its key, if it has one, and its value.
  func labeled(_ index: Int) -> (label: String, value: String) {
    let element = elements[index]
    if isCollection, element.first == "\"", let end = element.firstRange(of: "\": ") {
      return (String(element[..<end.upperBound]), String(element[end.upperBound...]))
    }
    guard let colon = element.firstIndex(of: ":"),
      element[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return ("", element) }
    return (element[..<colon] + ": ", String(element[colon...].dropFirst().drop { $0 == " " }))
  }
}
