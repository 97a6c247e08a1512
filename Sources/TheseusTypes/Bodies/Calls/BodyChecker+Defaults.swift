import TheseusProgram

extension BodyChecker {
  /// Checks a default argument of a function; in the type of its parameter the generic ones stand for themselves, or, if that does not
  /// fit, for what the value says: `content: () -> Content = { EmptyView() }` (SE-0347).
  func checkDefault(_ expression: Expression, _ type: Type, of owner: FunctionID, _ id: FunctionID) -> [TypedStatement]
  {
    guard type.contains(\.isParameter) else { return checkValue(expression, type, id, as: .defaultValue) }
    let start = snapshot()
    let statements = checkValue(expression, type, id, as: .defaultValue)
    guard hasErrors(since: start) else { return statements }
    rollback(to: start)
    checker.program.functions[Int(id.index)].result = .unknown
    let opened = open(Candidate(target: .function(owner), receiver: .none))
    return checkValue(expression, checker.substitute(type, opened.substitution), id, as: .defaultValue)
  }

  /// Whether evaluating an expression may be seen.
  func runsCode(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .call, .dynamicCall, .dynamicApply, .sequence, .await, .optionalTry, .forcedTry: true
    case .closure: false
    default: expression.operands.contains { runsCode($0) }
    }
  }
}
