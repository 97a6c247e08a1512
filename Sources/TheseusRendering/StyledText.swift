/// Lines of text whose stretches have a meaning; what renderers produce and formatters print.
public struct StyledText: Sendable, Hashable {
  /// The lines, without newlines.
  public var lines: [StyledLine]

  /// Makes a text of lines.
  public init(_ lines: [StyledLine] = []) {
    self.lines = lines
  }

  /// Adds another block, with one blank line between.
  public mutating func append(block: StyledText) {
    guard !block.lines.isEmpty else { return }
    if !lines.isEmpty { lines.append(StyledLine()) }
    lines += block.lines
  }
}

/// One line of styled spans.
public struct StyledLine: Sendable, Hashable {
  /// A stretch of one style.
  public struct Span: Sendable, Hashable {
    /// What it means.
    public var style: Style
    /// The text; free of control characters.
    public var text: String
  }

  /// The spans, from the left.
  public private(set) var spans: [Span] = []

  /// Makes an empty line.
  public init() {}

  /// Makes a line of one span.
  public init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  /// The columns that the line takes.
  public var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The text without its styles.
  public var text: String { spans.map(\.text).joined() }

  /// Tells whether nothing is on the line.
  public var isEmpty: Bool { spans.isEmpty }

  /// Adds a span; control characters become visible escapes.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    let safe = text.withVisibleControls
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += safe
    } else {
      spans.append(Span(style: style, text: safe))
    }
  }

  /// Adds another line's spans.
  public mutating func append(_ line: StyledLine) {
    for span in line.spans { append(span.text, span.style) }
  }

  /// Adds blanks up to a column, and at least `minimum` of them.
  public mutating func pad(to column: Int, minimum: Int = 0) {
    append(String(repeating: " ", count: max(column - width, minimum)))
  }

  /// The line with blanks at its end dropped.
  public var trimmed: StyledLine {
    var line = self
    while let last = line.spans.last {
      let kept = last.text.trimmingBlanksAtEnd
      line.spans.removeLast()
      guard kept.isEmpty else {
        line.spans.append(Span(style: last.style, text: kept))
        break
      }
    }
    return line
  }

  /// The line cut to a width, with a mark in the place of its middle; its last six columns stay, a handle being there.
  func shortenedInTheMiddle(to width: Int, mark: String) -> StyledLine {
    guard self.width > width, width > 14 else { return clipped(to: width, mark: mark) }
    var reversed = StyledLine()
    for span in spans.reversed() { reversed.append(String(span.text.reversed()), span.style) }
    let end = reversed.clipped(to: 6, mark: "")
    var result = clipped(to: width - 6, mark: mark)
    for span in end.spans.reversed() { result.append(String(span.text.reversed()), span.style) }
    return result
  }

  /// The words of the line, for wrapping.
  var words: [StyledLine] {
    var words: [StyledLine] = []
    var word = StyledLine()
    for span in spans {
      for (index, part) in span.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0, !word.isEmpty {
          words.append(word)
          word = StyledLine()
        }
        word.append(String(part), span.style)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The line cut to a width, with a mark in the place of what is cut from its end.
  public func clipped(to width: Int, mark: String) -> StyledLine {
    guard self.width > width else { return self }
    var result = StyledLine()
    var room = max(width - mark.displayWidth, 0)
    for span in spans {
      let part = span.text.prefix(columns: room)
      result.append(part, span.style)
      room -= part.displayWidth
      if part.count < span.text.count { break }
    }
    result.append(mark)
    return result
  }
}
