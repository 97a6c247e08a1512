import TheseusProgram

extension BodyChecker {
  /// What the closures of a chain give, where its end, or what is wanted of that, says it.
  ///
  /// In `names.map { … }.eraseToAnyPublisher()` for an `AnyPublisher<String?, Never>`, and before `.assign(to: \.title, on: page)`, the
  /// closure gives optionals. The chain is checked without its closures, to find what it makes of theirs.
  func resultsDecided(
    by call: () -> TypedExpression, behind callee: Expression, expected: Type?
  ) -> [SourceRange: Type] {
    guard trialDepth < Self.deepestTrial, postponedResults == nil, hasClosures(callee) else { return [:] }
    let start = snapshot()
    defer { rollback(to: start) }
    postponedResults = [:]
    let end = call()
    let postponed = postponedResults ?? [:]
    postponedResults = nil
    if let expected { hint(end.type, expected) }
    return postponed.mapValues { unifier.zonk($0) }.filter { isCertain($0.value) }
  }

  /// Calls the end of a chain with what its closures give; nil if that leads to errors.
  func called(
    with decided: [SourceRange: Type], expected: Type?, by call: () -> TypedExpression
  ) -> TypedExpression? {
    decidedResults.merge(decided) { $1 }
    defer { for range in decided.keys { decidedResults[range] = nil } }
    return attempted(expected: expected, call)
  }

  /// A closure that is not checked now, as something behind it may say what it gives; nil where it is checked.
  func postponed(_ closure: Closure, _ context: FunctionType?, builder: Type?) -> TypedExpression? {
    guard postponedResults != nil, let context else { return nil }
    let result = innermost(context.result)
    if closure.result == nil, builder == nil, unifier.isUnbound(result), unifier.literal(of: result) == nil {
      postponedResults?[closure.range] = result
    }
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
