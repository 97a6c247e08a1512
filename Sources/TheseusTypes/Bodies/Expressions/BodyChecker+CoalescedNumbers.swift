import TheseusProgram

extension BodyChecker {
  /// A whole number and a fraction around `??` where nothing says what is wanted: what is taken out of a literal, and the default, are
  /// optionals of anything to the compiler, as in `let last = [1.5].last ?? 0`.
  ///
  /// Where a closure or a function gives what stands before `??`, and in a text, this depends on what else is around, so that nothing is
  /// told. Nil of other values.
  func coalesceNumbersOfTwoKinds(
    _ left: Expression, _ wrapped: Type, _ right: Expression, _ expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    guard isFree(expected, range), let kind = unifier.literal(of: innermost(wrapped)), kind <= .float,
      unifier.bounds(of: innermost(wrapped)).isEmpty, let other = self.kind(ofNumber: right), other != kind
    else { return nil }
    guard range != interpolatedValue,
      let literal = literalRoot(of: left, where: { literal, _ in isOfNumbers(literal) }),
      let first = takenAsAnything(left, from: literal)
    else { return untold(range) }
    let second = converted(settled(infer(right)), to: first.type, as: .argument)
    return TypedExpression(.coalesce(first, second), type: first.type, range: range)
  }

  private func untold(_ range: SourceRange) -> TypedExpression {
    report(
      "unsupported", "Theseus does not know which type '??' gives for numbers of two kinds here yet", at: range,
      explanation:
        "One is whole and one is a fraction, and no type is written that says which of both, or what else, they are. Write both as whole numbers or both as fractions, or say the type of the result."
    )
    return unknown(range)
  }

  /// Notes the operands that are made by `??`.
  func noteDefaults(in operands: [Expression]) {
    for operand in operands {
      switch operand.kind {
      case .tuple(let elements) where elements.count == 1: noteDefaults(in: [elements[0].value])
      case .binary(_, "??", _, _): reckonedDefaults.insert(operand.range)
      default: continue
      }
    }
  }

  /// Whether nothing around an expression says what it has to be, and it is no operand.
  private func isFree(_ expected: Type?, _ range: SourceRange) -> Bool {
    if reckonedDefaults.contains(range) { return false }
    guard let expected else { return range == freeCall || range == interpolatedValue }
    return unifier.isUnbound(expected) && unifier.literal(of: expected) == nil
  }

  private func isOfNumbers(_ literal: Expression) -> Bool {
    isCollectionLiteral(literal) && partsOf(literal: literal).allSatisfy(isNumber)
  }

  /// An optional element of a literal whose elements may be anything; nil where what is taken is none.
  private func takenAsAnything(_ expression: Expression, from literal: Expression) -> TypedExpression? {
    taken(expression, from: literal, as: .any, expected: nil) { type in
      checker.wrapped(type).map { unifier.resolve($0) == .any } ?? false
    }
  }
}
