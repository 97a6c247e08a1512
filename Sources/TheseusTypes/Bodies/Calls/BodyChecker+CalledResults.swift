import TheseusProgram

extension BodyChecker {
  /// What a call calls; `compose({ Double($0) }, { String($0) })(3 as Int)` tells the function that is made what it is given.
  func resolveCallee(_ callee: Expression, _ arguments: [Argument], expected: Type?) -> Resolution {
    guard case .call(let maker, _) = callee.kind, trialDepth < Self.deepestTrial else {
      return resolve(callee, expected: expected)
    }
    let made = functionsMade(by: maker)
    if made.count > 1, let told = toldCallee(callee, arguments, from: made, expected: expected) { return .value(told) }
    let start = snapshot()
    let resolution = resolve(callee, expected: expected)
    guard hasErrors(since: start) else { return resolution }
    rollback(to: start)
    if let told = toldCallee(callee, arguments, from: [], expected: expected) { return .value(told) }
    return resolve(callee, expected: expected)
  }

  /// The function that a call makes, made for what is given to it; nil where nothing fits.
  ///
  /// - Parameter made: What the call may make, tried in this order where literals leave open what they are.
  private func toldCallee(
    _ callee: Expression, _ arguments: [Argument], from made: [Type], expected: Type?
  ) -> TypedExpression? {
    trialDepth += 1
    defer { trialDepth -= 1 }
    let start = snapshot()
    let wanted = functionType(taking: arguments, giving: expected)
    if wanted == nil { rollback(to: start) }
    for type in [wanted].compactMap({ $0 }) + made where unifier.has(allVariablesOf: type) {
      if let value = told(callee, as: type, taking: arguments, expected: expected) { return value }
    }
    rollback(to: start)
    return nil
  }

  /// A callee as a function of some type; nil, and nothing changed, if it is none or does not take the arguments.
  private func told(
    _ callee: Expression, as type: Type, taking arguments: [Argument], expected: Type?
  ) -> TypedExpression? {
    let start = snapshot()
    let value = infer(callee, expected: type)
    if !hasErrors(since: start) {
      let made = snapshot()
      _ = apply(value, arguments, expected: expected, at: callee.range, callee.range)
      let fits = !hasErrors(since: start)
      rollback(to: made)
      if fits { return value }
    }
    rollback(to: start)
    return nil
  }

  /// What functions of one name make, of those that make functions.
  private func functionsMade(by maker: Expression) -> [Type] {
    guard case .name = maker.kind else { return [] }
    let start = snapshot()
    defer { rollback(to: start) }
    guard case .candidates(let candidates, _) = resolve(maker, expected: nil), candidates.count > 1 else { return [] }
    return candidates.map { open($0).result }.filter { if case .function = $0 { true } else { false } }
  }

  /// `Direction.north()`: a case without associated values is called as the value that it is; nil if something else is.
  func callOfCase(
    _ candidates: [Candidate], _ arguments: [Argument], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard candidates.count == 1, let only = candidates.first, case .enumCase(let id, let index) = only.target,
      open(only).parameters.isEmpty
    else { return nil }
    let value = reference(to: only, at: calleeRange)
    if resolveInstance("callAsFunction", of: value, labels: nil, at: range) != nil {
      return apply(value, arguments, expected: expected, at: range, calleeRange)
    }
    let name = program[id].cases[index].name
    report("extra-argument", "enum case '\(name)' has no associated values", at: calleeRange)
    return unknown(range)
  }

  /// The type of a function that is given arguments; nil where they do not say what they are.
  private func functionType(taking arguments: [Argument], giving result: Type?) -> Type? {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil && !isClosureLiteral($0.value) }) else {
      return nil
    }
    let types = arguments.map { unifier.decided(infer($0.value).type) }
    guard types.allSatisfy({ isCertain(unifier.zonk($0)) }) else { return nil }
    let parameters = types.map { FunctionType.Parameter(type: $0) }
    return .function(FunctionType(parameters: parameters, result: result ?? unifier.fresh()))
  }
}
