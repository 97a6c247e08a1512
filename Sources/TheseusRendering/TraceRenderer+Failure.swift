import TheseusTrace

extension TraceRenderer {
  /// A failing input: the error with its line, and that nothing was changed.
  func failure(_ error: Failure, output: [String]) -> StyledText {
    var lines = printed(output)
    var head = StyledLine("  ")
    head.append("error:", .error)
    head.append(" ")
    let place = error.location.map { " (\($0))" } ?? ""
    let isTyped = error.location == nil || error.location?.hasPrefix("input") == true
    lines += Paragraph(glyphs.program(error.message + (isTyped ? "" : place))).lines(
      label: head, width: options.width, mark: glyphs.ellipsis)
    var notes = error.notes
    if let excerpt = error.excerpt {
      let beside = notes.isEmpty ? nil : notes.removeFirst()
      lines += Snippet(excerpt, glyphs: glyphs).lines(indent: 4, width: options.width, beside: beside)
    }
    for note in notes {
      lines += Paragraph(glyphs.program(note)).lines(
        label: StyledLine("    note: "), width: options.width, mark: glyphs.ellipsis)
    }
    if let explanation = error.explanation {
      lines += Paragraph(glyphs.program(explanation)).lines(
        label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
    }
    lines.append(StyledLine("  Nothing was changed."))
    return StyledText(lines)
  }
}
