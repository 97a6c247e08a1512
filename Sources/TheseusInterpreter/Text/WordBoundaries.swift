/// Where the words of a text begin and end by Unicode's rules, found piece by piece as a search comes there.
struct WordBoundaries {
  private static let pieceLength = 1 << 12
  private let text: Substring
  private let interpreter: Interpreter
  private var known: Set<String.Index> = []
  private var end: String.Index
  private var isComplete = false

  /// Prepares to find those of a text.
  init(of text: Substring, _ interpreter: Interpreter) {
    self.text = text
    self.interpreter = interpreter
    end = text.startIndex
  }

  /// Whether one is at a place.
  mutating func contains(_ place: String.Index) throws(EvaluationError) -> Bool {
    while !isComplete, place >= end { try findMore() }
    return known.contains(place)
  }

  private mutating func findMore() throws(EvaluationError) {
    let piece = text[end..<pieceEnd()]
    try interpreter.work(piece.utf8.count * 4)
    for match in piece.matches(of: #/\b/#.matchingSemantics(.unicodeScalar)) { known.insert(match.range.lowerBound) }
    end = piece.endIndex
    isComplete = end == text.endIndex
  }

  /// The end of a piece: a place between a blank and a letter of ASCII, where a word surely begins whatever stands around.
  private func pieceEnd() -> String.Index {
    let scalars = text.unicodeScalars
    guard
      var place = text.utf8.index(end, offsetBy: WordBoundaries.pieceLength, limitedBy: text.endIndex).map({
        scalars.index(after: scalars.index(before: min($0, text.endIndex)))
      })
    else { return text.endIndex }
    while place < text.endIndex {
      let before = scalars[scalars.index(before: place)]
      if before == " " || before == "\n", scalars[place].isASCII, scalars[place].properties.isAlphabetic {
        return place
      }
      place = scalars.index(after: place)
    }
    return text.endIndex
  }
}
