import TheseusProgram

/// Elements that are wrong because of what is done with a literal: `["x", 2].map { $0 + 1 }`.
extension BodyChecker {
  /// A call on a literal of elements of two types that leads to errors with what its closures do: the elements of one type are what is
  /// wrong where the closures take the other; nil, and nothing changed, of other calls.
  func calledOnElements(
    _ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange, since start: Snapshot,
    otherwise call: () -> TypedExpression
  ) -> TypedExpression? {
    guard trialDepth == 0, case .member(let literal, _, _, _, _) = callee.kind,
      arguments.contains(where: { isClosureLiteral($0.value) })
    else { return nil }
    let types = elementTypes(of: literal)
    guard !types.isEmpty else { return nil }
    for type in types {
      rollback(to: start)
      if let value = called(callee, on: type, arguments, expected: expected, at: range) { return value }
    }
    rollback(to: start)
    return call()
  }

  /// Calls what a literal has whose elements are taken for those of a type; nil if more is wrong then than elements of another one.
  private func called(
    _ callee: Expression, on element: Type, _ arguments: [Argument], expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    guard case .member(let literal, let name, _, let labels, let nameRange) = callee.kind else { return nil }
    let base = check(literal, to: checker.type("Array", element), as: .argument)
    let start = snapshot()
    let resolution = member(name, of: base, labels: labels, at: callee.range, nameRange)
    let value = self.call(resolution, arguments, expected: expected, at: range, calleeRange: callee.range)
    return hasErrors(since: start) ? nil : value
  }

  /// The two types of the standard library that the elements of a literal have, that of most of them first; none of other literals.
  private func elementTypes(of literal: Expression) -> [Type] {
    guard case .array(let elements) = literal.kind else { return [] }
    var counts: [(type: Type, count: Int)] = []
    for element in elements {
      guard let type = typeAlone(element).map({ unifier.decided($0) }), isBuiltinValue(type),
        checker.wrapped(type) == nil
      else { return [] }
      if let place = counts.firstIndex(where: { $0.type == type }) {
        counts[place].count += 1
      } else {
        counts.append((type, 1))
      }
    }
    guard counts.count == 2 else { return [] }
    return counts[0].count < counts[1].count ? counts.reversed().map(\.type) : counts.map(\.type)
  }
}
