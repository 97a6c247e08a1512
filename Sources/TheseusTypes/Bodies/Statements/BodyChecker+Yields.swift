import TheseusProgram

extension BodyChecker {
  /// Whether what is checked is a `_read` or `_modify` itself, and no function within.
  var isCoroutine: Bool { frames.count == 1 && function.flatMap { checker.info($0).coroutine } != nil }

  /// What is wrong with the statements of a `_read` or `_modify` in which a `return` with a value stands for `yield`.
  func yieldFindings(_ statements: [TypedStatement], _ coroutine: Accessors.Coroutine?) -> [Finding] {
    guard let coroutine, !leavesByConstants(statements) || returnsEarly(statements) else { return [] }
    let ways = coroutine.yields ? "on all paths before" : "before"
    return [
      Finding(
        id: "yields-on-some-ways", message: "accessor must yield \(ways) returning", range: coroutine.closingBrace)
    ]
  }

  /// Whether a `return` stands where nothing has been yielded.
  private func returnsEarly(_ statements: [TypedStatement]) -> Bool {
    for statement in statements {
      if case .return(let value) = statement.kind { return value == nil }
      if statement.bodies.contains(where: returnsEarly) { return true }
    }
    return false
  }
}
