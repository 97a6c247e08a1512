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
    guard ["+", "-", "*", "/"].contains(symbol), case .binary = left.kind, let wanted = expected.map(unifier.zonk),
      isNumber(wanted), isBuiltinValue(wanted)
    else { return nil }
    let formula = formula(of: left, symbol, right, at: operatorRange)
    let (operands, operations) = (formula.operands, formula.operations)
    let isProduct = operations.allSatisfy { ["*", "/"].contains($0.symbol) }
    guard isProduct || operands.count == 3 && ["+", "-"].contains(symbol), !isNumber(right),
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
