import TheseusProgram

extension BodyChecker {
  /// `condition ? first : second`, whose second value may be such a value itself.
  func inferTernary(
    _ condition: Expression, _ first: Expression, _ second: Expression, expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    notePartial([condition, first, second])
    let test = check(condition, to: bool, as: .condition)
    if expected == .any, let value = erased(test, first, second, at: range) {
      reportUnjoinedValues(of: value)
      return value
    }
    if let expected, reportNilBranch([first, second], expected) { return unknown(range) }
    if let expected, let value = hashable(test, first, second, as: expected, at: range) { return value }
    if let expected, let value = unlabelled(test, first, second, as: expected, at: range) { return value }
    if let expected, let value = literalNil(test, first, second, wrappedIn: expected, at: range) { return value }
    let before = snapshot()
    func conditional(as wanted: Type?) -> TypedExpression {
      let (values, type) = joined([first, second], expected: wanted)
      return TypedExpression(.conditional(test, values[0], values[1]), type: type, range: range)
    }
    // Where anything is wanted, the operands alone say what the value is.
    var value = conditional(as: expected == .any ? nil : expected)
    if let expected, hasErrors(since: before), saysOther(first, second) || saysOther(second, first) {
      // One of them says what the other is: `failed ? NetworkError.offline : .denied` where an `any Error` is wanted.
      let again = { conditional(as: expected) }
      value = retried(value, .values, at: range, expected: expected, since: before, first: again) {
        attempted(expected: expected) { conditional(as: nil) }
      }
    }
    if let expected, !hasErrors(since: before) { reportUnlikeInner(of: value, wanted: expected) }
    let type = value.type
    let isReported = isConditional(second) && hasErrors(since: before)
    if type == .any, expected.map(unifier.isUnbound) ?? true, !isReported {
      reportUnlikeValues(of: value)
    }
    if let expected, hasErrors(since: before), isCertain(unifier.zonk(expected)) {
      let after = snapshot()
      let errors = checker.diagnostics[before.diagnostics...]
      checker.diagnostics.removeSubrange(before.diagnostics...)
      let apart = apart(test, first, second, at: range)
      if checker.diagnostics.count == before.diagnostics, let type = mismatched(apart, expected) {
        return TypedExpression(apart.kind, type: type, range: range)
      }
      checker.diagnostics.replaceSubrange(before.diagnostics..., with: errors)
      rollback(to: after)
    }
    return value
  }

  /// Whether a value says what an implicit member beside it is a member of.
  private func saysOther(_ value: Expression, _ member: Expression) -> Bool {
    isOpenMember(member) && !needsContext(value)
  }

  /// A conditional with each of its values as what it is by itself, and those of the conditional that is its last value: a literal does not
  /// become what the others are.
  private func apart(
    _ test: TypedExpression, _ first: Expression, _ second: Expression, at range: SourceRange
  ) -> TypedExpression {
    let value = infer(first, expected: isConditional(first) ? .any : nil)
    let rest: TypedExpression
    if case .ternary(let condition, let first, let last) = second.kind {
      rest = apart(check(condition, to: bool, as: .condition), first, last, at: second.range)
    } else {
      rest = infer(second)
    }
    return TypedExpression(.conditional(test, value, rest), type: .unknown, range: range)
  }

  private func isConditional(_ expression: Expression) -> Bool {
    if case .ternary = expression.kind { true } else { false }
  }

  /// A conditional where anything is wanted, with its values as what they are by themselves.
  ///
  /// Nil where one of them needs the others, or is an optional, which takes in the others.
  private func erased(
    _ test: TypedExpression, _ first: Expression, _ second: Expression, at range: SourceRange
  ) -> TypedExpression? {
    if [first, second].contains(where: { needsContext($0) && !isCalledClosure($0) }) { return nil }
    let start = snapshot()
    let value = apart(test, first, second, at: range)
    let types = branches(of: value).map { unifier.settleParts(of: $0.type) }
    if !hasErrors(since: start), types.allSatisfy({ isCertain($0) && checker.wrapped($0) == nil }) {
      return erasing(value)
    }
    rollback(to: start)
    return nil
  }

