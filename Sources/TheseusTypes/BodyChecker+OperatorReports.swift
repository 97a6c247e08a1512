import TheseusProgram

extension BodyChecker {
  /// Reports an operand that would fit if it were unwrapped; false if that is not what is wrong.
  private func reportOptionalOperand(_ symbol: String, _ x: Type, _ y: Type, at range: SourceRange) -> Bool {
    guard Self.arithmetic.contains(symbol) || Self.comparisons.contains(symbol) else { return false }
    for (optional, other) in [(x, y), (y, x)] {
      guard let wrapped = checker.wrapped(optional), wrapped == other || checker.wrapped(other) == wrapped else {
        continue
      }
      report(
        "optional-not-unwrapped",
        "value of optional type '\(checker.describe(optional))' must be unwrapped to a value of type '\(checker.describe(wrapped))'",
        at: range,
        explanation:
          "The value may be nil. Use 'if let' to use it only when it is there, '??' to say what to use instead, or '!' if it can't be nil here."
      )
      return true
    }
    return false
  }

  /// Reports a case of an enum where a value of its raw type is needed; false if it is something else.
  private func reportRawValue(_ x: Type, _ y: Type, at range: SourceRange) -> Bool {
    for (type, other) in [(x, y), (y, x)] {
      guard case .nominal(let id, _) = type, program[id].kind == .enumeration else { continue }
      checker.resolveHeader(of: id)
      guard checker.info(id).rawType == other else { continue }
      report(
        "type-mismatch",
        "cannot convert value of type '\(checker.describe(type))' to expected argument type '\(checker.describe(other))'",
        at: range)
      return true
    }
    return false
  }

  func reportOperator(
    _ symbol: String, _ x: Type, _ y: Type, _ candidates: [Candidate], at operatorRange: SourceRange,
    _ rightRange: SourceRange
  ) {
    if reportOptionalOperand(symbol, x, y, at: operatorRange) { return }
    if x == .void, nominal(of: y) != nil, Self.arithmetic.contains(symbol) {
      report(
        "type-mismatch",
        "cannot convert value of type '()' to expected argument type '\(checker.describe(y))'", at: operatorRange)
      return
    }
    let isAssignment = symbol.hasSuffix("=") && !Self.comparisons.contains(symbol)
    if isAssignment, x != y, !candidates.isEmpty {
      report(
        "type-mismatch",
        "cannot convert value of type '\(checker.describe(y))' to expected argument type '\(checker.describe(x))'",
        at: rightRange)
      return
    }
    if reportRawValue(x, y, at: operatorRange) { return }
    if x == y, nominal(of: x) != nil {
      if candidates.isEmpty, checker.globalFunctions(symbol).isEmpty, !Self.comparisons.contains(symbol),
        !Self.arithmetic.contains(symbol)
      {
        report("unknown-operator", "cannot find operator '\(symbol)' in scope", at: operatorRange)
        return
      }
      let note =
        Self.comparisons.contains(symbol)
        ? "A type takes part in '\(symbol)' when it conforms to \(symbol == "==" || symbol == "!=" ? "Equatable" : "Comparable")."
        : nil
      report(
        "operator-mismatch", "binary operator '\(symbol)' cannot be applied to two '\(checker.describe(x))' operands",
        at: operatorRange, explanation: note)
      return
    }
    report(
      "operator-mismatch",
      "binary operator '\(symbol)' cannot be applied to operands of type '\(checker.describe(x))' and '\(checker.describe(y))'",
      at: operatorRange)
  }
}
