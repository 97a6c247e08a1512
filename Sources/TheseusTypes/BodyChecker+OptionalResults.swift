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
    guard let expected, trialDepth < 3 else { return apply(expected) }
    let snapshot = snapshot()
    guard let wrapped = checker.wrapped(unifier.resolve(expected)), hasGenericResult(candidate),
      arguments.contains(where: { isLate($0.value) })
    else {
      let value = apply(expected)
      guard isOtherwiseMade(value, expected) else { return value }
      rollback(to: snapshot)
      return applyAsWanted(candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
        ?? apply(expected)
    }
    for wanted in [expected, wrapped] {
      trialDepth += 1
      let value = apply(wanted)
      trialDepth -= 1
      if !hasErrors(since: snapshot) { return value }
      rollback(to: snapshot)
    }
    return apply(expected)
  }

  /// Whether a value is of the generic type that is wanted, but with other arguments.
  func isOtherwiseMade(_ value: TypedExpression, _ expected: Type) -> Bool {
    guard let id = nominal(of: value.type), case .nominal(let wanted, let arguments) = unifier.resolve(expected)
    else { return false }
    if id != wanted { return checker.wrapped(expected).map { isOtherwiseMade(value, $0) } ?? false }
    return !arguments.isEmpty && !fits(value.type, expected)
  }

  /// Applies arguments to a candidate whose result decides what its arguments become: `let box: Box<Int?> = Box(3)`; nil if that
  /// leads to errors.
  private func applyAsWanted(
    _ candidate: Candidate, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type,
    at range: SourceRange, _ calleeRange: SourceRange?
  ) -> TypedExpression? {
    let snapshot = snapshot()
    let opened = open(candidate)
    hint(opened.result, expected)
    trialDepth += 1
    let value = apply(opened, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    trialDepth -= 1
    guard !hasErrors(since: snapshot), fits(value.type, expected) else {
      rollback(to: snapshot)
      return nil
    }
    return value
  }

  /// Whether a function gives a value of one of its own generic parameters.
  private func hasGenericResult(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target, case .parameter(let result) = program[id].result else {
      return false
    }
    if case .function = result.owner { return true } else { return false }
  }
}
