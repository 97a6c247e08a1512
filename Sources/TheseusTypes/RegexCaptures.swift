/// The captures of a regular expression, in order: they make the type of a literal's output.
public struct RegexCaptures {
  /// A group that captures.
  public struct Capture: Equatable, Sendable {
    /// Its name: `(?<year>…)`.
    public var name: String?
    /// Whether a match may be without it: behind `?` or `*`, or in one of several alternatives.
    public var isOptional = false
  }

  /// The captures of a pattern.
  public static func captures(in pattern: String) -> [Capture] {
    var reader = RegexCaptures(pattern)
    return reader.alternatives()
  }

  private let text: [Character]
  private var position = 0

  private init(_ pattern: String) { text = Array(pattern) }

  private var next: Character? { position < text.count ? text[position] : nil }

  private func stands(_ words: String) -> Bool { text[position...].starts(with: words) }

  /// Reads up to the end of a group.
  private mutating func alternatives() -> [Capture] {
    var found: [Capture] = []
    var isChoice = false
    while let character = next, character != ")" {
      switch character {
      case "\\": skipEscape()
      case "[": skipClass()
      case "(": found += group()
      case "|":
        isChoice = true
        position += 1
      default: position += 1
      }
    }
    return isChoice ? found.map(Self.optional) : found
  }

  /// Reads a group with what repeats it.
  private mutating func group() -> [Capture] {
    position += 1
    var found: [Capture] = []
    if next == "?" {
      if let name = name() { found.append(Capture(name: name)) } else { skipKind() }
    } else {
      found.append(Capture())
    }
    found += alternatives()
    position += 1
    return isSkippable ? found.map(Self.optional) : found
  }

  /// Whether what stands here lets the group before match nothing.
  private var isSkippable: Bool {
    guard position < text.count else { return false }
    return next == "?" || next == "*" || stands("{0") || stands("{,")
  }

  private static func optional(_ capture: Capture) -> Capture { Capture(name: capture.name, isOptional: true) }

  /// Reads `?<name>`; nil for another kind of group.
  private mutating func name() -> String? {
    for opening in ["?<", "?P<"] where stands(opening) {
      let start = position + opening.count
      guard start < text.count, text[start] != "=", text[start] != "!",
        let end = text[start...].firstIndex(of: ">")
      else { continue }
      position = end + 1
      return String(text[start..<end])
    }
    return nil
  }

  /// Skips `?:`, `?=`, `?<!`, `?i:`; of a comment all.
  private mutating func skipKind() {
    if stands("?#") {
      position = text[position...].firstIndex(of: ")") ?? text.count
      return
    }
    while let character = next, character != ")" {
      position += 1
      if ":=!>".contains(character) { return }
    }
  }

  private mutating func skipEscape() {
    let isQuote = stands("\\Q")
    position += 2
    while isQuote, position < text.count, !stands("\\E") { position += 1 }
  }

  /// Skips `[…]`, in which brackets nest and groups do not stand.
  private mutating func skipClass() {
    position += 1
    if next == "^" { position += 1 }
    if next == "]" { position += 1 }
    while let character = next, character != "]" {
      switch character {
      case "\\": skipEscape()
      case "[": skipClass()
      default: position += 1
      }
    }
    position += 1
  }
}
