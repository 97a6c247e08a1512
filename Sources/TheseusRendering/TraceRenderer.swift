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
    var pass: Int
    var rows: [TraceRow]
  }

  func sections(of trace: Trace) -> [Section] {
    let lookup = TraceFacts(trace)
    return (1...max(trace.passes, 1)).map { pass in
      let index = PassIndex(trace, pass: pass)
      let tree = PrunedTree(trace, index: index, detail: options.detail)
      let facts = FactWriter(trace: trace, lookup: lookup, index: index, options: options)
      let writer = TraceRowWriter(tree, facts: facts, index: index, options: options)
      let saysSomething = writer.rows.contains { !$0.word.isEmpty }
      return Section(pass: pass, rows: saysSomething ? writer.rows : [])
    }
  }

  private func drawing(_ sections: [Section], layout: TraceLayout) -> [StyledLine] {
    let shown = sections.filter { !$0.rows.isEmpty }
    return shown.flatMap { section in
      (shown.count > 1 ? [StyledLine("  pass \(section.pass)", .heading)] : [])
        + lines(of: section.rows, layout: layout)
    }
  }

  /// The lines of rows; of very many, as of a chain of thousands of views, those at the beginning and at the end.
  private func lines(of rows: [TraceRow], layout: TraceLayout) -> [StyledLine] {
    let (first, last) = (40, 10)
    guard options.detail != .full, rows.count > 4 * (first + last) else { return rows.flatMap(layout.lines) }
    let leftOut = (rows.count - first - last).grouped
    return rows.prefix(first).flatMap(layout.lines) + [StyledLine("  \(glyphs.ellipsis) \(leftOut) more lines", .art)]
      + rows.suffix(last).flatMap(layout.lines)
  }
}
