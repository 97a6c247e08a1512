import TheseusProgram

extension BodyChecker {
  /// Whether both ends of a range are literals of texts, which may be characters: `"a"..."z"`.
  func isRangeOfTexts(_ left: Expression, _ symbol: String, _ right: Expression) -> Bool {
    guard symbol == "..." || symbol == "..<", case .string = left.kind, case .string = right.kind else { return false }
    return true
  }

  /// Whether an operand of an operation is an implicit member, whose type the operation's use says: `2.0 * .pi`.
  func hasImplicitOperand(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let left, _, _, let right):
      [left, right].contains { isImplicitlyRooted($0) || hasImplicitOperand($0) }
    case .tuple(let elements): elements.count == 1 && hasImplicitOperand(elements[0].value)
    default: false
    }
  }

  func isClosureLiteral(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  /// Whether an argument is only judged by its shape while candidates are compared.
  func needsTrial(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .string, .boolean, .nil, .array, .dictionary, .closure, .implicitMember, .keyPath:
      return true
    case .name(let name, _, _): return name.isOperatorName
    case .call(let callee, _): return isImplicitlyRooted(callee)
    // `Int.init` has many types; the parameter says which is meant.
    case .member(_, let name, _, _, _): return name == "init" || isImplicitlyRooted(expression)
    case .ternary(_, let first, let second): return needsTrial(first) || needsTrial(second)
    case .tuple: return needsContext(expression)
    case .prefix: return isOpenMember(expression) || comparesOpenPath(expression)
    // What stands beside `.name` may say what that is: `ratio / .value(2)`.
    case .binary(let left, let symbol, _, let right):
      return isImplicitlyRooted(left) || isImplicitlyRooted(right) && needsTrial(left) || comparesOpenPath(expression)
        || isRangeOfTexts(left, symbol, right)
        || isRange(symbol) && [left, right].contains(where: hasImplicitOperand)
    case .try(let value, _), .await(let value): return needsTrial(value)
    case .forceUnwrap, .subscript: return isImplicitlyRooted(expression)
    default: return false
    }
  }
}
