import TheseusProgram

extension BodyChecker {
  /// Reports an operand of an operator because of the other one; false if that does not say what it should be.
  func reportOperand(
    of symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    reportNilOperand(of: symbol, left, right) || reportOptionalOfOther(symbol, left, right)
  }

  /// Reports `nil` beside a value that is no optional.
  private func reportNilOperand(
    of symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    let isRelation = isRelation(symbol)
    guard isRelation || Self.arithmetic.contains(symbol) || Self.arithmetic.contains(String(symbol.dropLast())) else {
      return false
    }
    for (operand, other) in [(left, right), (right, left)] {
      guard case .none = operand.value.kind else { continue }
      if isPlain(other.type), !isRelation || isCompared(other.type, by: symbol) {
        reportNil(other.type, .argument, at: operand.value.range)
        return true
      }
      if isRelation, isCertain(other.type), other.type != operand.type {
        reportUnorderedBesideNil(symbol, other.type, at: other.value.range)
        return true
      }
    }
    return false
  }

  /// Reports a value of a type that has no order, or an optional, beside `nil`.
  private func reportUnorderedBesideNil(_ symbol: String, _ type: Type, at range: SourceRange) {
    let wrapped = checker.wrapped(type)
    let isOrdered = wrapped.map { isCompared($0, by: symbol) } ?? false
    let other = isOrdered ? checker.describe(wrapped ?? type) : isOwnNominal(type) ? "Other" : "()"
    report(
      "operator-mismatch",
      "binary operator '\(symbol)' cannot be applied to operands of type '\(checker.describe(type))' and '\(other)'",
      at: range, explanation: "'nil' has no place in an order. '==' and '!=' compare with it.")
  }

  /// Reports an optional that is compared with a value of another type than it wraps.
  private func reportOptionalOfOther(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    guard Self.comparisons.contains(symbol) else { return false }
    for (operand, other) in [(left, right), (right, left)] {
      guard let inner = checker.wrapped(operand.type), inner != other.type, isPlain(inner) || isOwnNominal(inner),
        isBuiltinValue(other.type), isCompared(other.type, by: symbol),
        comparedKind(inner) == nil || comparedKind(inner) != comparedKind(other.type)
      else { continue }
      let have = checker.describe(operand.type)
      let message =
        other.type == bool
        ? "optional type '\(have)' cannot be used as a boolean; test for '!= nil' instead"
        : "cannot convert value of type '\(have)' to expected argument type '\(checker.describe(other.type))'"
      report("type-mismatch", message, at: operand.value.range)
      return true
    }
    return false
  }

  /// Whether a type is a number, a text or another value of the standard library without parameters.
  private func isPlain(_ type: Type) -> Bool {
    if case .nominal(_, let arguments) = type { arguments.isEmpty && isBuiltinValue(type) } else { false }
  }
}
