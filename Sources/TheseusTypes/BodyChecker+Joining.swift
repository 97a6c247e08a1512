import TheseusProgram

extension BodyChecker {
  /// Checks expressions that must have one type: the expected one, or what they have in common.
  func joined(
    _ expressions: [Expression], expected: Type?, as role: Role = .element
  ) -> ([TypedExpression], Type) {
    if let expected, !unifier.isUnbound(expected), expected != .unknown {
      return (expressions.map { check($0, to: expected, as: role) }, expected)
    }
    let start = snapshot()
    // What needs a context is checked after what gives one; so are literals that may be of the type of the others.
    let others = expressions.filter { !needsContext($0) && !isCollectionLiteral($0) }
    var values: [TypedExpression?] = expressions.map {
      needsContext($0) || !others.isEmpty && isCollectionLiteral($0) ? nil : infer($0, expected: expected)
    }
    var type: Type?
    for value in values.compactMap({ $0 }) { type = type.map { join($0, value.type) } ?? value.type }
    for index in expressions.indices where values[index] == nil {
      if let open = type, unifier.literal(of: open) != nil, isImplicitlyRooted(expressions[index]) {
        type = unifier.settle(open)
      }
      let value = infer(expressions[index], expected: type ?? expected)
      values[index] = value
      type = type.map { join($0, value.type) } ?? value.type
    }
    let result = type ?? unifier.fresh()
    if result == .any {
      if let agreed = agreed(expressions, values.compactMap { $0?.type }) { return agreed }
      // `[1, 2.5, "a"]`: what has nothing in common with the others is what it is alone.
      rollback(to: start)
      return (expressions.map { check($0, to: .any, as: role) }, .any)
    }
    return (values.compactMap { $0 }.map { converted($0, to: result, as: role) }, result)
  }

  func isCollectionLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Expressions that have nothing in common by themselves, as one of them says: `c ? names.reversed() : []` are arrays, as there
  /// is an overload that gives one; nil if none of them says what fits the others.
  private func agreed(_ expressions: [Expression], _ types: [Type]) -> ([TypedExpression], Type)? {
    guard trialDepth < 3 else { return nil }
    trialDepth += 1
    defer { trialDepth -= 1 }
    for type in types {
      guard case .nominal = unifier.resolve(type) else { continue }
      let start = snapshot()
      let values = expressions.compactMap { fitting($0, type) }
      if values.count == expressions.count, !hasErrors(since: start) { return (values, type) }
      rollback(to: start)
    }
    return nil
  }

  private func fitting(_ expression: Expression, _ type: Type) -> TypedExpression? {
    var score = ConversionScore()
    return coerce(infer(expression, expected: type), to: type, score: &score)
  }

  /// The smallest type that two values fit without being told.
  func join(_ left: Type, _ right: Type) -> Type {
    let a = unifier.resolve(left)
    let b = unifier.resolve(right)
    if a == b || b == .unknown { return a }
    if a == .unknown { return b }
    let mark = unifier.mark()
    if unifier.unify(a, b) { return a }
    unifier.rollback(to: mark)
    if let inner = checker.wrapped(a) { return joinOptional(inner, checker.wrapped(b) ?? b) }
    if let inner = checker.wrapped(b) { return joinOptional(inner, a) }
    if let common = commonSuperclass(a, b) { return common }
    let x = unifier.tentative(a)
    let y = unifier.tentative(b)
    if case .existential = x, fits(y, x) { return x }
    if case .existential = y, fits(x, y) { return y }
    // `[A.self as any P.Type, B.self]`
    if case .metatype = x, case .metatype = y { return fits(y, x) ? x : fits(x, y) ? y : .any }
    if let id = nominal(of: x), let other = nominal(of: y), isDoublePair(id, other) { return checker.type("Double") }
    return .any
  }

  /// What an optional and another value have in common: where their types have nothing, `Any` takes the optional as it is.
  private func joinOptional(_ wrapped: Type, _ other: Type) -> Type {
    let common = join(wrapped, other)
    return common == .any && unifier.resolve(wrapped) != .any ? .any : checker.optional(common)
  }

  private func commonSuperclass(_ left: Type, _ right: Type) -> Type? {
    let others = superclasses(of: right)
    return superclasses(of: left).first { others.contains($0) }
  }

  /// A class and the classes above it, the nearest first.
  private func superclasses(of type: Type) -> [Type] {
    var result: [Type] = []
    var current: Type? = unifier.zonk(type)
    while let type = current, case .nominal(let id, let arguments) = type, program[id].kind == .class {
      result.append(type)
      current = checker.superclass(of: id).map { checker.substitute($0, checker.nominalSubstitution(id, arguments)) }
    }
    return result
  }
}
