import TheseusShell

/// How the program ends: a contract with scripts; a crash ends it with 70.
enum ExitStatus: Hashable {
  /// All went well.
  case done
  /// A check failed, or a lesson was rewritten.
  case checkFailed
  /// Wrong usage, or a file or lesson that cannot be read or lowered.
  case unusable
  /// An input failed.
  case inputFailed
  /// Ctrl-C.
  case interrupted
  /// What a script gave to `exit`.
  case program(Int32)

  /// The number that the shell gets.
  var rawValue: Int32 {
    switch self {
    case .done: 0
    case .checkFailed: 1
    case .unusable: 2
    case .inputFailed: 3
    case .interrupted: 130
    case .program(let status): status
    }
  }

  /// The status of a shell's run.
  init(_ ending: Shell.Ending) {
    switch ending {
    case .finished: self = .done
    case .failed: self = .inputFailed
    case .interrupted: self = .interrupted
    }
  }
}
