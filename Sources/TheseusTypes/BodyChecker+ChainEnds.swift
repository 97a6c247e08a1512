import TheseusProgram

extension BodyChecker {
  /// Calls a method at the end of a chain where what is wanted of it says what closures before it give: nil if it does not, or if
  /// that leads to errors.
  ///
  /// In `names.map { … }.eraseToAnyPublisher()` for an `AnyPublisher<String?, Never>` the closure gives optionals. The chain is checked
  /// once without the closures, to find what it makes of theirs, and once with that known.
  func called(as expected: Type, by call: () -> TypedExpression) -> TypedExpression? {
    let start = snapshot()
    postponedResults = [:]
    let end = call()
    let postponed = postponedResults ?? [:]
    postponedResults = nil
    hint(end.type, expected)
    let decided = postponed.mapValues { unifier.zonk($0) }.filter { isCertain($0.value) }
    rollback(to: start)
    guard !decided.isEmpty else { return nil }
    decidedResults.merge(decided) { $1 }
    defer { for range in decided.keys { decidedResults[range] = nil } }
    trialDepth += 1
    let value = call()
    trialDepth -= 1
    if !hasErrors(since: start), fits(value.type, expected) { return value }
    rollback(to: start)
    return nil
  }

  /// A closure whose result something behind it may say, while that is looked for; nil otherwise.
  func postponed(_ closure: Closure, _ context: FunctionType?) -> TypedExpression? {
    guard postponedResults != nil, closure.result == nil, let context else { return nil }
    let result = innermost(context.result)
    guard unifier.isUnbound(result), unifier.literal(of: result) == nil else { return nil }
    postponedResults?[closure.range] = result
    return TypedExpression(.unsupported("a closure"), type: .function(context), range: closure.range)
  }

  /// Whether a chain that ends with a method has closures before it.
  func hasClosures(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .member(let base, _, _, _, _): hasClosures(base)
    case .call(let inner, let arguments): arguments.contains { isClosureLiteral($0.value) } || hasClosures(inner)
    default: false
    }
  }
}
