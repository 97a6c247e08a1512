import TheseusShell

/// How the program ends: a contract with scripts; a crash ends it with 70.
enum ExitStatus: Int32 {
  /// All went well.
  case done = 0
  /// A check failed, or a lesson was rewritten.
  case checkFailed = 1
  /// Wrong usage, or a file or lesson that cannot be read or lowered.
  case unusable = 2
  /// An input failed.
  case inputFailed = 3
  /// Ctrl-C.
  case interrupted = 130

  /// The status of a shell's run.
  init(_ ending: Shell.Ending) {
    switch ending {
    case .finished: self = .done
    case .failed: self = .inputFailed
    case .interrupted: self = .interrupted
    }
  }
}