  private func erasing(_ value: TypedExpression) -> TypedExpression {
    guard case .conditional(let test, let first, let second) = value.kind, value.type == .unknown else {
      return converted(value, to: .any, as: .argument)
    }
    return TypedExpression(.conditional(test, erasing(first), erasing(second)), type: .any, range: value.range)
  }

  /// Reports `nil` as a value of a conditional where something is wanted that is no optional; false of other values.
  private func reportNilBranch(_ values: [Expression], _ expected: Type) -> Bool {
    let wanted = unifier.zonk(expected)
    guard isCertain(wanted), wanted != .any, checker.wrapped(wanted) == nil, case .nominal = wanted,
      !conforms(wanted, toProtocolNamed: "ExpressibleByNilLiteral")
    else { return false }
    let places = values.filter(isNil)
    for place in places { reportNil(wanted, .coercion, at: place.range) }
    return !places.isEmpty
  }

  /// A ternary of numbers where an `AnyHashable` is wanted, which takes what the two have in common; nil for others.
  private func hashable(
    _ test: TypedExpression, _ first: Expression, _ second: Expression, as wanted: Type, at range: SourceRange
  ) -> TypedExpression? {
    guard case .nominal(let id, _) = unifier.resolve(wanted), id == checker.known("AnyHashable"),
      isNumber(first) || isNumber(second)
    else { return nil }
    let start = snapshot()
    let (values, type) = joined([first, second], expected: nil)
    if !hasErrors(since: start), type != .any {
      return settled(TypedExpression(.conditional(test, values[0], values[1]), type: type, range: range))
    }
    rollback(to: start)
    return nil
  }

  /// A ternary of `nil` and a value of a type that has such literals, where an optional of it is wanted: `nil` is of the value's type, and
  /// the optional is made of what the two have in common; nil for others.
  private func literalNil(
    _ test: TypedExpression, _ first: Expression, _ second: Expression, wrappedIn wanted: Type, at range: SourceRange
  ) -> TypedExpression? {
    guard isNil(first) != isNil(second), let wrapped = checker.wrapped(unifier.zonk(wanted)), isCertain(wrapped),
      checker.wrapped(wrapped) == nil, conforms(wrapped, toProtocolNamed: "ExpressibleByNilLiteral")
    else { return nil }
    let start = snapshot()
    let other = infer(isNil(first) ? second : first)
    let isAlike = !hasErrors(since: start) && unifier.zonk(other.type) == wrapped
    rollback(to: start)
    guard isAlike else { return nil }
    let (values, type) = joined([first, second], expected: wrapped)
    return TypedExpression(.conditional(test, values[0], values[1]), type: type, range: range)
  }

  /// A ternary of tuples where labels are wanted, of which one has none and the other has other ones, so that what the two have in common
  /// has none; nil for others.
  private func unlabelled(
    _ test: TypedExpression, _ first: Expression, _ second: Expression, as wanted: Type, at range: SourceRange
  ) -> TypedExpression? {
    guard case .tuple(let elements) = unifier.resolve(wanted), elements.contains(where: { $0.label != nil }) else {
      return nil
    }
    let start = snapshot()
    let labels = [first, second].map { operand -> [String?] in
      if case .tuple(let own) = unifier.resolve(infer(operand).type) { own.map(\.label) } else { [] }
    }
    rollback(to: start)
    let none = elements.map { _ in String?.none }
    let others = labels.filter { $0 != none }
    guard others.count == 1, others != [elements.map(\.label)] else { return nil }
    let plain = Type.tuple(elements.map { Type.Element(label: nil, type: $0.type) })
    let (values, type) = joined([first, second], expected: plain)
    if !hasErrors(since: start) {
      return TypedExpression(.conditional(test, values[0], values[1]), type: type, range: range)
    }
    rollback(to: start)
    return nil
  }

  /// Whether a closure is called where it stands, which may say itself what it gives.
  private func isCalledClosure(_ expression: Expression) -> Bool {
    if case .call(let callee, _) = expression.kind { isClosureLiteral(callee) } else { false }
  }
}
