import Foundation

/// The occurrences of a text in another one, in order and without overlap, found piece by piece.
struct TextSearch {
  private let interpreter: Interpreter
  private let pattern: String
  private let patternCount: Int
  private let find: (Substring, String) -> Range<Substring.Index>?
  private var rest: Substring

  /// Searches for a text from the start of another.
  /// - Parameter find: Finds the first occurrence in a piece: as Foundation does, which takes a part of a character too, if nothing else is
  ///   said.
  init(
    for pattern: String, in text: Substring, _ interpreter: Interpreter,
    by find: @escaping (Substring, String) -> Range<Substring.Index>? = { $0.range(of: $1) }
  ) {
    self.interpreter = interpreter
    self.find = find
    self.pattern = pattern
    patternCount = pattern.count
    rest = text
  }

  /// The next occurrence; nil if there is none.
  mutating func next() throws(EvaluationError) -> Range<Substring.Index>? {
    guard !pattern.isEmpty else { return nil }
    while !rest.isEmpty {
      let end = TextPieces.end(of: rest)
      // An occurrence that begins in the piece may end behind it.
      let window = rest[..<(rest.index(end, offsetBy: patternCount, limitedBy: rest.endIndex) ?? rest.endIndex)]
      let found = find(window, pattern)
      try interpreter.work(window.utf8.distance(from: window.startIndex, to: found?.upperBound ?? window.endIndex))
      if let found, found.lowerBound < end {
        rest = rest[found.upperBound...]
        return found
      }
      rest = rest[end...]
    }
    return nil
  }

  /// Searches for the characters of a text, as the standard library does.
  static func ofCharacters(_ pattern: String, in text: Substring, _ interpreter: Interpreter) -> TextSearch {
    TextSearch(for: pattern, in: text, interpreter) { $0.firstRange(of: $1) }
  }

  /// What stands between the occurrences.
  /// - Parameter limit: How many occurrences count.
  static func parts(
    of text: Substring, between pattern: String, limit: Int = .max, _ interpreter: Interpreter
  ) throws(EvaluationError) -> [Substring] {
    var search = TextSearch(for: pattern, in: text, interpreter)
    return try search.parts(of: text, limit: limit)
  }

  /// What stands between the occurrences from here on.
  mutating func parts(of text: Substring, limit: Int) throws(EvaluationError) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    while parts.count < limit, let found = try next() {
      parts.append(text[start..<found.lowerBound])
      start = found.upperBound
    }
    return parts + [text[start...]]
  }
}
