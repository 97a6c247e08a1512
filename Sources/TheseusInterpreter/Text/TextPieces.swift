/// A text cut at characters into pieces of some ten thousand bytes, so that whoever walks a long one can be interrupted.
struct TextPieces: Sequence, IteratorProtocol {
  private static let length = 1 << 14
  private var rest: Substring

  /// Makes the pieces of a text.
  init(_ text: Substring) { rest = text }

  /// The next piece; nil at the end.
  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let end = TextPieces.end(of: rest)
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Where the first piece of a text ends.
  static func end(of text: Substring) -> Substring.Index {
    guard let middle = text.utf8.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex),
      middle < text.endIndex
    else { return text.endIndex }
    // An index inside a character counts as its start.
    return text.index(after: middle)
  }
}

extension Substring {
  /// Whether a call of Foundation that walks the text could take so long that somebody waits for it.
  var isLong: Bool { utf8.count > 1 << 16 }
}

extension Interpreter {
  /// Makes a text of the pieces of another; short ones are one piece.
  func text(
    of text: Substring, _ make: (Substring) -> String
  ) throws(EvaluationError) -> String {
    var result = ""
    for piece in TextPieces(text) {
      try work(piece.utf8.count)
      result += make(piece)
    }
    return result
  }
}
