import TheseusProgram

extension BodyChecker {
  /// The comparison of a collection with a literal whose elements have nothing in common by themselves, which is checked as a collection
  /// of that kind: `[1, 2] == [1, "2"]`; nil of other comparisons and where the literal is one.
  func refusedLiteral(
    _ left: Expression, _ first: TypedExpression, _ symbol: String, _ right: Expression, _ second: TypedExpression,
    at range: SourceRange
  ) -> TypedExpression? {
    guard symbol == "==" || symbol == "!=", !isDeclared(symbol) else { return nil }
    let start = snapshot()
    if holdsAnything(second, right) {
      check(right, asLike: first)
    } else if holdsAnything(first, left) {
      check(left, asLike: second)
    } else {
      return nil
    }
    if hasErrors(since: start) { return TypedExpression(unknown(range).kind, type: bool, range: range) }
    rollback(to: start)
    return nil
  }

  /// Whether an expression is a literal whose elements are of one type as `Any` alone.
  private func holdsAnything(_ value: TypedExpression, _ expression: Expression) -> Bool {
    guard isCollectionLiteral(expression) else { return false }
    switch value.kind {
    case .array(let elements): return elements.contains(where: isErased)
    case .dictionary(let pairs): return pairs.contains { isErased($0.value) }
    default: return false
    }
  }

  private func isErased(_ value: TypedExpression) -> Bool {
    if case .erase = value.kind { unifier.resolve(value.type) == .any } else { false }
  }

  private func check(_ literal: Expression, asLike other: TypedExpression) {
    let wanted = unifier.decided(other.type)
    guard case .nominal(let id, let arguments) = wanted, isCertain(wanted), arguments.last != .any else { return }
    switch literal.kind {
    case .array where id == checker.known("Array"), .dictionary where id == checker.known("Dictionary"):
      _ = check(literal, to: wanted, as: .operand)
    default: return
    }
  }
}
