/// The columns of a drawn trace.
struct TraceLayout {
  /// The columns of the page.
  let width: Int
  /// Where the word stands: `body ran`, `created`; and the origin of a write.
  let wordColumn: Int
  /// True if facts stand below their line because the page is too narrow for three columns.
  let isNarrow: Bool
  /// True if a level takes two columns instead of three, because a row stands too deep for its content.
  let isDense: Bool
  private let glyphs: Glyphs

  /// Where the facts stand.
  var factColumn: Int { wordColumn + 12 }

  /// Places the columns so that the longest content fits, within half of the page or what the facts leave.
  init(rows: [TraceRow], options: RenderingOptions) {
    width = options.width
    glyphs = options.glyphs
    isNarrow = width < 60
    let (mark, glyphs) = (options.glyphs.ellipsis, options.glyphs)
    let worded = rows.filter { !$0.word.isEmpty }
    let facts = worded.flatMap(\.facts).map(\.width).max() ?? 0
    let least = isNarrow ? 0 : min(width, 80) * 35 / 80
    // Content may go beyond the middle where the facts leave it the room.
    let most = isNarrow ? width - 13 : max(width / 2, min(width - 12 - facts, width * 5 / 8))
    let content = worded.map { $0.contentWidth(mark: mark) }.max() ?? 0
    isDense = worded.contains { $0.art.count > 3 && $0.contentWidth(mark: mark) > most - 2 }
    let dense = worded.map { row in
      row.contentWidth(mark: mark) - row.art.joined().displayWidth + row.art.map(glyphs.narrowed).joined().displayWidth
    }
    wordColumn = min(max((isDense ? dense.max() ?? 0 : content) + 2, least), most)
  }

  /// The columns for tree lines beside content that ends at a column: enough for the name, and for three levels.
  private func artRoom(beside content: Int, upTo end: Int) -> Int {
    max(end - 2 - content, wordColumn - (isDense ? 16 : 22), 9)
  }

  /// Tree lines as one text.
  private func joined(_ art: [String]) -> String {
    (isDense ? art.map(glyphs.narrowed) : art).joined()
  }

  /// The lines of a row.
  func lines(of row: TraceRow) -> [StyledLine] {
    var line = StyledLine(row.outcome?.sign ?? " ", row.outcome?.style ?? .plain)
    line.append(" ")
    let content = row.content(mark: glyphs.ellipsis)
    // Nothing stands behind a line without a word.
    let end = row.word.isEmpty ? width : wordColumn - 2
    line.append(shortened(joined(row.art), to: artRoom(beside: content.width, upTo: end)), .art)
    guard !row.word.isEmpty else {
      line.append(content)
      return [line.clipped(to: width, mark: glyphs.ellipsis).trimmed]
    }
    line.append(row.content(within: max(wordColumn - 2 - line.width, 6), mark: glyphs.ellipsis))
    line.pad(to: wordColumn, minimum: 2)
    line.append(row.word, row.outcome?.style ?? .plain)
    return isNarrow ? [line] + factsBelow(row) : factsBeside(row, line)
  }

  private func factsBeside(_ row: TraceRow, _ start: StyledLine) -> [StyledLine] {
    var lines = wrapped(row.facts, width: width - factColumn)
    guard !lines.isEmpty else { return [start] }
    var first = start
    first.pad(to: factColumn, minimum: 1)
    first.append(lines.removeFirst())
    return [first.clipped(to: width, mark: glyphs.ellipsis)]
      + lines.map { rest in
        var line = StyledLine("  ")
        line.append(shortened(joined(row.artBelow), to: factColumn - 4), .art)
        line.pad(to: factColumn)
        line.append(rest)
        return line.clipped(to: width, mark: glyphs.ellipsis)
      }
  }

  private func factsBelow(_ row: TraceRow) -> [StyledLine] {
    var indent = StyledLine("  ")
    indent.append(shortened(joined(row.artBelow), to: max(wordColumn - 22, 9)), .art)
    indent.append("  ")
    return wrapped(row.facts, width: width - indent.width).map { facts in
      var line = indent
      line.append(facts)
      return line.clipped(to: width, mark: glyphs.ellipsis)
    }
  }

  /// Tree lines; of a very deep place only the last ones, so that the name has room.
  private func shortened(_ art: String, to room: Int) -> String {
    guard art.displayWidth > room else { return art }
    return glyphs.ellipsis + art.suffix(columns: room - glyphs.ellipsis.displayWidth)
  }

  /// Facts joined on as few lines as they need; only a fact longer than a line is broken.
  private func wrapped(_ facts: [StyledLine], width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for fact in facts where !fact.isEmpty {
      if fact.width > width {
        if !line.isEmpty { lines.append(line) }
        lines += broken(fact, width: width)
        line = lines.popLast() ?? StyledLine()
        continue
      }
      if !line.isEmpty, line.width + glyphs.separator.displayWidth + fact.width > width {
        lines.append(line)
        line = StyledLine()
      }
      if !line.isEmpty { line.append(glyphs.separator) }
      line.append(fact)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A fact over several lines, broken between words.
  private func broken(_ fact: StyledLine, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for word in fact.words {
      if !line.isEmpty, line.width + 1 + word.width > width {
        lines.append(line)
        line = StyledLine()
      }
      if !line.isEmpty { line.append(" ") }
      line.append(word.clipped(to: width, mark: glyphs.ellipsis))
    }
    return lines + [line]
  }
}
