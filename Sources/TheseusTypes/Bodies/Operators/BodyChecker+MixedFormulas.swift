import TheseusProgram

/// Formulas of numbers of two types where one of them is wanted: `let area: Double = 3.14 * radius * radius` of an `Int`.
extension BodyChecker {
  /// A chain of operations of one precedence, from the left.
  private struct Formula {
    var operands: [Expression]
    var operations: [(symbol: String, place: SourceRange)]
  }

  /// What a formula gives after the compiler's words for one that begins with what is wanted and goes on with numbers of another type;
  /// nil of others.
  ///
  /// Of products it says of the first operation that there is none, and of the last that none gives what is wanted. A sum of three is
  /// taken to be of the other type, to which its beginning does not fit.
  func mixedFormula(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, since start: Snapshot,
    at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial, ["+", "-", "*", "/"].contains(symbol), case .binary = left.kind,
      let wanted = expected.map(unifier.zonk),
      isNumber(wanted), isBuiltinValue(wanted)
    else { return nil }
    let formula = formula(of: left, symbol, right, at: operatorRange)
    let (operands, operations) = (formula.operands, formula.operations)
    let isProduct = operations.allSatisfy { ["*", "/"].contains($0.symbol) }
    let isSum = operations.allSatisfy { ["+", "-"].contains($0.symbol) }
    let endsAsSum = operands.count == 3 && ["+", "-"].contains(symbol) && (isSum || !isNumber(operands[1]))
    guard isProduct || endsAsSum, !isNumber(right),
      let last = typeAlone(right), last != wanted, isNumber(last), isBuiltinValue(last),
      typeAlone(operands[0]) == wanted, typeAlone(operands[1]) == last,
      operands.dropFirst(2).dropLast().allSatisfy({ isNumber($0) || typeAlone($0) == last })
    else { return nil }
    rollback(to: start)
    guard isProduct else {
      reportArgument(wanted, as: last, at: operands[0].range)
      return TypedExpression(.dynamicOperator(symbol, []), type: last, range: range)
    }
    reportOperands(operations[0].symbol, wanted, last, at: operations[0].place, explanation: nil)
    report(
      "type-mismatch",
      "no '\(symbol)' candidates produce the expected contextual result type \(checker.quoted(wanted))",
      at: operatorRange)
    return unknown(range)
  }

  /// What an operation gives beside a whole number after the compiler's words for it, where one part is a fraction and the other a whole
  /// literal: `10 / 3.0 + count`, `price * 2 > count`; nil of others, and where what is wanted says which number is meant.
  ///
  /// Of products it says that there is no such operation, else that the fraction is not what stands beside it.
  func operationBesideWhole(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, since start: Snapshot,
    at range: SourceRange
  ) -> TypedExpression? {
    let (int, double) = (checker.type("Int"), checker.type("Double"))
    let isComparison = isRelation(symbol)
    guard trialDepth < Self.deepestTrial, isComparison || ["+", "-", "*", "/"].contains(symbol),
      isComparison || expected.map({ unifier.resolve($0) == .any }) ?? true
    else { return nil }
    for (operation, other) in [(left, right), (right, left)] {
      guard case .binary(let first, let inner, let place, let second) = operation.kind,
        ["+", "-", "*", "/"].contains(inner), isWholeLiteral(first) != isWholeLiteral(second), !isNumber(other),
        typeAlone(other) == int
      else { continue }
      let fraction = isWholeLiteral(first) ? second : first
      guard typeAlone(fraction) == double else { continue }
      rollback(to: start)
      if ["*", "/"].contains(symbol), ["*", "/"].contains(inner) {
        reportOperands(
          inner, isWholeLiteral(first) ? int : double, isWholeLiteral(first) ? double : int, at: place, explanation: nil
        )
      } else {
        reportArgument(double, as: int, at: fraction.range)
      }
      return TypedExpression(.dynamicOperator(symbol, []), type: isComparison ? bool : .unknown, range: range)
    }
    return nil
  }

  private func formula(
    of left: Expression, _ symbol: String, _ right: Expression, at place: SourceRange
  ) -> Formula {
    var formula = Formula(operands: [right], operations: [(symbol, place)])
    var rest = left
    while case .binary(let first, let symbol, let place, let second) = rest.kind {
      formula.operands.insert(second, at: 0)
      formula.operations.insert((symbol, place), at: 0)
      rest = first
    }
    formula.operands.insert(rest, at: 0)
    return formula
  }
}
