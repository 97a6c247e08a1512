import TheseusTrace

/// Draws a trace: what was written, the tree with what happened to each identity and why, counts, and the rule behind it.
public struct TraceRenderer: Sendable {
  let options: RenderingOptions
  let glyphs: Glyphs
  let values: ValueText

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
    values = ValueText(glyphs: options.glyphs)
  }

  /// The text of one update.
  public func render(_ trace: Trace) -> StyledText {
    let isSpoken = options.medium == .words
    if let error = trace.error {
      return isSpoken ? words(error, output: trace.output) : failure(error, output: trace.output)
    }
    if isSpoken { return words(trace) }
    let passes = options.detail == .brief ? [] : sections(of: trace)
    let layout = TraceLayout(rows: passes.flatMap(\.rows), options: options)
    var head = StyledText(output(trace) + result(trace) + self.head(of: trace, layout: layout))
    var text = StyledText()
    if passes.contains(where: { !$0.rows.isEmpty }) {
      text.append(block: head)
      text.append(block: StyledText(drawing(passes, layout: layout) + bystanders(trace)))
    } else {
      head.lines += options.detail == .brief ? resets(trace) : bystanders(trace)
      text.append(block: head)
    }
    text.append(block: footer(trace))
    if options.detail == .full { text.append(block: order(of: trace)) }
    text.append(block: why(trace))
    text.append(block: warnings(trace))
    return text
  }

  // MARK: The tree

  /// The rows of one pass.
  struct Section {
    /// The pass.
    var pass: Int
    /// The rows that are shown.
    var rows: [TraceRow]
    /// The positions of those that are not.
    var leftOut: Range<Int>
  }

  func sections(of trace: Trace) -> [Section] {
    let lookup = TraceFacts(trace)
    return (1...max(trace.passes, 1)).map { pass in
      let index = PassIndex(trace, pass: pass)
      let tree = PrunedTree(trace, index: index, detail: options.detail)
      guard let root = tree.root, root.saysSomething else { return Section(pass: pass, rows: [], leftOut: 0..<0) }
      let facts = FactWriter(trace: trace, lookup: lookup, index: index, options: options)
      let leftOut = leftOut(of: root.lineCount)
      let writer = TraceRowWriter(tree, facts: facts, leavingOut: leftOut, options: options)
      return Section(pass: pass, rows: writer.rows, leftOut: leftOut)
    }
  }

  /// Of very many rows, as of a chain of thousands of views, those between the beginning and the end.
  private func leftOut(of count: Int) -> Range<Int> {
    let (first, last) = (40, 10)
    guard options.detail != .full, options.medium != .words, count > 4 * (first + last) else { return 0..<0 }
    return first..<count - last
  }

  private func drawing(_ sections: [Section], layout: TraceLayout) -> [StyledLine] {
    let shown = sections.filter { !$0.rows.isEmpty }
    let first = options.detail != .full && shown.count > Self.mostPasses ? Self.mostPasses - 2 : shown.count
    let leftOut = shown.count - 1 - first
    let mark = StyledLine("  \(glyphs.ellipsis) \(leftOut.grouped) more passes (:last full shows them)", .art)
    func drawn(_ section: Section) -> [StyledLine] {
      (shown.count > 1 ? [StyledLine("  pass \(section.pass)", .heading)] : []) + lines(of: section, layout: layout)
    }
    return shown.prefix(first).flatMap(drawn) + (leftOut > 0 ? [mark] + shown.suffix(1).flatMap(drawn) : [])
  }

  /// How many passes are drawn: of more, the first ones and the last.
  private static let mostPasses = 6

  private func lines(of section: Section, layout: TraceLayout) -> [StyledLine] {
    guard !section.leftOut.isEmpty else { return section.rows.flatMap(layout.lines) }
    let (before, behind) = (
      section.rows.prefix(section.leftOut.lowerBound), section.rows.dropFirst(section.leftOut.lowerBound)
    )
    let mark = StyledLine("  \(glyphs.ellipsis) \(section.leftOut.count.grouped) more lines", .art)
    return before.flatMap(layout.lines) + [mark] + behind.flatMap(layout.lines)
  }
}
