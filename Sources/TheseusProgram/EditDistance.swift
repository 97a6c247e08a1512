/// Finds what a mistyped word may have meant.
public enum EditDistance {
  /// The most edits between a word and what it may have meant; a long text is not compared with another long one in full.
  private static let mostEdits = 8

  /// The candidate that the fewest edits turn the word into, if a third of the word or less.
  public static func nearest<Candidate>(
    to word: String, in candidates: some Sequence<Candidate>, by name: (Candidate) -> String
  ) -> Candidate? {
    let source = Array(word)
    var best: Candidate?
    var limit = min(max(1, source.count / 3), mostEdits)
    for candidate in candidates where limit >= 0 {
      // One character more than could fit is enough to see that a text is too long.
      let target = Array(name(candidate).prefix(source.count + limit + 1))
      guard let distance = between(source, target, atMost: limit) else { continue }
      best = candidate
      limit = distance - 1
    }
    return best
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  public static func between(_ first: String, _ second: String) -> Int {
    let most = max(first.count, second.count)
    return between(Array(first), Array(second), atMost: most) ?? most
  }

  /// The number of edits; nil if there are more than a limit.
  ///
  /// Of the table of all beginnings only the cells near the diagonal are made: one further away than the limit takes more edits.
  private static func between(_ source: [Character], _ target: [Character], atMost limit: Int) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    let tooMany = limit + 1
    let width = 2 * limit + 1
    var previous = [Int](repeating: tooMany, count: width)
    var row = (0..<width).map { $0 < limit ? tooMany : $0 - limit }
    for line in source.indices {
      var next = [Int](repeating: tooMany, count: width)
      for cell in 0..<width {
        // Up to `line` in the source, up to `column` in the target.
        let column = line + cell - limit
        guard column >= -1, column < target.count else { continue }
        var best = line + 1
        if column >= 0 {
          best = row[cell] + (source[line] == target[column] ? 0 : 1)
          if cell + 1 < width { best = min(best, row[cell + 1] + 1) }
          if cell > 0 { best = min(best, next[cell - 1] + 1) }
          let isSwap =
            line > 0 && column > 0 && source[line] == target[column - 1] && source[line - 1] == target[column]
          if isSwap { best = min(best, previous[cell] + 1) }
        }
        next[cell] = min(best, tooMany)
      }
      guard next.contains(where: { $0 <= limit }) else { return nil }
      previous = row
      row = next
    }
    let distance = row[target.count - source.count + limit]
    return distance <= limit ? distance : nil
  }
}
