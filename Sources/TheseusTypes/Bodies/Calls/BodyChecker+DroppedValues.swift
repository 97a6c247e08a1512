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
        needsContext(value)
          || given(by: argument.value, of: viable[first], index).map({ $0 != .void && !isNever($0) }) ?? false
      else { continue }
      for item in dropping { result[item].score.functionConversions += 1 }
    }
    return result
  }

  /// Candidates with a cost for those that take what a closure of one expression gives as an optional, where others take it as it is:
  /// `convert { $0.name }` beside overloads for `T` and `T?`.
  func costingOptionalValues(_ viable: [Viable], _ arguments: [Argument]) -> [Viable] {
    guard viable.count > 1, trialDepth < Self.deepestTrial else { return viable }
    var result = viable
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind, closure.result == nil,
        singleExpression(closure.body) != nil
      else { continue }
      let results = viable.map { functionTaken(by: $0, index)?.result }
      let optional = results.indices.filter { results[$0].flatMap { checker.wrapped($0) }?.isParameter == true }
      guard !optional.isEmpty, let plain = results.indices.first(where: { results[$0]?.isParameter == true }),
        let given = given(by: argument.value, of: viable[plain], index), checker.wrapped(given) == nil
      else { continue }
      for item in optional { result[item].score.optionals += 1 }
    }
    return result
  }

  /// Reports a call that gives what its closure gives where nothing is wanted: `onTap { withAnimation { list.removeFirst() } }`.
  ///
  /// What a closure of one expression gives is dropped where it stands, not where another closure gives it on.
  func reportGivenOn(_ value: TypedExpression, by expression: Expression) {
    switch (expression.kind, value.kind) {
    case (.try(let inner, _), _): reportGivenOn(value, by: inner)
    case (.await(let inner), .await(let awaited)): reportGivenOn(awaited, by: inner)
    case (.call(let callee, let written), .call(.function(let id, _), let arguments)):
      let given = unifier.decided(value.type)
      guard scope.part == nil, case .parameter(let generic) = program[id].result, case .function(id) = generic.owner,
        isCertain(given), !isNever(given), innermost(given) != .void
      else { return }
      let parameters = program[id].parameters
      for (parameter, argument) in zip(parameters, arguments.suffix(parameters.count)) {
        guard case .function(let function) = parameter.type, function.result == .parameter(generic),
          parameters.count(where: { $0.type.contains { $0 == .parameter(generic) } }) == 1,
          case .closure(let closure) = argument.kind, case .return(let last?)? = closure.body.last?.kind
        else { continue }
        if closure.body.count > 1 {
          return report(
            "type-mismatch", "cannot convert value of type \(checker.quoted(given)) to closure result type 'Void'",
            at: last.range)
        }
        guard written.contains(where: { $0.value.range == closure.range && saysItsType($0.value) }) else { return }
        return report(
          "conflicting-arguments",
          "conflicting arguments to generic parameter '\(generic.name)' ('Void' vs. \(checker.quoted(given)))",
          at: nameRange(ending: callee.range, checker.baseName(of: id)),
          explanation: "Nothing takes the value that the closure in it gives. Write '_ =' in front of that.")
      }
    default: return
    }
  }

  /// Whether what a closure of one expression gives is not left to the context, as that of a literal, a sign in front and `? :` is.
  private func saysItsType(_ closure: Expression) -> Bool {
    guard case .closure(let closure) = closure.kind, let only = singleExpression(closure.body) else { return false }
    switch only.kind {
    case .integer, .float, .boolean, .string, .nil, .array, .dictionary, .prefix, .ternary: return false
    default: return true
    }
  }

  /// The function, as it is declared, that a candidate takes for an argument.
  private func functionTaken(by item: Viable, _ index: Int) -> FunctionType? {
    guard let type = parameter(of: item, index) else { return nil }
    if case .function(let function) = checker.wrapped(type) ?? type { return function }
    return nil
  }

  /// The declared type of the parameter that takes an argument alone.
  private func parameter(of item: Viable, _ index: Int) -> Type? {
    guard case .function = item.candidate.target, let position = position(of: item, taking: index) else { return nil }
    return declaredTypes(of: item.candidate)[position]
  }

  /// Which parameter takes an argument alone.
  private func position(of item: Viable, taking index: Int) -> Int? {
    item.bindings.firstIndex { if case .argument(index) = $0 { true } else { false } }
  }

  /// What a closure gives with the parameters that a candidate gives it; nil where that is not certain.
  private func given(by closure: Expression, of item: Viable, _ index: Int) -> Type? {
    let start = snapshot()
    defer { rollback(to: start) }
    let opened = open(item.candidate)
    guard let position = position(of: item, taking: index),
      case .function(let function) = innermost(opened.parameters[position].type)
    else { return nil }
    return given(by: closure, as: function)
  }

  /// What a closure gives with a function's parameters; nil where that is not certain.
  func given(by closure: Expression, as function: FunctionType) -> Type? {
    let start = snapshot()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollback(to: start)
    }
    var function = function
    function.result = unifier.fresh()
    let made = infer(closure, expected: .function(function))
    guard !hasErrors(since: start), case .function(let own) = unifier.resolve(made.type) else { return nil }
    let given = unifier.decided(own.result)
    return isCertain(given) ? given : nil
  }
}
