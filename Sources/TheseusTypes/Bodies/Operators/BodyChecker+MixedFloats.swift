import TheseusProgram

extension BodyChecker {
  /// `Double` and `CGFloat` in one operation: one side is converted.
  func widen(
    _ symbol: String, _ left: TypedExpression, _ a: Type, _ right: TypedExpression, _ b: Type, expected: Type?,
    at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression? {
    guard let x = nominal(of: a), let y = nominal(of: b), isDoublePair(x, y) else { return nil }
    var target = checker.type("Double")
    if let expected, let id = nominal(of: innermost(expected)), id == checker.known("CGFloat") {
      target = checker.type("CGFloat")
    }
    if symbol.hasSuffix("="), !Self.comparisons.contains(symbol) { target = a }
    let first = converted(left, to: target, as: .argument)
    let second = converted(right, to: target, as: .argument)
    return apply(symbol, first, second, expected: expected, at: range, operatorRange)
  }

  /// An operation of a `Double` and a whole number as a `CGFloat` beside one, where nothing is wanted: `count / 2 * width`, but not
  /// `count * 2 / width`; nil elsewhere.
  ///
  /// Either takes one conversion; which of them the compiler finds first depends on the operators.
  func narrowed(
    _ left: TypedExpression, before symbol: String, _ right: TypedExpression, expected: Type?
  ) -> TypedExpression? {
    guard staysOpen(left, before: symbol),
      expected.map({ unifier.isUnbound($0) || unifier.resolve($0) == .any }) ?? true,
      unifier.resolve(left.type) == checker.type("Double"), unifier.resolve(right.type) == checker.type("CGFloat")
    else { return nil }
    return converted(left, to: checker.type("CGFloat"), as: .argument)
  }

  private func staysOpen(_ left: TypedExpression, before symbol: String) -> Bool {
    guard case .call(let callee, let operands) = left.kind, let id = callee.function, operands.count == 2,
      isWholeNumber(operands[1]), !beginsWithWholeNumber(operands[0]), !mixesFloats(operands[0])
    else { return false }
    return switch self.symbol(of: id) {
    case "+": symbol == "+" || symbol == "-"
    case "-": symbol == "-"
    case "*": symbol == "*"
    case "/": symbol == "*" || symbol == "/"
    default: false
    }
  }

  /// Whether a whole number stands first in a formula.
  private func beginsWithWholeNumber(_ value: TypedExpression) -> Bool {
    if case .call(_, let operands) = value.kind, operands.count == 2 { return beginsWithWholeNumber(operands[0]) }
    return isWholeNumber(value)
  }

  /// Whether a `CGFloat` has been converted in a formula.
  private func mixesFloats(_ value: TypedExpression) -> Bool {
    nominal(of: value.type) == checker.known("CGFloat") || value.operands.contains(where: mixesFloats)
  }

  /// An operator function's symbol.
  private func symbol(of function: FunctionID) -> String { String(program[function].name.prefix { $0 != "(" }) }

  /// Whether a value is written as a whole number, or as an operation of such.
  private func isWholeNumber(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer: return true
    case .call(let callee, let operands):
      guard let id = callee.function, Self.arithmetic.contains(self.symbol(of: id)) else { return false }
      return operands.allSatisfy(isWholeNumber)
    default: return false
    }
  }
}
