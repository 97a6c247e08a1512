import TheseusProgram

/// Sums where an array of a wider type is wanted than the operands say: `let all: [Any] = dogs + bag`.
extension BodyChecker {
  /// Whether a type is an array.
  func isArray(_ type: Type) -> Bool { nominal(of: unifier.resolve(type)) == checker.known("Array") }

  /// A sum of which one operand is taken for the array that is wanted, so that the other may be any sequence of its elements; nil if neither
  /// can be.
  func widened(
    _ left: Expression, _ right: Expression, to expected: Type?, at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression? {
    guard let expected, isCertain(unifier.zonk(expected)) else { return nil }
    let start = snapshot()
    for isFirst in [true, false] {
      let first = isFirst ? check(left, to: expected, as: .operand) : infer(left)
      let second = isFirst ? infer(right) : check(right, to: expected, as: .operand)
      let sum = apply("+", first, second, expected: expected, at: range, operatorRange)
      if !hasErrors(since: start), fits(sum.type, expected) { return sum }
      rollback(to: start)
    }
    return nil
  }
}
