import TheseusProgram

/// Whether what was typed so far can be run, needs more lines, or can't become right by more lines.
public enum InputCompleteness: Sendable, Hashable {
  /// It can be run as it is.
  case complete
  /// More lines may make it complete.
  case incomplete
  /// No further line helps; the diagnostics say why.
  case wrong([TheseusProgram.Diagnostic])
}
