import TheseusProgram
import TheseusTrace

/// Draws diagnostics in the manner of the Swift compiler: place, line, caret, notes, and a paragraph that teaches.
public struct DiagnosticRenderer: Sendable {
  private let options: RenderingOptions
  private let glyphs: Glyphs

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
  }

  /// The text of several diagnostics, in order.
  public func render(_ diagnostics: [Diagnostic], in files: SourceFiles) -> StyledText {
    StyledText(diagnostics.flatMap { render($0, in: files).lines })
  }

  /// The text of one diagnostic.
  public func render(_ diagnostic: Diagnostic, in files: SourceFiles) -> StyledText {
    var lines = head(diagnostic.severity, diagnostic.message, diagnostic.range, files)
    for note in diagnostic.notes { lines += head(.note, note.message, note.range, files) }
    if let explanation = diagnostic.explanation {
      for paragraph in explanation.split(separator: "\n") {
        lines += Paragraph(glyphs.program(String(paragraph))).lines(
          label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
      }
    }
    return StyledText(lines)
  }

  private func head(
    _ severity: Diagnostic.Severity, _ message: String, _ range: SourceRange?, _ files: SourceFiles
  ) -> [StyledLine] {
    var label = StyledLine()
    if let location = range.flatMap(files.pointLocation(of:)) {
      let name = glyphs.program(location).shortenedInTheMiddle(to: options.width - 12, mark: glyphs.ellipsis)
      label.append("\(name): ", .name)
    }
    let style: Style =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .heading
      }
    label.append("\(severity.rawValue): ", style)
    var paragraph = Paragraph("")
    paragraph.append(glyphs.program(message))
    var lines = hanging(label, paragraph)
    if let range, let excerpt = Failure.Excerpt(ofPointOf: range, in: files) {
      lines += Snippet(excerpt, glyphs: glyphs).lines(indent: 2, width: options.width, beside: nil)
    }
    return lines
  }

  /// A paragraph whose further lines stand at 4, however long the place is.
  private func hanging(_ label: StyledLine, _ paragraph: Paragraph) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = label
    var isStart = true
    for word in paragraph.words {
      if line.width + (isStart ? 0 : 1) + word.width > options.width, !isStart || line.width > 4 {
        lines.append(line.trimmed)
        line = StyledLine("    ")
        isStart = true
      }
      if !isStart { line.append(" ") }
      line.append(word.clipped(to: options.width - 4, mark: glyphs.ellipsis))
      isStart = false
    }
    lines.append(line)
    return lines.map { $0.clipped(to: options.width, mark: glyphs.ellipsis) }
  }
}
