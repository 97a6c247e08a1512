/// Finds what a mistyped word may have meant.
public enum EditDistance {
  /// The candidate that the fewest edits turn the word into, if a third of the word or less.
  public static func nearest<Candidate>(
    to word: String, in candidates: some Sequence<Candidate>, by name: (Candidate) -> String
  ) -> Candidate? {
    let ranked = candidates.map { ($0, between(word, name($0))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.count / 3) else { return nil }
    return best.0
  }

  /// The number of insertions, deletions and replacements that turn one word into the other.
  public static func between(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (character == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
