import TheseusProgram

extension BodyChecker {
  /// Checks a value without a written type that a pattern takes apart, which says of several overloads that one is meant which gives as many
  /// values: `let (data, response) = try await self.data(for: request)`.
  func infer(_ value: Expression, for pattern: Pattern) -> TypedExpression {
    guard case .tuple(let elements) = pattern.kind, isCalled(value) else { return infer(value) }
    let start = snapshot()
    let first = infer(value)
    if !hasErrors(since: start), mayHold(elements.count, first.type) { return first }
    rollback(to: start)
    let second = infer(value, expected: .tuple(elements.map { _ in Type.Element(type: unifier.fresh()) }))
    if !hasErrors(since: start) { return second }
    rollback(to: start)
    return infer(value)
  }

  private func isCalled(_ value: Expression) -> Bool {
    switch value.kind {
    case .call: true
    case .try(let inner, _), .await(let inner): isCalled(inner)
    default: false
    }
  }

  private func mayHold(_ count: Int, _ type: Type) -> Bool {
    switch unifier.resolve(type) {
    case .tuple(let elements): elements.count == count
    case .nominal(let id, _): !program[id].isCatalogue && checker.inheritsUnknown(id)
    default: true
    }
  }
}
