import TheseusTypes

/// Where conditions that did not hold jump from, and the locals that they had begun by then.
struct Failures {
  /// The jumps.
  var jumps: [Int] = []
  /// The registers of the locals.
  var begun: [Int] = []
}

extension Compiler {
  /// Compiles conditions; they fail together.
  func conditions(_ list: [TypedCondition]) -> Failures {
    let first = noted.count
    var failures = Failures()
    for item in list {
      let before = noted.count
      let jumps = condition(item)
      if jumps.isEmpty { continue }
      failures.jumps += jumps
      failures.begun = Array(noted[first..<(bindsOnlyWhatHolds(item) ? before : noted.count)])
    }
    return failures
  }

  /// Whether nothing has begun where a condition fails: `let x = e`.
  private func bindsOnlyWhatHolds(_ condition: TypedCondition) -> Bool {
    switch condition {
    case .expression: true
    case .pattern(.some(.bind), _): true
    case .pattern: false
    }
  }

  /// Lands where conditions did not hold: what they had begun ends before anything else runs.
  func land(_ failures: Failures) {
    land(failures.jumps)
    for register in Set(failures.begun).sorted(by: >) { emit(.clear, register) }
  }
}
