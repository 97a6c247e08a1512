import TheseusProgram

extension BodyChecker {
  /// Applies arguments to one candidate where a result may be wanted.
  ///
  /// Where an optional is wanted of a generic result, that is the optional or what it wraps, whichever the closures and
  /// operators among the arguments can be: `let sum: Int? = numbers.reduce(0, +)`.
  func applySingle(
    _ candidate: Candidate, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?,
    at range: SourceRange, _ calleeRange: SourceRange? = nil
  ) -> TypedExpression {
    func apply(_ expected: Type?) -> TypedExpression {
      applyAtOnce(candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    }
    guard let expected, let wrapped = checker.wrapped(unifier.resolve(expected)), trialDepth < 3,
      hasGenericResult(candidate), arguments.contains(where: { isLate($0.value) })
    else { return apply(expected) }
    let snapshot = snapshot()
    for wanted in [expected, wrapped] {
      trialDepth += 1
      let value = apply(wanted)
      trialDepth -= 1
      if !hasErrors(since: snapshot) { return value }
      rollback(to: snapshot)
    }
    return apply(expected)
  }

  /// Whether a function gives a value of one of its own generic parameters.
  private func hasGenericResult(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target, case .parameter(let result) = program[id].result else {
      return false
    }
    if case .function = result.owner { return true } else { return false }
  }
}
