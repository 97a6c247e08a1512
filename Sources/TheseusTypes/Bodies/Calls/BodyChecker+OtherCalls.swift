import TheseusProgram

/// The other ways in which a call is checked that leads to errors, and what speaks for each.
extension BodyChecker {
  /// Whether an argument is a call of a function with a number's literal, or a function whose type its use decides, from which its type
  /// may come: `compose(nonThrowing(String.init), count)`.
  func isOpenCall(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(_, let arguments):
      arguments.contains { isNumber($0.value) || isOpenFunction($0.value) || isOpenCall($0.value) }
    default: false
    }
  }

  /// Whether a member of a literal of texts is called.
  func holdsTexts(_ callee: Expression) -> Bool {
    guard case .member(let base, _, _, _, _) = callee.kind else { return false }
    return holdsText(base)
  }

  private func holdsText(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string: true
    case .array(let elements): elements.contains(where: holdsText)
    default: false
    }
  }

  /// Whether an expression is a whole number that is written out.
  func isWholeLiteral(_ expression: Expression) -> Bool {
    if case .integer = expression.kind { true } else { false }
  }

  /// Checks a call with whole numbers as the fractions that its closures make of them: `keyframeAnimator(initialValue: 0) … LinearKeyframe(0.5)`;
  /// nil if that leads to errors.
  func withFractions(at ranges: [SourceRange], expected: Type?, _ call: () -> TypedExpression) -> TypedExpression? {
    for range in ranges { decidedValues[range] = checker.type("Double") }
    defer { for range in ranges { decidedValues[range] = nil } }
    return attempted(expected: expected, call)
  }

  /// Where elements of array literals stand, in calls too, that read something declared `A!`, which is an optional unless that does not fit.
  func implicitlyUnwrappedElements(of expression: Expression) -> [SourceRange] {
    switch expression.kind {
    case .array(let elements): elements.map(\.range).filter { implicitlyUnwrappedRanges.contains($0) }
    case .call(_, let arguments): arguments.flatMap { implicitlyUnwrappedElements(of: $0.value) }
    default: []
    }
  }

  /// Checks a call while something is noted of places in it; nil if that leads to errors.
  func noting(
    _ ranges: [SourceRange], in notes: ReferenceWritableKeyPath<BodyChecker, Set<SourceRange>>, expected: Type?,
    _ call: () -> TypedExpression
  ) -> TypedExpression? {
    self[keyPath: notes].formUnion(ranges)
    defer { self[keyPath: notes].subtract(ranges) }
    return attempted(expected: expected, call)
  }

  /// Whether a literal without elements among arguments leaves open what a call gives: `reduce([:], +)`.
  func isEmptyCollection(_ type: Type, of arguments: [Argument]) -> Bool {
    let isEmpty = arguments.contains { argument in
      switch argument.value.kind {
      case .array(let elements): elements.isEmpty
      case .dictionary(let pairs): pairs.isEmpty
      default: false
      }
    }
    guard isEmpty, case .nominal(_, let parts) = unifier.zonk(type) else { return false }
    return parts.contains { unifier.isUnbound($0) }
  }

  /// The array literal at the start of a chain whose closures take its elements for optionals: `[first, last].compactMap { $0?.count }`.
  func literalOfOptionals(_ callee: Expression, since start: Snapshot) -> Expression? {
    guard case .member(let base, _, _, _, _) = callee.kind, case .array(let elements) = base.kind, !elements.isEmpty,
      looseLiterals[base.range] == nil,
      checker.diagnostics[start.diagnostics...].contains(where: { $0.id == "optional-chain-on-non-optional" })
    else { return nil }
    return base
  }

  /// The array literal of which a member is called where an array is wanted.
  func literalOfElements(_ callee: Expression, wanted: Type) -> Expression? {
    guard case .member(let base, _, _, _, _) = callee.kind, case .array(let elements) = base.kind, !elements.isEmpty,
      looseLiterals[base.range] == nil, case .nominal(let id, _) = unifier.resolve(wanted), id == checker.known("Array")
    else { return nil }
    return base
  }

  /// Calls a member of an array literal as that of the elements that are wanted: `let shapes: [any Shape] = [Circle()].adding(Square())`;
  /// nil if that leads to errors.
  func withElements(of wanted: Type, in literal: Expression, _ call: () -> TypedExpression) -> TypedExpression? {
    guard case .nominal(_, let arguments) = unifier.decided(wanted), let element = arguments.first, isCertain(element)
    else { return nil }
    looseLiterals[literal.range] = element
    defer { looseLiterals[literal.range] = nil }
    return attempted(expected: wanted, call)
  }

  /// Calls a member of an array literal as that of optionals; nil if that leads to errors.
  func withOptionals(
    in literal: Expression, expected: Type?, _ call: () -> TypedExpression
  ) -> TypedExpression? {
    let start = snapshot()
    let type = unifier.decided(infer(literal).type)
    rollback(to: start)
    guard case .nominal(_, let arguments) = type, arguments.count == 1, isCertain(arguments[0]) else { return nil }
    looseLiterals[literal.range] = checker.optional(arguments[0])
    defer { looseLiterals[literal.range] = nil }
    return attempted(expected: expected, call)
  }

  /// Calls a member of a sequence with a literal that is one of its elements: `vectors.reduce([0, 0], +)`; nil if that leads to errors.
  func withElement(
    for literal: Expression, of callee: Expression, expected: Type?, _ call: () -> TypedExpression
  ) -> TypedExpression? {
    guard case .member(let base, _, _, _, _) = callee.kind, let sequence = checker.protocolID(named: "Sequence") else {
      return nil
    }
    let start = snapshot()
    let type = unifier.decided(infer(base).type)
    let element = checker.normalize(.associated(type, sequence, "Element"), in: scope)
    rollback(to: start)
    guard isCertain(element) else { return nil }
    decidedValues[literal.range] = element
    defer { decidedValues[literal.range] = nil }
    return attempted(expected: expected, call)
  }

  /// Whether a call is given a closure and something else, for which one generic parameter may stand.
  func givesFunctionBesideValue(_ arguments: [Argument]) -> Bool {
    arguments.count > 1 && arguments.contains { isClosureLiteral($0.value) }
      && arguments.contains { !isLate($0.value) }
  }

  /// Calls with what closures give before the values that a generic parameter stands for too, which may be an optional of
  /// them: `first(people, { $0.boss }, "Ann")`; nil if that does not fit either.
  func withFunctionsFirst(
    at range: SourceRange, expected: Type?, _ call: () -> TypedExpression
  ) -> TypedExpression? {
    let misfits = refused.count
    let start = snapshot()
    let value = noting([range], in: \.functionsFirst, expected: expected, call)
    if value == nil || refused.count <= misfits { return value }
    rollback(to: start)
    return nil
  }
}
