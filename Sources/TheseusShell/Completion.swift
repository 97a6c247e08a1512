/// What Tab offers for the word before the cursor.
public struct Completion: Sendable, Equatable {
  /// One thing that the word may become.
  public struct Candidate: Sendable, Hashable {
    /// The whole word, which begins with what was typed.
    public var text: String
    /// A few words for the list.
    public var note: String

    /// Makes a candidate.
    public init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// What was typed of the word so far.
  public var word: String
  /// What fits, in the order in which it is listed.
  public var candidates: [Candidate]

  /// Makes a completion.
  public init(word: String, candidates: [Candidate]) {
    self.word = word
    self.candidates = candidates
  }

  /// Nothing fits.
  public static let none = Completion(word: "", candidates: [])

  /// The longest beginning that all candidates share; empty without candidates.
  var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }

  /// The candidates one a line with their notes, cut to the width, at most a screen of them.
  func listing(width: Int, limit: Int = 40) -> String {
    let shown = candidates.prefix(limit)
    let column = shown.map(\.text.count).max() ?? 0
    var lines = shown.map { candidate in
      let padding = String(repeating: " ", count: column - candidate.text.count)
      let line = candidate.note.isEmpty ? candidate.text : "\(candidate.text)\(padding)  \(candidate.note)"
      return String(printable(line).prefix(max(width - 1, 1)))
    }
    if candidates.count > limit { lines.append("... and \(candidates.count - limit) more") }
    return lines.joined(separator: "\n")
  }
}

/// The text without characters that a terminal takes for a command.
public func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
}

/// Whether a terminal may act on the scalar instead of drawing it.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
}
