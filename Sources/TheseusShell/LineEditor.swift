import TheseusSession

/// Where the lines of a session come from: a terminal, a pipe, or arguments.
public protocol LineEditor: AnyObject {
  /// Whether a person types the lines, so that a banner and prompts make sense.
  var isInteractive: Bool { get }

  /// What Tab offers for the text before the cursor; ignored where there is no Tab.
  var complete: (String) -> Completion { get set }

  /// Waits for a line and hands it out without its newline; a pasted line may have newlines inside.
  func readLine(prompt: Prompt) -> LineReading

  /// Adds an input to what the arrow keys walk.
  func remember(_ input: String)
}

/// How waiting for a line ended.
public enum LineReading: Sendable, Equatable {
  /// A line, without its newline.
  case line(String)
  /// The end of the input, or Ctrl-D on an empty line.
  case end
  /// Ctrl-C.
  case interrupted
}

extension Terminal {
  /// The editor for standard input: libedit at a terminal that it knows, plain lines otherwise.
  ///
  /// Prompts go to `output` where a person types; where the output is not a terminal they would get into a file,
  /// so they go to `errors`.
  public func makeLineEditor(
    isColored: Bool, history: [String], output: OutputWriter, errors: OutputWriter
  ) -> any LineEditor {
    if canEditLines, let editor = LibeditEditor(isColored: isColored, history: history) { return editor }
    guard inputIsTerminal else { return PlainLineReader() }
    return PlainLineReader(promptOutput: outputIsTerminal ? output : errors)
  }
}
