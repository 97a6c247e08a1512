import TheseusProgram

extension InitializationChecker {
  /// Whether the value of a variable moves instead of being copied.
  func isMoveOnly(_ local: LocalID) -> Bool { body.checker.isMoveOnly(body.locals[Int(local.index)].type) }

  /// Visits all of a function's statements, and reports the `inout` parameters whose values they take and put no other one in their place.
  func visitWhole(_ statements: [TypedStatement]) {
    visit(statements)
    let left = state.isDead ? possibleAtReturns : possibleAtReturns.union(state.possible)
    state.isDead = false
    for case .consumed(let local) in left where isMoveOnly(local) {
      if let place = place(ofSelf: local), body.function.map({ body.program[$0].selfKind == .mutating }) == true {
        report(
          "missing-reinitialization", "missing reinitialization of inout parameter 'self' after consume", at: place)
      }
      guard let parameter = parameter(of: local), parameter.isInout else { continue }
      report(
        "missing-reinitialization", "missing reinitialization of inout parameter '\(parameter.name)' after consume",
        at: parameter.range)
    }
  }

  /// Uses a variable whose value is taken.
  func use(consumed local: LocalID, at range: SourceRange) {
    if isMoveOnly(local) {
      reportConsumed(local, "consumed more than once")
      reportBorrowed(local)
      useValue(of: local, at: range)
    } else {
      use(local, at: range)
    }
    if local != instance?.local { state.possible.insert(.consumed(local)) }
  }

  /// Reports a parameter that a function only looks at and whose value it takes.
  private func reportBorrowed(_ local: LocalID) {
    if let place = place(ofSelf: local), let function = body.function, body.program[function].selfKind == .value,
      !body.checker.info(function).modifiers.contains("consuming")
    {
      report("consumed-borrowed", "'self' is borrowed and cannot be consumed", at: place)
    }
    guard let parameter = parameter(of: local), parameter.type.attributes.contains("borrowing") else { return }
    report(
      "consumed-borrowed", "'\(body.locals[Int(local.index)].name)' is borrowed and cannot be consumed",
      at: parameter.range)
  }

  /// Reports a variable that is used although `consume` may have taken its value, where it is declared.
  func reportConsumed(_ local: LocalID, _ how: String = "used after consume") {
    guard state.possible.contains(.consumed(local)),
      let range = declarations[local] ?? parameterRange(of: local) ?? place(ofSelf: local)
    else {
      return
    }
    let name = body.locals[Int(local.index)].name
    report("use-after-consume", "'\(name)' \(how)", at: range)
  }

  /// Visits the body of a loop, and reports the variables around it whose values it takes, and would take again the next time, and the
  /// constants that it would set again.
  func visitRepeated(_ statements: [TypedStatement], _ label: Int, isOnce: Bool = false) {
    let (before, outside) = (state, declarations)
    visit(statements)
    for case .consumed(let local) in state.possible.subtracting(before.possible)
    where outside[local] != nil || parameterRange(of: local) != nil || place(ofSelf: local) != nil {
      reportConsumed(local, isMoveOnly(local) ? "consumed in a loop" : "used after consume")
    }
    let again = state.joined(continued(at: label))
    defer { state = again }
    guard !again.isDead, !isOnce else { return }
    // What has a value after the first time may not get another one the next time.
    let given = again.possible.subtracting(before.possible).filter { isDeclared($0, in: outside) }
    guard !given.isEmpty else { return }
    state = before
    state.possible.formUnion(given)
    visit(statements)
  }

  /// Whether what has a value is there before a loop begins.
  private func isDeclared(_ subject: Subject, in declarations: [LocalID: SourceRange]) -> Bool {
    switch subject {
    case .local(let local): declarations[local] != nil
    case .element(let whole, _): isDeclared(whole, in: declarations)
    case .global, .property, .whole: true
    case .consumed: false
    }
  }

  /// Where the method stands whose `self` a variable is; nil for other variables, and in initializers and deinitializers.
  private func place(ofSelf local: LocalID) -> SourceRange? {
    guard let function = body.function, local.index == 0, isMoveOnly(local) else { return nil }
    let typed = body.program[function]
    switch (typed.kind, typed.selfKind) {
    case (.function, .value), (.function, .mutating), (.getter, .value), (.getter, .mutating): return typed.range
    default: return nil
    }
  }

  private func parameterRange(of local: LocalID) -> SourceRange? { parameter(of: local)?.range }

  private func parameter(of local: LocalID) -> FunctionDeclaration.Parameter? {
    guard let function = body.function else { return nil }
    let offset = body.program[function].selfKind == .none ? 0 : 1
    let parameters = body.checker.info(function).parameters
    let index = Int(local.index) - offset
    return parameters.indices.contains(index) ? parameters[index] : nil
  }
}
