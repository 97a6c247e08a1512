import TheseusProgram

extension BodyChecker {
  /// Checks what a wanted type helps to understand, and without that where it only gives errors.
  ///
  /// What is wrong is then that the whole is of another type, which whoever wants it reports.
  func unmisled(_ expected: Type?, _ infer: (Type?) -> TypedExpression) -> TypedExpression {
    guard let expected, trialDepth == 0, !isJudgingWithoutContext, isCertain(unifier.zonk(expected)) else {
      return infer(expected)
    }
    let before = snapshot()
    let value = infer(expected)
    guard hasErrors(since: before) else { return value }
    isJudgingWithoutContext = true
    defer { isJudgingWithoutContext = false }
    rollback(to: before)
    let alone = settled(infer(nil))
    // What is wrong with the elements of a collection is wrong where they are made.
    let isElsewhere = nominal(of: innermost(alone.type)) == nominal(of: innermost(expected))
    if !hasErrors(since: before), !isElsewhere, isCertain(unifier.zonk(alone.type)), !fits(alone.type, expected) {
      return alone
    }
    rollback(to: before)
    return infer(expected)
  }

  /// The branches of a `? :` that do not all fit, as a value of the type that does not.
  func mismatched(_ first: TypedExpression, _ second: TypedExpression, _ expected: Type) -> Type? {
    let types = [first, second].map { unifier.decided($0.type) }
    guard types.allSatisfy({ isCertain($0) }) else { return nil }
    return types.first { !fits($0, expected) }
  }

  /// Reports a `? :` of which one branch alone does not fit; false where its whole type is what is wrong.
  func reportBranches(_ expression: TypedExpression, _ wanted: Type, _ role: Role) -> Bool {
    guard case .conditional(_, let first, let second) = expression.kind,
      [.argument, .closureResult, .declaredClosureResult].contains(role)
    else { return false }
    let types = [first, second].map { unifier.decided($0.type) }
    guard types[0] != types[1], types.allSatisfy({ isCertain($0) }) else { return false }
    reportBranches(types, at: first.range)
    return true
  }

  /// Reports the branches of a `? :` that have nothing in common, where nothing says that they are wanted as `Any`.
  func reportErased(_ branches: [TypedExpression]) {
    let types = branches.compactMap { branch -> Type? in
      if case .erase(let inner) = branch.kind { unifier.decided(inner.type) } else { nil }
    }
    guard types.count == 2, types.allSatisfy({ isCertain($0) }) else { return }
    let ids = types.compactMap { nominal(of: $0) }
    // What two collections of other elements have in common the compiler finds in more ways.
    guard ids.count == 2 && ids[0] != ids[1] || ids.count == 1 && types.contains(.void) else { return }
    reportBranches(types, at: branches[0].range)
  }

  private func reportBranches(_ types: [Type], at range: SourceRange) {
    report(
      "branch-mismatch",
      "result values in '? :' expression have mismatching types \(checker.quoted(types[0])) and \(checker.quoted(types[1]))",
      at: range)
  }
}
