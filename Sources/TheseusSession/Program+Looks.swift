import TheseusProgram

extension Program {
  /// Whether it only looks at values: one expression without calls, assignments or closures; such an input is not journaled.
  var onlyLooks: Bool {
    guard statements.count == 1, case .expression(let expression) = statements[0].kind else { return false }
    return expression.onlyLooks
  }
}

extension Expression {
  fileprivate var onlyLooks: Bool {
    switch kind {
    case .integer, .float, .boolean, .nil, .name, .implicitMember: true
    case .array(let elements): elements.allSatisfy(\.onlyLooks)
    case .tuple(let arguments): arguments.allSatisfy(\.value.onlyLooks)
    case .member(let base, _, _, _, _): base.onlyLooks
    case .subscript(let base, let arguments): base.onlyLooks && arguments.allSatisfy(\.value.onlyLooks)
    case .prefix(_, _, let operand), .forceUnwrap(let operand), .optionalEvaluation(let operand),
      .optionalChain(let operand):
      operand.onlyLooks
    case .binary(let left, let symbol, _, let right):
      Expression.plainOperators.contains(symbol) && left.onlyLooks && right.onlyLooks
    case .ternary(let condition, let first, let second):
      condition.onlyLooks && first.onlyLooks && second.onlyLooks
    default: false
    }
  }

  private static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "??", "...", "..<",
  ]
}
