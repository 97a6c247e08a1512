import TheseusProgram

extension BodyChecker {
  /// A value of a collection's or tuple's type as one of another: made anew where optionals are in it, which are flat.
  func recast(_ expression: TypedExpression, from source: Type, to target: Type) -> TypedExpression {
    let kind: TypedExpression.Kind =
      isRebuilt(source, as: target) ? .forcedCast(expression, target) : .upcast(expression)
    return TypedExpression(kind, type: target, range: expression.range)
  }

  private func isHashableBox(_ type: Type) -> Bool {
    if case .nominal(let id, _) = type { id == checker.known("AnyHashable") } else { false }
  }

  private func isRebuilt(_ source: Type, as target: Type) -> Bool {
    let (own, wanted) = (unifier.resolve(source), unifier.resolve(target))
    if own == wanted { return false }
    if checker.wrapped(own) != nil || checker.wrapped(wanted) != nil || isHashableBox(wanted) { return true }
    switch (own, wanted) {
    case (.tuple(let parts), .tuple(let others)):
      return zip(parts, others).contains { $0.label != $1.label || isRebuilt($0.type, as: $1.type) }
    case (.nominal(let id, let parts), .nominal(let other, let others)) where id == other:
      return zip(parts, others).contains { isRebuilt($0, as: $1) }
    default: return false
    }
  }
}
