import TheseusProgram

extension BodyChecker {
  /// Checks once more with arrays for what `reversed()` gives behind some expressions: `movies.reversed().firstIndex(of: id) == 0`
  /// is about the positions of an array, for no other position equals a number.
  ///
  /// Nil where nothing is reversed, or where an array does not help either.
  func withReversedArrays(
    in expressions: [Expression], expected: Type?, _ check: () -> TypedExpression
  ) -> TypedExpression? {
    let calls = Set(expressions.flatMap { reversals(in: $0) }).subtracting(reversedArrays)
    guard !calls.isEmpty else { return nil }
    let start = snapshot()
    reversedArrays.formUnion(calls)
    let value = check()
    reversedArrays.subtract(calls)
    let isKnown = unifier.resolve(value.type) != .unknown
    if isKnown, !hasErrors(since: start), expected.map({ fits(value.type, $0) }) ?? true { return value }
    rollback(to: start)
    return nil
  }

  /// Those of some overloads that give an array, where one is wanted of a call of `reversed()`.
  func givingArrays(_ candidates: [Candidate], at range: SourceRange) -> [Candidate] {
    guard reversedArrays.contains(range) else { return candidates }
    let arrays = candidates.filter { nominal(of: open($0).result) == checker.known("Array") }
    return arrays.isEmpty ? candidates : arrays
  }

  /// Whether something is reversed in an expression, so that it may be about an array.
  func reverses(_ expression: Expression) -> Bool { !reversals(in: expression).isEmpty }

  /// The calls of `reversed()` behind what an expression is made of.
  private func reversals(in expression: Expression) -> [SourceRange] {
    switch expression.kind {
    case .call(let callee, let arguments):
      var found = reversals(in: callee) + arguments.flatMap { reversals(in: $0.value) }
      if arguments.isEmpty, case .member(_, "reversed", _, _, _) = callee.kind { found.append(expression.range) }
      return found
    case .member(let base, _, _, _, _): return reversals(in: base)
    case .subscript(let base, let arguments):
      return reversals(in: base) + arguments.flatMap { reversals(in: $0.value) }
    case .forceUnwrap(let inner), .optionalEvaluation(let inner), .optionalChain(let inner), .prefix(_, _, let inner):
      return reversals(in: inner)
    case .binary(let left, _, _, let right): return reversals(in: left) + reversals(in: right)
    case .tuple(let parts): return parts.flatMap { reversals(in: $0.value) }
    default: return []
    }
  }
}
