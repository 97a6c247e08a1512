/// Reads a pattern that the host's parser has accepted.
///
/// What stands for one character, as `[a-z]`, is kept as written: the host's own expressions say what it matches.
public struct RegexParser {
  let text: [Character]
  var position = 0
  var options: RegexOptions
  /// The number of groups read so far that capture.
  var captureCount = 0

  /// The tree of a pattern.
  /// - Parameter options: What is in force at its start.
  public static func parse(_ pattern: String, options: RegexOptions = []) -> RegexNode {
    var parser = RegexParser(text: Array(pattern), options: options)
    return parser.alternatives()
  }

  private init(text: [Character], options: RegexOptions) {
    self.text = text
    self.options = options
  }

  var next: Character? { position < text.count ? text[position] : nil }

  func stands(_ words: String) -> Bool { text[position...].starts(with: words) }

  /// Skips words if they stand here.
  mutating func take(_ words: String) -> Bool {
    guard stands(words) else { return false }
    position += words.count
    return true
  }

  /// Takes the text before an end and skips both; at the end of the pattern what is left.
  mutating func take(upTo end: Character) -> String {
    let close = text[position...].firstIndex(of: end) ?? text.count
    defer { position = min(close + 1, text.count) }
    return String(text[position..<close])
  }

  /// Reads up to the end of a group; an option that changes inside holds for what follows in it.
  mutating func alternatives() -> RegexNode {
    let outer = options
    defer { options = outer }
    var choices = [sequence()]
    while take("|") { choices.append(sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() -> RegexNode {
    var parts: [RegexNode] = []
    while true {
      skipTrivia()
      guard let character = next, character != "|", character != ")" else { break }
      guard let part = part() else { continue }
      let repeated = repetition(of: part)
      if case .literal(let text, let options) = repeated, case .literal(let before, options)? = parts.last {
        parts[parts.count - 1] = .literal(before + text, options)
      } else {
        parts.append(repeated)
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Skips comments, and in an extended pattern blanks.
  private mutating func skipTrivia() {
    while position < text.count {
      if take("(?#") {
        _ = take(upTo: ")")
      } else if options.contains(.extended), text[position].isWhitespace {
        position += 1
      } else if options.contains(.extended), text[position] == "#" {
        while let character = next, !character.isNewline { _ = (position += 1, character) }
      } else {
        return
      }
    }
  }

  /// Reads one atom or group; nil for what only changes options.
  private mutating func part() -> RegexNode? {
    let start = position
    position += 1
    switch text[start] {
    case "(": return group()
    case "\\": return escape()
    case "[":
      skipClass()
      return .element(String(text[start..<position]), options)
    case ".": return .element(".", options)
    case "^": return .assertion(.caret, options)
    case "$": return .assertion(.dollar, options)
    default: return .literal(String(text[start]), options)
    }
  }

  /// Skips the rest of `[…]`, in which brackets nest.
  private mutating func skipClass() {
    _ = take("^")
    _ = take("]")
    while let character = next, character != "]" {
      position += 1
      if character == "[" {
        skipClass()
      } else if character == "\\" {
        skipEscapeInClass()
      }
    }
    position += 1
  }

  private mutating func skipEscapeInClass() {
    let isQuote = next == "Q"
    position += 1
    while isQuote, position < text.count, !take("\\E") { position += 1 }
  }
}

extension RegexParser {
  /// A part with what says how often, if that follows.
  private mutating func repetition(of part: RegexNode) -> RegexNode {
    let start = position
    skipTrivia()
    guard let (minimum, maximum) = amount() else {
      position = start
      return part
    }
    let isReluctant = options.contains(.reluctant)
    if take("?") { return .repetition(part, minimum: minimum, maximum: maximum, isReluctant ? .eager : .reluctant) }
    if take("+") { return .repetition(part, minimum: minimum, maximum: maximum, .possessive) }
    return .repetition(part, minimum: minimum, maximum: maximum, isReluctant ? .reluctant : .eager)
  }

  private mutating func amount() -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return next == "{" ? countedAmount() : nil
  }

  /// Reads `{2}`, `{2,}`, `{,3}` or `{2,3}`; other braces are characters.
  private mutating func countedAmount() -> (Int, Int?)? {
    guard let end = text[position...].firstIndex(of: "}") else { return nil }
    let words = String(text[(position + 1)..<end]).filter { !$0.isWhitespace }
      .split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.map { Int($0) }
    guard words.count <= 2, zip(words, numbers).allSatisfy({ $0.isEmpty || $1 != nil }),
      numbers.contains(where: { $0 != nil })
    else { return nil }
    position = end + 1
    return words.count == 1 ? (numbers[0] ?? 0, numbers[0]) : (numbers[0] ?? 0, numbers[1])
  }
}
