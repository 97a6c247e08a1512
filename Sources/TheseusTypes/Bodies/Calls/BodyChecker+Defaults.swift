import TheseusProgram

extension BodyChecker {
  /// The call of an opened candidate; default arguments that run code are evaluated behind the written ones, as the compiler does.
  func callWithDefaultsLast(
    _ opened: Opened, _ bindings: [Binding], _ arguments: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    guard hasLateDefault(bindings, arguments), !hasEffects(opened.candidate.receiver) else {
      return makeCall(opened, arguments: arguments, at: range)
    }
    var statements: [TypedStatement] = []
    let ordered = zip(bindings, arguments).map { binding, argument -> TypedExpression in
      guard binding != .defaulted, runsCode(argument) else { return argument }
      let local = addLocal(nil, type: argument.type, isVariable: false)
      statements.append(TypedStatement(.variable(local, argument), range: argument.range))
      return read(local, at: argument.range)
    }
    let call = makeCall(opened, arguments: ordered, at: range)
    return TypedExpression(.sequence(statements, call), type: call.type, range: range)
  }

  /// What a default argument is checked against: of a generic parameter of the function itself, any type that this may stand for, as the
  /// value says which one: `shape: some Shape = .rect`.
  func openedDefault(_ type: Type) -> Type {
    guard type.isOfFunction else { return type }
    let open = unifier.fresh()
    for (id, _) in checker.protocols(of: type, in: scope) { _ = unifier.require(open, conformsTo: id) }
    return open
  }

  /// Whether a default argument that runs code stands before a written one that does.
  private func hasLateDefault(_ bindings: [Binding], _ arguments: [TypedExpression]) -> Bool {
    guard let first = bindings.indices.first(where: { bindings[$0] == .defaulted && runsCode(arguments[$0]) }) else {
      return false
    }
    let written = bindings.indices.filter { bindings[$0] != .defaulted }
    // A place cannot be kept in a variable.
    let hasPlace = written.contains { if case .inout = arguments[$0].kind { true } else { false } }
    return !hasPlace && written.contains { $0 > first && runsCode(arguments[$0]) }
  }

  private func hasEffects(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .none, .type: false
    case .value(let value, _), .metatype(let value): runsCode(value)
    }
  }

  /// Whether evaluating an expression may be seen.
  private func runsCode(_ expression: TypedExpression) -> Bool {
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
