import TheseusProgram

extension BodyChecker {
  /// What a default argument is checked against: of a generic parameter of the function itself, any type that this may stand for, as the
  /// value says which one: `shape: some Shape = .rect`.
  func openedDefault(_ type: Type) -> Type {
    guard type.isOfFunction else { return type }
    let open = unifier.fresh()
    for (id, _) in checker.protocols(of: type, in: scope) { _ = unifier.require(open, conformsTo: id) }
    return open
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

extension Type {
  /// Whether it is a generic parameter of a function.
  var isOfFunction: Bool {
    guard case .parameter(let parameter) = self, case .function = parameter.owner else { return false }
    return true
  }
}
