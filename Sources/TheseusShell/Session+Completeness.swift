import TheseusSession

extension Session {
  /// Whether a text can be run, or needs more lines.
  func completeness(of text: String) -> InputAssembler.Completeness { .complete }

  /// Whether a pasted line belongs to the one before it although that could be run.
  func continuesPreviousLine(_ line: String) -> Bool { false }
}
