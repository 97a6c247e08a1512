import TheseusRendering
import TheseusSession

/// How answers look: text or JSON, how wide, with which signs, with or without color.
public struct Appearance: Sendable {
  /// Text for people or JSON for programs.
  public enum Format: String, Sendable, CaseIterable {
    /// Drawings and sentences.
    case text
    /// One object a line.
    case json
  }

  /// Text or JSON.
  public var format: Format
  /// The signs that may be used.
  public var medium: RenderingOptions.Medium
  /// Whether to use color.
  public var isColored: Bool
  /// A width that was asked for; nil for that of the window.
  public var fixedWidth: Int?

  private let terminal: Terminal

  /// Makes an appearance.
  public init(
    format: Format = .text, medium: RenderingOptions.Medium, isColored: Bool, fixedWidth: Int? = nil,
    terminal: Terminal
  ) {
    self.format = format
    self.medium = medium
    self.isColored = isColored
    self.fixedWidth = fixedWidth
    self.terminal = terminal
  }

  /// The options for the next answer; the window may have been resized since the last one.
  public func options(detail: Response.Detail) -> RenderingOptions {
    let detail: RenderingOptions.Detail =
      switch detail {
      case .brief: .brief
      case .normal: .normal
      case .full: .full
      }
    return RenderingOptions(width: fixedWidth ?? terminal.columns, detail: detail, medium: medium)
  }

  /// The characters of a styled text.
  public func characters(_ text: StyledText) -> String {
    isColored ? ANSIFormatter().format(text) : PlainFormatter().format(text)
  }
}

extension Terminal {
  /// The signs for an output: words where asked for, ASCII where asked for or where a terminal's locale is not UTF-8.
  ///
  /// What goes into a pipe or a file is the same in every locale.
  public func medium(isAccessible: Bool, isASCII: Bool) -> RenderingOptions.Medium {
    if isAccessible { return .words }
    return isASCII || (outputIsTerminal && !speaksUTF8) ? .ascii : .unicode
  }
}
