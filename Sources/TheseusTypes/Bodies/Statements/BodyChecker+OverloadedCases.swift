import TheseusProgram

/// Patterns that name one of several cases with the same base name: `case failed(code: Int), failed(reason: String)`.
extension BodyChecker {
  /// Reports a pattern that is checked together with what is matched, and for which more than one case of its name would do; false if it
  /// is not such a pattern.
  ///
  /// Source: tried with the compiler, which looks at no labels here though SE-0155 says that they tell such cases apart.
  func reportAmbiguity(
    ofCase name: String, _ payload: [TuplePatternElement]?, of id: NominalID, _ arguments: [Type], at range: SourceRange
  ) -> Bool {
    let named = program[id].cases.filter { $0.name == name }
    guard named.count > 1, !namesLastCase else { return false }
    let count = payload.map(\.count)
    let alike = named.filter { count == nil || $0.payload.count == count }
    let substitution = checker.nominalSubstitution(id, arguments)
    let fitting = (alike.isEmpty && count == 1 ? named : alike).filter { enumCase in
      fits(payload ?? [], enumCase.payload.map { checker.substitute($0.type, substitution) })
    }
    guard fitting.count > 1 else { return false }
    report("ambiguous-use", "ambiguous use of '\(name)'", at: range)
    return true
  }

  /// Whether no element of a pattern is a value that can't be compared with the one that it stands for.
  private func fits(_ payload: [TuplePatternElement], _ types: [Type]) -> Bool {
    zip(payload, types).allSatisfy { element, type in
      guard case .expression = element.pattern.kind else { return true }
      let snapshot = snapshot()
      defer { rollback(to: snapshot) }
      _ = check(element.pattern, against: type, isVariable: false)
      return !hasErrors(since: snapshot)
    }
  }

  /// Does something with the patterns of a statement, which are checked apart from what is matched, unless a closure is checked as a whole.
  func withPatternsOfStatement<Result>(_ action: () -> Result) -> Result {
    let outer = namesLastCase
    namesLastCase = frames.last.map { $0.role == .returned } ?? true
    defer { namesLastCase = outer }
    return action()
  }
}
