import TheseusProgram

/// Literals that hold `nil` where elements of any type are wanted.
extension BodyChecker {
  /// A literal that holds `nil` where it is given to a function that takes a collection of an existential.
  ///
  /// By itself it is one of optionals, which becomes what is wanted as any collection does: `show(["a": nil])` of a `[String: Any]` is
  /// given an `Any?`. Nil of other literals. A literal that must itself be of the type, as in `let all: [Any] = [nil]`, holds no `nil`.
  func literalHoldingNil(_ expression: Expression, to type: Type) -> TypedExpression? {
    literal(expression, to: type) { holdsNilDirectly(expression) ? typeHoldingNil(of: type, $0) : nil }
  }

  /// A literal with a dictionary that holds `nil` before `as`, which takes it as a parameter does: `["a": nil] as [String: Any]`,
  /// `[["a": nil]] as [[String: Any]]`.
  ///
  /// Nil of arrays, which may hold none there.
  func dictionaryHoldingNil(_ expression: Expression, as type: Type) -> TypedExpression? {
    literal(expression, to: type) { typeOfDictionaries(in: expression, as: type, $0) }
  }

  /// The second operand of an operator that adds the elements of an array to one of an existential, which a literal with `nil` becomes as an
  /// argument does: `all += [nil]`.
  func operandHoldingNil(_ expression: Expression, _ symbol: String, behind first: TypedExpression) -> TypedExpression?
  {
    guard symbol == "+=", isArray(first.type), case .nominal(_, let elements) = unifier.resolve(first.type),
      case .existential? = elements.first.map({ unifier.resolve($0) })
    else { return nil }
    return literalHoldingNil(expression, to: first.type)
  }

  /// A literal of a type that holds optionals, made to fit another.
  /// - Parameter own: The first one by what its optionals wrap; nil where it need not be another than what is wanted.
  private func literal(_ expression: Expression, to wanted: Type, own: (Type) -> Type?) -> TypedExpression? {
    guard isCollectionLiteral(expression) else { return nil }
    for wrapped in [unifier.fresh(), .any] {
      if let type = own(wrapped), let made = literal(expression, of: type, as: wanted) { return made }
    }
    return nil
  }

  /// A collection of an existential as one of optionals; nil of others.
  private func typeHoldingNil(of type: Type, _ wrapped: Type) -> Type? {
    guard case .nominal(let id, let arguments) = innermost(type),
      id == checker.known("Array") || id == checker.known("Dictionary"),
      let element = arguments.last, takesValuesOfAnyType(element)
    else { return nil }
    return .nominal(id, arguments.dropLast() + [checker.optional(wrapped)])
  }

  /// The type of a literal in which those dictionaries hold optionals that hold `nil`; nil if none does.
  private func typeOfDictionaries(in expression: Expression, as type: Type, _ wrapped: Type) -> Type? {
    if case .dictionary = expression.kind, holdsNilDirectly(expression) { return typeHoldingNil(of: type, wrapped) }
    guard case .nominal(let id, let arguments) = innermost(type), let element = arguments.last else { return nil }
    let parts: [Expression]
    switch expression.kind {
    case .array(let elements) where id == checker.known("Array"): parts = elements
    case .dictionary(let pairs) where id == checker.known("Dictionary"): parts = pairs.map(\.value)
    default: return nil
    }
    let own = parts.lazy.compactMap { self.typeOfDictionaries(in: $0, as: element, wrapped) }.first
    return own.map { .nominal(id, arguments.dropLast() + [$0]) }
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
