import TheseusProgram

extension BodyChecker {
  /// How many attempts may stand in one another.
  static let deepestTrial = 3

  /// Another way to check what led to errors, by where that stands and what is wanted of it.
  struct Attempt: Hashable {
    /// What is checked.
    enum Subject {
      case chain
      case operands
      case arguments
      case values
      case texts
    }
    /// What is checked.
    var subject: Subject
    /// Where it stands.
    var range: SourceRange
    /// What is wanted, as far as it is known.
    var expected: Type?
  }

  /// Checks in other ways what was checked with errors since a state; what was checked first stays where none helps.
  func retried(
    _ result: TypedExpression, _ subject: Attempt.Subject, at range: SourceRange, expected: Type?,
    since start: Snapshot, first: () -> TypedExpression, others: [() -> TypedExpression?]
  ) -> TypedExpression {
    guard !others.isEmpty else { return result }
    return retried(result, subject, at: range, expected: expected, since: start, first: first) {
      others.lazy.compactMap { $0() }.first
    }
  }

  /// Checks in another way what was checked with errors since a state; what was checked first stays where that does not help.
  ///
  /// The other way goes back by itself and gives nil where it leads to errors too. Nothing is tried twice at one place: below others that
  /// are checked again because of the same error each attempt would double the work.
  func retried(
    _ result: TypedExpression, _ subject: Attempt.Subject, at range: SourceRange, expected: Type?,
    since start: Snapshot, first: () -> TypedExpression, other: () -> TypedExpression?
  ) -> TypedExpression {
    let attempt = Attempt(subject: subject, range: range, expected: expected.map { unifier.decided($0) })
    guard trialDepth < Self.deepestTrial, !futileAttempts.contains(attempt), !haveOnlyUnknownNames(since: start) else {
      return result
    }
    let isSlip = areSlip(checker.diagnostics[start.diagnostics...].filter { $0.severity == .error })
    rollback(to: start)
    trialDepth += 1
    let value = other()
    trialDepth -= 1
    if let value, !isSlip || !hasUnknown(since: start) { return value }
    rollback(to: start)
    futileAttempts.insert(attempt)
    return first()
  }

  /// Whether something was met since a state that is not known, which a slip of a name is likelier than.
  private func hasUnknown(since start: Snapshot) -> Bool {
    checker.diagnostics[start.diagnostics...].contains { $0.id == "unsupported" }
  }

  /// Whether all that is wrong since a state are names that nothing declares, which no other way of checking finds.
  func haveOnlyUnknownNames(since start: Snapshot) -> Bool {
    let errors = checker.diagnostics[start.diagnostics...].filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.id == "unknown-name" }
  }

  /// Checks in one way alone, with the errors to which that leads.
  func checkedOnce(_ check: () -> TypedExpression) -> TypedExpression {
    let depth = trialDepth
    trialDepth = Self.deepestTrial
    defer { trialDepth = depth }
    return check()
  }

  /// Checks in another way; nil, and nothing changed, if that leads to errors or to something else than is wanted.
  func attempted(expected: Type?, _ check: () -> TypedExpression) -> TypedExpression? {
    let start = snapshot()
    let value = check()
    if !hasErrors(since: start), expected.map({ fits(value.type, $0) }) ?? true { return value }
    rollback(to: start)
    return nil
  }
}
