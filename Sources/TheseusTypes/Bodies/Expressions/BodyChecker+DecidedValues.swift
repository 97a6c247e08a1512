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
    guard !texts.isEmpty || isOpen(undecidedMembers[before...], in: subject) else { return result }
    func first() -> TypedExpression { check(expected) }
    return retried(result, .values, at: subject.range, expected: expected, since: start, first: first) {
      let decided = valuesDecided(texts, expected: expected, by: first)
      return decided.isEmpty ? nil : checked(with: decided, expected: expected, by: first)
    }
  }

  /// Whether nothing said the type of implicit members of an expression itself: those in closures are decided there.
  private func isOpen(_ members: ArraySlice<SourceRange>, in subject: Expression) -> Bool {
    if members.isEmpty { return false }
    let own = Set(leaves(of: subject).filter(isImplicitlyRooted).map(\.range))
    return members.contains { member in own.contains { $0.contains(member) } }
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
    collections(in: expression).flatMap { leaves(of: $0) }.filter(isCharacter).map(\.range)
  }

  /// The literals of collections in an expression, but for those in closures.
  private func collections(in expression: Expression) -> [Expression] {
    if isCollectionLiteral(expression) { return [expression] }
    return parts(of: expression).flatMap { collections(in: $0) }
  }

  private func isCharacter(_ expression: Expression) -> Bool {
    guard case .string(let segments) = expression.kind, segments.count == 1, case .text(let text) = segments[0] else {
      return false
    }
    return text.count == 1
  }

  /// The elements of literals in an expression and the arguments of its calls, down to what is neither, but for what stands in closures.
  private func leaves(of expression: Expression) -> [Expression] {
    if isImplicitlyRooted(expression) { return [expression] }
    if case .string = expression.kind { return [expression] }
    return parts(of: expression).flatMap { leaves(of: $0) }
  }

  /// What an expression is made of directly; nothing of a closure.
  private func parts(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .call(let callee, let arguments), .subscript(let callee, let arguments): [callee] + arguments.map(\.value)
    case .member(let base, _, _, _, _), .forceUnwrap(let base), .prefix(_, _, let base), .optionalChain(let base),
      .optionalEvaluation(let base):
      [base]
    case .binary(let left, _, _, let right): [left, right]
    case .ternary(_, let first, let second): [first, second]
    default: []
    }
  }
}
