import TheseusProgram

/// Operators of the program's that are also the language's or the library's.
extension BodyChecker {
  /// An operator that is part of the language applied to a type for which the program declares it: `isLong && isShort` of predicates.
  func applyOwn(
    _ left: TypedExpression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(left.type)
    guard case .nominal = type, type != bool, symbol != "??" || checker.wrapped(type) == nil,
      !operatorCandidates(symbol, [type], isPrefix: false).isEmpty
    else { return nil }
    return overloaded(symbol, left, infer(right, expected: type), expected: expected, at: range, operatorRange)
  }

  /// An operator that is part of the language applied to a number or a text and a value of a type for which the program declares it:
  /// `0.5 && chance`; nil for all else.
  func applyOwnToLiteral(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    switch left.kind {
    case .integer, .float, .string: break
    default: return nil
    }
    let snapshot = snapshot()
    let second = infer(right)
    let type = unifier.resolve(second.type)
    guard case .nominal = type, type != bool, !operatorCandidates(symbol, [type], isPrefix: false).isEmpty else {
      rollback(to: snapshot)
      return nil
    }
    return overloaded(symbol, infer(left, expected: type), second, expected: expected, at: range, operatorRange)
  }

  /// Whether a text and a number stand beside an operator that the program declares for such values: `"ab" * 3`.
  func areLiteralsOfOwnOperator(_ symbol: String, _ left: Type, _ right: Type) -> Bool {
    guard let first = unifier.literal(of: left), let second = unifier.literal(of: right),
      (first >= .string) != (second >= .string)
    else { return false }
    return isDeclared(symbol)
  }

  /// An operator that the program declares in an extension of a type of texts, applied to literals of which one is a text: `"a,b" / ","`;
  /// nil where it declares none that takes them, or the library has one for texts.
  func applyOwnToTexts(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    let types = [left, right].map { unifier.resolve($0.type) }
    let literals = types.compactMap { unifier.literal(of: $0) }
    guard literals.count == 2, literals.contains(where: { $0 >= .string }) else { return nil }
    let areTexts = literals.allSatisfy { $0 >= .string }
    if areTexts, symbol == "+" || Self.comparisons.contains(symbol) { return nil }
    let candidates = operatorCandidates(symbol, types, isPrefix: false)
    let own = candidates.filter { isOwn($0) && takesTwo($0) }
    guard !own.isEmpty, let best = bestOperator(own, [left, right], expected: expected) else { return nil }
    return applyOperator(best, [left, right], at: range)
  }

  /// Whether only an operator that the program declares for such values gives what is wanted, where the library's gives another type.
  func isOwnOperatorWanted(_ symbol: String, _ left: Type, _ right: Type, giving wanted: Type) -> Bool {
    let wanted = unifier.resolve(wanted)
    guard case .nominal = wanted, wanted != (Self.comparisons.contains(symbol) ? bool : unifier.tentative(left)),
      wanted != unifier.tentative(right),
      Self.comparisons.contains(symbol) || ![left, right].contains(where: { canBe($0, wanted) })
    else { return false }
    return (globalFunctions(symbol) + memberOperators(symbol)).contains { function in
      checker.info(function).scope.part == nil && program[function].parameters.count == 2
        && nominal(of: program[function].result) == nominal(of: wanted)
        && zip([left, right], program[function].parameters).allSatisfy { mayBeLiteral($0, of: $1.type) }
    }
  }

  /// Whether a value may be of a parameter's type as far as it is a literal, which is of few.
  private func mayBeLiteral(_ value: Type, of parameter: Type) -> Bool {
    guard let literal = unifier.literal(of: value), case .nominal = innermost(parameter),
      !parameter.contains(\.isParameter)
    else { return true }
    return unifier.accepts(literal, innermost(parameter))
  }
}
