import CLineEditor
import Foundation

/// What is known about the terminal, found out once at the start.
public struct Terminal: Sendable, Equatable {
  /// Whether lines come from a terminal.
  public var inputIsTerminal: Bool
  /// Whether text goes to a terminal.
  public var outputIsTerminal: Bool
  /// Whether the user's own locale is UTF-8, so that box art and other signs can be drawn.
  public var speaksUTF8: Bool
  /// `TERM`; nil where it is unset or empty.
  public var type: String?

  /// Makes the facts, for tests and for `current`.
  public init(inputIsTerminal: Bool, outputIsTerminal: Bool, speaksUTF8: Bool, type: String?) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.speaksUTF8 = speaksUTF8
    self.type = type
  }

  /// Looks at standard input and output, and prepares the locale, which libedit needs before anything else.
  public static func current(environment: [String: String]) -> Terminal {
    let speaksUTF8 = theseus_locale_prepare()
    return Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      speaksUTF8: speaksUTF8,
      type: environment["TERM"].flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Whether libedit can be used: both ends are terminals, of a type that can move the cursor.
  public var canEditLines: Bool {
    guard inputIsTerminal, outputIsTerminal, let type else { return false }
    return type != "dumb"
  }

  /// The width of the window in columns now, or 80 where there is none.
  public var columns: Int {
    let columns = outputIsTerminal ? Int(theseus_terminal_columns(STDOUT_FILENO)) : 0
    return columns > 0 ? columns : 80
  }
}

/// What `--color` says.
public enum ColorMode: String, Sendable, CaseIterable {
  /// Ask the environment and the terminal.
  case auto
  /// Color even in a pipe.
  case always
  /// No color.
  case never
}

extension Terminal {
  /// Whether to use color: the flag, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`, then `TERM=dumb` and
  /// `CLICOLOR=0`, then whether the output is a terminal.
  public func usesColor(mode: ColorMode, environment: [String: String]) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func isOn(_ name: String) -> Bool {
      guard let value = environment[name] else { return false }
      return !value.isEmpty && value != "0"
    }
    // Set to anything but an empty text, `0` too: https://no-color.org.
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
    if type == "dumb" || environment["CLICOLOR"] == "0" { return false }
    return outputIsTerminal
  }

  /// Whether words must do without redrawing and box art: the flag, or `ACCESSIBLE` set to anything but `0`.
  public static func isAccessible(flag: Bool, environment: [String: String]) -> Bool {
    if flag { return true }
    guard let value = environment["ACCESSIBLE"] else { return false }
    return !value.isEmpty && value != "0"
  }
}
