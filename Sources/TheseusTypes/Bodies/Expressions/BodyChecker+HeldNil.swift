import TheseusProgram

/// Literals that hold `nil` where elements of any type are wanted.
extension BodyChecker {
  /// A literal that holds `nil` where it is given to a function that takes a collection of an existential.
  ///
  /// By itself it is one of optionals, which becomes what is wanted as any collection does: `show(["a": nil])` of a `[String: Any]` is
  /// given an `Any?`. Nil of other literals. A literal that must itself be of the type, as in `let all: [Any] = [nil]`, holds no `nil`.
  func literalHoldingNil(_ expression: Expression, to type: Type) -> TypedExpression? {
    guard holdsNilDirectly(expression),
      case .nominal(let id, let arguments) = innermost(type),
      id == checker.known("Array") || id == checker.known("Dictionary"),
      let element = arguments.last, takesValuesOfAnyType(element)
    else { return nil }
    return [unifier.fresh(), .any].lazy.compactMap { wrapped in
      self.literal(expression, of: .nominal(id, arguments.dropLast() + [self.checker.optional(wrapped)]), as: type)
    }.first
  }

  /// A dictionary's literal that holds `nil` before `as`, which takes it as a parameter does: `["a": nil] as [String: Any]`.
  ///
  /// Nil of arrays, which may hold none there.
  func dictionaryHoldingNil(_ expression: Expression, as type: Type) -> TypedExpression? {
    guard case .dictionary = expression.kind else { return nil }
    return literalHoldingNil(expression, to: type)
  }

  private func holdsNilDirectly(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.contains { $0.kind == .nil }
    case .dictionary(let pairs): pairs.contains { $0.value.kind == .nil }
    default: false
    }
  }

  /// Whether values of any type, or of a protocol's, become elements of a type.
  func takesValuesOfAnyType(_ element: Type) -> Bool {
    let type = unifier.resolve(element)
    return type == .any || isExistential(type) || nominal(of: type) == checker.known("AnyHashable")
  }

  /// A literal of a type, made to fit another; nil, and nothing changed, where it is not of the one or does not become the other.
  private func literal(_ expression: Expression, of type: Type, as wanted: Type) -> TypedExpression? {
    let start = snapshot()
    let value = infer(expression, expected: type)
    var score = ConversionScore()
    if !hasErrors(since: start), let made = coerce(value, to: wanted, score: &score) { return made }
    rollback(to: start)
    return nil
  }
}
