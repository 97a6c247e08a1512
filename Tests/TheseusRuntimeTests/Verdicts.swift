import Synchronization

/// What came of each program that was tried, so that the table of rules does not try it again.
final class Verdicts: Sendable {
  /// Those of this run.
  static let ofThisRun = Verdicts()

  /// What came of one program; who asks while it is being tried waits.
  private final class Verdict: Sendable {
    let problems = Mutex<[String]?>(nil)
  }

  private let verdicts = Mutex<[String: Verdict]>([:])

  /// The problems of a program by its name, tried when they are first asked for.
  func problems(of name: String, _ attempt: () -> [String]) -> [String] {
    let verdict = verdicts.withLock { verdicts in
      let verdict = verdicts[name] ?? Verdict()
      verdicts[name] = verdict
      return verdict
    }
    return verdict.problems.withLock { problems in
      let found = problems ?? attempt()
      problems = found
      return found
    }
  }
}
