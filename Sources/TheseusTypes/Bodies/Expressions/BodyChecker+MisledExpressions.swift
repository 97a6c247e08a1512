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
    guard hasErrors(since: before), !haveOnlyUnknownNames(since: before) else { return value }
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
}
