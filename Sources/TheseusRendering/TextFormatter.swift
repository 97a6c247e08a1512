/// Turns styled text into characters.
public protocol TextFormatter: Sendable {
  /// The characters of one line, without a newline.
  func format(_ line: StyledLine) -> String
}

extension TextFormatter {
  /// The characters of a text, every line ended by a newline.
  public func format(_ text: StyledText) -> String {
    text.lines.map { format($0) + "\n" }.joined()
  }
}

/// Drops all styles.
public struct PlainFormatter: TextFormatter {
  /// Makes the formatter.
  public init() {}

  /// The text of the line without blanks at its end.
  public func format(_ line: StyledLine) -> String { line.trimmed.text }
}

/// Maps styles to the 16 colours of a terminal, leaving the colour of ordinary text alone.
public struct ANSIFormatter: TextFormatter {
  /// Makes the formatter.
  public init() {}

  /// The text of the line with escape sequences round what has a look of its own.
  public func format(_ line: StyledLine) -> String {
    line.trimmed.spans.map { span in
      guard let look = look(of: span.style) else { return span.text }
      return "\u{1B}[\(look)m\(span.text)\u{1B}[0m"
    }.joined()
  }

  /// The parameters of the sequence, never white, black or dim; nil for the terminal's own look.
  private func look(of style: Style) -> String? {
    switch style {
    case .plain, .art, .kept, .value: nil
    case .created: "32"
    case .removed: "31"
    case .moved: "35"
    case .evaluated: "36"
    case .reset: "1;31"
    case .name, .heading: "1"
    case .term: "4"
    case .warning: "1;35"
    case .error: "1;31"
    }
  }
}
