import TheseusFrontend
import TheseusProgram

extension Session {
  /// Whether a text can be answered, or needs more lines.
  public enum Completeness: Sendable, Hashable {
    /// It can be answered.
    case complete
    /// More lines may make it complete.
    case incomplete
    /// No further line helps; the answer says why.
    case wrong
  }

  /// Judges a text that was typed at the prompt.
  ///
  /// A command ends with its line, except where it takes Swift: `:predict` and `:compare` are as complete as that is.
  public func completeness(of text: String) -> Completeness {
    switch Input.categorize(text, isBound: isBound) {
    case .empty, .ambiguous, .unknown: .complete
    case .command(.predict, let input), .command(.compare, let input): completeness(ofSwift: input)
    case .command: .complete
    case .swift(let input): completeness(ofSwift: input)
    }
  }

  /// Whether a pasted line belongs to the one before it although that could be run.
  public func continuesPreviousLine(_ line: String) -> Bool { Frontend.continuesPreviousLine(line) }

  private func completeness(ofSwift text: String) -> Completeness {
    switch Frontend.completeness(of: SourceFile(name: "input", text: text), as: -1) {
    case .complete: .complete
    case .incomplete: .incomplete
    case .wrong: .wrong
    }
  }
}
