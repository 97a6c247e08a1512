import TheseusProgram

/// Values that stand for anything, while the rest of their expression is asked what they are.
struct OpenValues {
  /// Where texts stand that may be characters.
  var texts: Set<SourceRange>
  /// What the values are, by their places.
  var types: [SourceRange: Type] = [:]
}

extension BodyChecker {
  /// Checks an expression some of whose values only the rest of it decides: `zip(names, [.up, .down]).map { Move(name: $0, way: $1) }`,
  /// `["a", "e"].filter { $0 == letter }`.
  ///
  /// What is open when the expression is checked from the inside out, an implicit member or a text that may be a character, stands for
  /// anything while the expression is checked once more; what it came to be is what it then is checked as.
  func decidingOpenValues(
    _ subject: Expression, expected: Type?, _ check: (Type?) -> TypedExpression
  ) -> TypedExpression {
    guard openValues == nil else { return check(expected) }
    let start = snapshot()
    let before = undecidedMembers.count
    let result = check(expected)
    let fails =
      hasErrors(since: start) || expected.map { isCertain(unifier.zonk($0)) && !fits(result.type, $0) } ?? false
    let texts = fails ? characters(in: subject) : []
    guard !texts.isEmpty || undecidedMembers.count > before else { return result }
    func first() -> TypedExpression { check(expected) }
    return retried(result, .values, at: subject.range, expected: expected, since: start, first: first) {
      let decided = valuesDecided(texts, expected: expected, by: first)
      return decided.isEmpty ? nil : checked(with: decided, expected: expected, by: first)
    }
  }

  /// What values come to be that are open while an expression is checked, without what is found of it.
  private func valuesDecided(
    _ texts: [SourceRange], expected: Type?, by check: () -> TypedExpression
  ) -> [SourceRange: Type] {
    let start = snapshot()
    defer { rollback(to: start) }
    openValues = OpenValues(texts: Set(texts))
    let value = check()
    if let expected { hint(value.type, expected) }
    // What was found in a trial that was undone has types that are no more.
    let types = (openValues?.types ?? [:]).filter { unifier.has(allVariablesOf: $0.value) }
    openValues = nil
    unifier.keptOpen = []
    let text = checker.type("String")
    return types.mapValues { unifier.decided($0) }.filter { isCertain($0.value) && $0.value != text }
  }

  private func checked(
    with decided: [SourceRange: Type], expected: Type?, by check: () -> TypedExpression
  ) -> TypedExpression? {
    decidedValues.merge(decided) { $1 }
    defer { for range in decided.keys { decidedValues[range] = nil } }
    let before = undecidedMembers.count
    let value = attempted(expected: expected, check)
    return undecidedMembers.count > before ? nil : value
  }

  /// A value that stands for anything while the rest of its expression is asked what it is; nil of one that is checked.
  func openValue(_ expression: Expression, expected: Type?) -> TypedExpression? {
    guard openValues != nil, expected.map({ unifier.isUnbound($0) }) ?? true else { return nil }
    switch expression.kind {
    case .implicitMember, .call:
      guard isImplicitlyRooted(expression) else { return nil }
      let type = expected ?? unifier.fresh()
      openValues?.types[expression.range] = type
      return TypedExpression(.unsupported("a value that is not decided yet"), type: type, range: expression.range)
    case .string where openValues?.texts.contains(expression.range) == true:
      let text = inferLiteral(expression, expected: expected)
      unifier.keepOpen(text.type)
      openValues?.types[expression.range] = text.type
      return text
    default: return nil
    }
  }

  /// Where texts that may be characters stand in literals of collections of an expression, but for those in closures.
  private func characters(in expression: Expression) -> [SourceRange] {
    switch expression.kind {
    case .array(let elements): elements.flatMap { character($0) ?? characters(in: $0) }
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }.flatMap { character($0) ?? characters(in: $0) }
    case .tuple(let elements): elements.flatMap { character($0.value) ?? characters(in: $0.value) }
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      characters(in: callee) + arguments.flatMap { characters(in: $0.value) }
    case .member(let base, _, _, _, _), .forceUnwrap(let base), .prefix(_, _, let base), .optionalChain(let base),
      .optionalEvaluation(let base):
      characters(in: base)
    case .binary(let left, _, _, let right): characters(in: left) + characters(in: right)
    default: []
    }
  }

  private func character(_ expression: Expression) -> [SourceRange]? {
    guard case .string(let segments) = expression.kind, segments.count == 1, case .text(let text) = segments[0],
      text.count == 1
    else { return nil }
    return [expression.range]
  }
}
