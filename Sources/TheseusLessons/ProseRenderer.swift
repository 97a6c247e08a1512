import TheseusRendering

/// Wraps running text to a width.
struct ProseRenderer {
  /// The columns of the page.
  var width: Int

  /// The lines of a piece of prose.
  func render(_ prose: Prose) -> StyledText {
    switch prose.kind {
    case .paragraph: return paragraph(prose.spans)
    case .heading: return StyledText([StyledLine(prose.plainText, .heading)])
    case .quote: return wrap(prose.spans, first: "  | ", rest: "  | ")
    case .item(let marker, let depth):
      let indent = String(repeating: "  ", count: depth + 1)
      let blank = String(repeating: " ", count: marker.count + 1)
      return wrap(
        prose.spans, first: indent + (marker.isEmpty ? "  " : marker + " "),
        rest: indent + (marker.isEmpty ? "  " : blank))
    case .listing:
      let lines = prose.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      return StyledText((lines.last == "" ? lines.dropLast() : lines[...]).map { StyledLine("    \($0)") })
    }
  }

  /// A wrapped paragraph.
  func paragraph(_ spans: [Prose.Span]) -> StyledText { wrap(spans, first: "", rest: "") }

  /// A wrapped paragraph of plain text in which backquotes mark code.
  func paragraph(marked text: String) -> StyledText {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let spans = parts.enumerated().map { Prose.Span(String($0.element), $0.offset.isMultiple(of: 2) ? .plain : .code) }
    return wrap(spans.filter { !$0.text.isEmpty }, first: "  ", rest: "  ")
  }

  /// Wrapped plain text behind a label, further lines indented as much as a paragraph of the trace.
  func paragraph(_ text: String, label: StyledLine) -> StyledText {
    var result = wrap([Prose.Span(text)], first: String(repeating: " ", count: label.width), rest: "  ")
    guard let first = result.lines.first else { return StyledText([label]) }
    var line = label
    for word in first.text.split(separator: " ") {
      if line.width > label.width { line.append(" ") }
      line.append(String(word))
    }
    result.lines[0] = line
    return result
  }

  /// A word with the styles of its parts.
  private typealias Word = StyledLine

  private func wrap(_ spans: [Prose.Span], first: String, rest: String) -> StyledText {
    var lines: [StyledLine] = []
    var line = StyledLine(first)
    var isStart = true
    for word in words(spans) {
      if !isStart, line.width + 1 + word.width > width {
        lines.append(line)
        line = StyledLine(rest)
        isStart = true
      }
      if !isStart { line.append(" ") }
      line.append(word)
      isStart = false
    }
    lines.append(line)
    return StyledText(lines)
  }

  /// The words; a span that ends within a word goes on in the next, and code is one word, unless it is long.
  private func words(_ spans: [Prose.Span]) -> [Word] {
    var words: [Word] = []
    var word = Word()
    for span in spans {
      let isWhole = span.style == .code && span.text.count <= width / 2
      // Code is told from words without color too, as in the sentences of a trace.
      for character in span.style == .code ? "`\(span.text)`" : span.text {
        if character.isWhitespace, !isWhole {
          if !word.isEmpty { words.append(word) }
          word = Word()
        } else {
          word.append(String(character), Self.style(of: span.style))
        }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func style(of style: Prose.Span.Style) -> Style {
    switch style {
    case .plain, .emphasis: .plain
    case .code: .name
    case .strong: .heading
    case .link: .term
    }
  }
}
