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

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  public static func between(_ first: String, _ second: String) -> Int {
    let source = Array(first)
    let target = Array(second)
    var previous: [Int] = []
    var row = Array(0...target.count)
    for index in source.indices {
      var next = [index + 1]
      for column in target.indices {
        let replaced = row[column] + (source[index] == target[column] ? 0 : 1)
        var best = min(replaced, row[column + 1] + 1, next[column] + 1)
        let isSwap =
          index > 0 && column > 0 && source[index] == target[column - 1] && source[index - 1] == target[column]
        if isSwap { best = min(best, previous[column - 1] + 1) }
        next.append(best)
      }
      previous = row
      row = next
    }
    return row[target.count]
  }
}
