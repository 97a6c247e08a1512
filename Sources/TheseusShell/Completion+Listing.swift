import TheseusSession

extension Completion {
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
