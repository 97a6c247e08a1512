import TheseusProgram

extension BodyChecker {
  /// The assignments to wrapped properties that come when all of `self` has values; Swift decides by the paths through the finished body
  /// whether one makes the storage or calls the setter.
  func findLateAssignments(in statements: [TypedStatement]) -> Set<SourceRange> {
    guard let instance, !instance.wrapped.isEmpty else { return [] }
    let initialization = InitializationChecker(self, instance)
    initialization.visit(statements)
    return initialization.lateAssignments
  }

  /// Checks the finished statements of a function of the program for effects that are not marked or not handled, and for uses of what
  /// has no value yet.
  func checkFlow(_ statements: [TypedStatement], of id: FunctionID, _ info: FunctionInfo) {
    guard info.scope.part == nil else { return }
    var frame: EffectFrame
    switch info.source {
    case .none: return
    case .synthesized: return checkLazyValue(in: statements, of: id, info)
    case .main(let top):
      frame = EffectFrame(canThrow: true, canSuspend: isPrompt || EffectMark.await.stands(in: top))
      if frame.canSuspend, !isPrompt { reportIsolatedVariables(in: top) }
    case .value, .defaultArgument, .wrapperStorage: frame = EffectFrame(canThrow: true, canSuspend: true)
    case .function, .getter, .setter:
      frame = EffectFrame(canThrow: program[id].isThrowing, canSuspend: program[id].isAsync)
      frame.isRethrowing = info.isRethrowing
    }
    frame.initialValue = initialValuePlace(info.source)
    let effects = EffectChecker(self, frame)
    switch info.source {
    case .value, .defaultArgument, .wrapperStorage: effects.assumeMarked()
    default: break
    }
    switch info.source {
    // What top-level code that waits may do has rules of its own, which differ by language mode.
    case .main:
      effects.judgesActors = !frame.canSuspend
      effects.judgesGlobalActors = checker.isExecutable && !frame.canSuspend
    case .function, .getter, .setter: effects.enter(id, info)
    case .value:
      effects.isGlobalValue = program[id].nominal == nil
      effects.enterInitialValue(id, info)
    default: break
    }
    effects.visit(statements)
    let isRight = !checker.diagnostics.contains(where: checker.isTypeError)
    let others = isRight ? pathFindings(statements, of: id, info) : soundEscapes(statements, of: id, info)
    for finding in effects.findings + others { report(finding.id, finding.message, at: finding.range) }
  }

  /// Reports the variables of top-level code that waits which are written to be of a global actor: they are the main actor's.
  private func reportIsolatedVariables(in statements: [Statement]) {
    for case .declaration(let declaration) in statements.map(\.kind) {
      guard case .variable = declaration.kind,
        declaration.attributes.contains(where: { $0.name == "MainActor" || checker.isGlobalActor($0.name) })
      else { continue }
      report(
        "isolated-variable", "top-level code variables cannot have a global actor", at: declaration.nameRange,
        explanation: "Top-level code that waits runs on the main actor, and its variables with it.")
    }
  }

  /// What escapes in statements that are right, beside others that are not: the compiler looks at each statement by itself for what needs
  /// no paths.
  private func soundEscapes(_ statements: [TypedStatement], of id: FunctionID, _ info: FunctionInfo) -> [Finding] {
    escapes(statements, of: id).filter { finding in
      guard ["implicit-self", "escaping-parameter"].contains(finding.id),
        let place = statements.lazy.compactMap({ $0.innermost(around: finding.range) }).first
      else { return false }
      return !checker.diagnostics.contains { problem in
        problem.range.map { place.contains($0) } ?? false && checker.isTypeError(problem)
      }
    }
  }

  /// Checks the value of a `lazy` property, whose getter is made up around it: its effects, and what closures in it keep.
  private func checkLazyValue(in statements: [TypedStatement], of id: FunctionID, _ info: FunctionInfo) {
    guard program[id].kind == .getter, let property = info.property, property.declaration.has("lazy") else { return }
    var frame = EffectFrame(canThrow: true, canSuspend: true)
    frame.initialValue = .property
    let effects = EffectChecker(self, frame)
    effects.assumeMarked()
    if let nominal = program[id].nominal { effects.enterInitialValue(of: property, in: nominal) }
    effects.visit(statements)
    for finding in effects.findings { report(finding.id, finding.message, at: finding.range) }
    if checker.diagnostics.contains(where: checker.isTypeError) { return }
    for finding in escapes(statements, of: id) where finding.id == "implicit-self" {
      report(finding.id, finding.message, at: finding.range)
    }
  }

  /// What a body gives its value to, if it is the one of an initial value.
  func initialValuePlace(_ source: FunctionInfo.Source) -> InitialValuePlace? {
    switch source {
    case .value(_, _, let place): place
    case .wrapperStorage: .property
    case .defaultArgument: .defaultArgument
    default: nil
    }
  }

  /// What is wrong on some way through statements whose names and types are right.
  private func pathFindings(_ statements: [TypedStatement], of id: FunctionID, _ info: FunctionInfo) -> [Finding] {
    let initialization = InitializationChecker(self, instance)
    initialization.visitWhole(statements)
    let exclusivity = ExclusivityChecker(self)
    exclusivity.visit(statements)
    return captureFindings(statements) + initialization.findings + guardFindings(statements) + overlapFindings()
      + escapes(statements, of: id) + yieldFindings(statements, info.coroutine) + exclusivity.findings
      + arithmeticFindings(statements)
  }

  private func arithmeticFindings(_ statements: [TypedStatement]) -> [Finding] {
    guard checker.isExecutable else { return [] }
    let arithmetic = ConstantArithmeticChecker(self)
    arithmetic.visit(statements)
    return arithmetic.findings
  }

  private func captureFindings(_ statements: [TypedStatement]) -> [Finding] {
    guard capturesUpcoming else { return [] }
    let order = CaptureOrderChecker(self, statements)
    order.visit(statements)
    return order.findings
  }
}
