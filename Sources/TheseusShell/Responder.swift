import TheseusSession

/// What the shell talks to: it hands over inputs and shows what comes back, and knows nothing of either.
public protocol Responder: AnyObject {
  /// The prompt for the next input.
  var prompt: Prompt { get }

  /// Whether a text can be run, or needs more lines.
  func completeness(of text: String) -> InputAssembler.Completeness

  /// Whether a pasted line belongs to the one before it although that could be run.
  func continues(_ line: String) -> Bool

  /// Runs an input, looking at `Interruption.isRequested` meanwhile.
  func respond(to input: String) -> ShellResponse

  /// What Tab offers for the text before the cursor, which begins with the pending lines of the input.
  func completion(of text: String) -> Completion
}

/// What to show for an input, and whether to go on.
public struct ShellResponse: Sendable, Equatable {
  /// What became of the input.
  public enum Outcome: Sendable, Equatable {
    /// It ran.
    case accepted
    /// It changed nothing, and the diagnostics say why.
    case failed
    /// Ctrl-C ended it, and it changed nothing.
    case interrupted
  }

  /// Text for standard output, with its last newline.
  public var output: String
  /// Text for standard error, with its last newline.
  public var diagnostics: String
  /// What became of the input.
  public var outcome: Outcome
  /// Whether the session ends.
  public var endsSession: Bool

  /// Makes a response.
  public init(
    output: String = "", diagnostics: String = "", outcome: Outcome = .accepted, endsSession: Bool = false
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.outcome = outcome
    self.endsSession = endsSession
  }
}
