import TheseusProgram

extension BodyChecker {
  /// Candidates with a cost for those that drop what a closure of one expression gives, where others take it: `travel { place in "going" }`.
  func costingDroppedValues(_ viable: [Viable], _ arguments: [Argument]) -> [Viable] {
    guard viable.count > 1, trialDepth < Self.deepestTrial else { return viable }
    var result = viable
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind, closure.result == nil,
        let value = singleExpression(closure.body)
      else { continue }
      let functions = viable.map { functionTaken(by: $0, index) }
      let dropping = functions.indices.filter { functions[$0]?.result == .void }
      guard let first = dropping.first, dropping.count < functions.count(where: { $0 != nil }),
        needsContext(value) || givesValue(argument.value, of: viable[first], index)
      else { continue }
      for item in dropping { result[item].score.functionConversions += 1 }
    }
    return result
  }

  /// The function, as it is declared, that a candidate takes for an argument.
  private func functionTaken(by item: Viable, _ index: Int) -> FunctionType? {
    guard let type = parameter(of: item, index) else { return nil }
    if case .function(let function) = checker.wrapped(type) ?? type { return function }
    return nil
  }

  /// Whether a closure gives a value to be dropped, with the parameters that a candidate gives it.
  private func givesValue(_ closure: Expression, of item: Viable, _ index: Int) -> Bool {
    let start = snapshot()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollback(to: start)
    }
    let opened = open(item.candidate)
    guard let position = position(of: item, taking: index),
      case .function(var function) = innermost(opened.parameters[position].type)
    else { return false }
    function.result = unifier.fresh()
    let made = infer(closure, expected: .function(function))
    guard !hasErrors(since: start), case .function(let own) = unifier.resolve(made.type) else { return false }
    let given = unifier.decided(own.result)
    return isCertain(given) && given != .void && !isNever(given)
  }
}
