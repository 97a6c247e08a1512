import TheseusProgram

extension BodyChecker {
  /// Checks `value as T`, `as? T` and `as! T`.
  func inferCast(
    _ value: Expression, _ reference: TypeReference, _ cast: Expression.Cast, at range: SourceRange
  ) -> TypedExpression {
    if checker.reportPlaceholder(reference) { return unknown(range) }
    let type = checker.resolve(reference, in: scope)
    switch cast {
    case .coerce:
      let outer = coercionRange
      coercionRange = range
      defer { coercionRange = outer }
      return bridged(value, to: type, at: range) ?? dictionaryHoldingNil(value, as: type)
        ?? coerced(value, check(value, to: opened(type), as: .coercion), to: type, at: range)
    case .conditional:
      if reportOpenSource(value, nil: "nil literal cannot be the source of a conditional cast") {
        return unknown(range)
      }
      checkSaysArguments(reference)
      return conditionalCast(settled(infer(value)), type, at: range)
    case .forced:
      checkSaysArguments(reference)
      if reportOpenSource(value, nil: "'nil' requires a contextual type") { return unknown(range) }
      var value = settled(infer(value))
      for _ in 0..<surplus(of: value.type, over: type) {
        value = TypedExpression(.unwrap(value), type: wrapped(value), range: range)
      }
      return TypedExpression(.forcedCast(value, type), type: type, range: range)
    }
  }

  /// A value that is written to be of a type, which messages name and point at from now on.
  ///
  /// Numbers and operations are measured where they stand, as are literals with parts, and what is made an optional stays what it is.
  private func coerced(
    _ source: Expression, _ value: TypedExpression, to type: Type, at range: SourceRange
  ) -> TypedExpression {
    switch source.kind {
    case .integer, .float, .nil, .array, .dictionary, .closure, .prefix, .postfix, .binary, .ternary: return value
    default: break
    }
    if case .some = value.kind { return value }
    guard unifier.decided(value.type) == type else { return value }
    return TypedExpression(value.kind, type: type, range: range)
  }

  /// Checks `value is T`.
  func inferTest(_ value: Expression, _ reference: TypeReference, at range: SourceRange) -> TypedExpression {
    if checker.reportPlaceholder(reference) { return unknown(range) }
    let type = checker.resolve(reference, in: scope)
    if reportOpenSource(value, nil: "'nil' requires a contextual type") { return unknown(range) }
    checkSaysArguments(reference)
    let value = settled(infer(value))
    guard surplus(of: value.type, over: type) > 0 else {
      return TypedExpression(.isType(value, type), type: bool, range: range)
    }
    guard let isNone = isNone(conditionalCast(value, type, at: range), at: range) else { return unknown(range) }
    return TypedExpression(.not(isNone), type: bool, range: range)
  }

  /// Reports a generic type without arguments, of which a cast does not say what they are: `value as? Set`.
  ///
  /// Those of a subclass can follow from its superclass.
  private func checkSaysArguments(_ reference: TypeReference) {
    guard let id = checker.genericWithoutArguments(reference, in: scope), checker.superclass(of: id, []) == nil else {
      return
    }
    for generic in checker.info(id).declaration.generics.parameters {
      report(
        "uninferred-generic",
        "generic parameter '\(generic.name)' could not be inferred in cast to '\(program[id].name)'",
        at: reference.range)
    }
  }

  /// Reports what is cast without having a type of its own: `nil`, of which `message` says it, or a member of nobody knows what.
  private func reportOpenSource(_ value: Expression, nil message: String) -> Bool {
    switch value.kind {
    case .nil: report("nil-without-context", message, at: value.range)
    case .implicitMember: reportBaseless(value)
    default: return false
    }
    return true
  }

  /// A cast whose value must be there in the optionals that the type does not have.
  private func conditionalCast(_ value: TypedExpression, _ type: Type, at range: SourceRange) -> TypedExpression {
    let surplus = surplus(of: value.type, over: type)
    var value = value
    for _ in 0..<surplus {
      value = TypedExpression(.bindOptional(value), type: wrapped(value), range: range)
    }
    let cast = TypedExpression(.conditionalCast(value, type), type: checker.optional(type), range: range)
    return surplus == 0 ? cast : TypedExpression(.optionalChain(cast), type: cast.type, range: range)
  }

  /// By how many optionals a type has more than an optional one; 0 if that one is not optional, where no nil can be meant.
  private func surplus(of source: Type, over target: Type) -> Int {
    let levels = optionalLevels(of: target)
    return levels == 0 ? 0 : max(0, optionalLevels(of: source) - levels)
  }

  private func optionalLevels(of type: Type) -> Int {
    checker.wrapped(unifier.resolve(type)).map { 1 + optionalLevels(of: $0) } ?? 0
  }

  private func wrapped(_ value: TypedExpression) -> Type {
    checker.wrapped(unifier.resolve(value.type)) ?? .unknown
  }
}
