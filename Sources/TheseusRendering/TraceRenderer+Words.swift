import TheseusTrace

extension TraceRenderer {
  /// The trace as sentences and words, one line after the other, without columns and tree lines.
  func words(_ trace: Trace) -> StyledText {
    var lines = trace.output.map { "printed: " + $0.withExpandedTabs }
    if let result = trace.result {
      lines.append("result: " + [trace.type, result].compactMap { $0 }.joined(separator: " = "))
    }
    lines += wordsOfHead(trace)
    let layout = TraceLayout(rows: [], options: options)
    if trace.writes.isEmpty { lines += head(of: trace, layout: layout).map { $0.trimmed.text.trimmingBlanksAtStart } }
    if options.detail != .brief { lines += wordsOfTree(trace) } else { lines += resets(trace).map { $0.text } }
    lines += bystanders(trace).map { $0.text.trimmingBlanksAtStart }
    let counts = self.counts(trace).map(\.text)
    if !counts.isEmpty { lines.append("total: " + counts.joined(separator: ", ")) }
    var text = StyledText(lines.flatMap { wrapped(glyphs.program($0)) })
    if options.detail == .full { text.lines += order(of: trace).lines }
    text.lines += sentences("why: ", [Insight(trace, glyphs: glyphs).text].compactMap { $0 })
    text.lines += sentences(
      "warning: ", trace.warnings.map { glyphs.program($0.message) } + Insight(trace, glyphs: glyphs).hazards)
    return text
  }

  /// A failing input, in words.
  func words(_ error: Failure, output: [String]) -> StyledText {
    var lines = output.map { "printed: " + $0.withExpandedTabs }
    lines.append("error: \(error.message)")
    if let excerpt = error.excerpt { lines.append("in: \(excerpt.line), at column \(excerpt.column)") }
    lines += error.notes.map { "note: \($0)" }
    if let explanation = error.explanation { lines.append(explanation) }
    lines.append("Nothing was changed.")
    return StyledText(lines.flatMap { wrapped(glyphs.program($0)) })
  }

  private func wrapped(_ text: String) -> [StyledLine] {
    Paragraph(text).lines(label: StyledLine(), width: options.width, mark: glyphs.ellipsis)
  }

  private func sentences(_ label: String, _ texts: [String]) -> [StyledLine] {
    texts.flatMap { text in
      Paragraph(label + text).lines(label: StyledLine(), width: options.width, mark: glyphs.ellipsis)
    }
  }

  /// `changed: dayTime, true to false, @State of Home #1`.
  private func wordsOfHead(_ trace: Trace) -> [String] {
    let begun = trace.begunObjects
    return HeadWrite.lines(of: trace).flatMap { line -> [String] in
      let write = line.write
      let reasons = line.silences(in: trace)
      guard write.isInHead || !reasons.isEmpty, !write.isPartOfBeginning(of: begun) else { return [] }
      let values = values.change(from: write.old, to: write.new)
      return ["\(write.changed ? "changed" : "written"): \(write.headName), \(values), \(origin(of: write))"]
        + reasons.map { sentence($0, write, of: trace) }
    }
  }

  /// `level 2: Recorder 2, removed, title "Purr" lost`.
  private func wordsOfTree(_ trace: Trace) -> [String] {
    let shown = sections(of: trace).filter { !$0.rows.isEmpty }
    return shown.flatMap { section in
      (shown.count > 1 ? ["pass \(section.pass)"] : [])
        + section.rows.filter { !$0.word.isEmpty }.map { row in
          let name = row.content(mark: glyphs.ellipsis).text.split(separator: " ").joined(separator: " ")
          let facts = row.facts.map(\.text)
          let place = row.place.isEmpty ? [] : ["in " + row.place.joined(separator: ", ")]
          return "level \(row.level): " + ([name, row.word] + facts + place).joined(separator: ", ")
        }
    }
  }
}

extension String {
  /// The text without blanks at its start.
  var trimmingBlanksAtStart: String { String(drop { $0 == " " }) }
}
