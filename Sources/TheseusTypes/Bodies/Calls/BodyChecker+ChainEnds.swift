import TheseusProgram

extension BodyChecker {
  /// What the closures of a chain take and give, where its end, or what is wanted of that, says it.
  ///
  /// In `names.map { … }.eraseToAnyPublisher()` for an `AnyPublisher<String?, Never>`, and before `.assign(to: \.title, on: page)`, the
  /// closure gives optionals; in `Where { $0.price > 5 }.and(isNew)` for a `some Spec<Product>` it takes a product; `Fail(error: .offline)`
  /// before `.eraseToAnyPublisher()` takes the error that is wanted. The chain is checked without its closures and implicit members, to
  /// find what it makes of theirs.
  func contextsDecided(
    by call: () -> TypedExpression, behind callee: Expression, expected: Type?
  ) -> [SourceRange: ArgumentContext] {
    guard trialDepth < Self.deepestTrial, postponedArguments == nil, hasClosures(callee) || hasOpenMembers(callee)
    else {
      return [:]
    }
    let start = snapshot()
    defer { rollback(to: start) }
    postponedArguments = [:]
    let end = call()
    let postponed = postponedArguments ?? [:]
    postponedArguments = nil
    if let expected { hint(end.type, expected) }
    return postponed.mapValues(decided).filter { $0.value.saysAnything }
  }

  /// A property at the end of a chain, or an operator, in front of which closures take what is wanted of that: `Where { $0.price > 5 }.negated`.
  func decidingOpenClosures(
    before end: Expression, expected: Type?, _ check: () -> TypedExpression
  ) -> TypedExpression {
    let start = snapshot()
    let result = check()
    guard let expected, hasOpenClosures(end) else { return result }
    let decided = contextsDecided(by: check, behind: end, expected: expected)
    guard !decided.isEmpty else { return result }
    return retried(result, .chain, at: end.range, expected: expected, since: start, first: check) {
      called(with: decided, expected: expected, by: check)
    }
  }

  /// What an argument that was not checked is known to take and give now.
  private func decided(_ open: ArgumentContext) -> ArgumentContext {
    func certain(_ type: Type?) -> Type? { type.map { unifier.zonk($0) }.flatMap { isCertain($0) ? $0 : nil } }
    return ArgumentContext(parameters: open.parameters.map(certain), result: certain(open.result))
  }

  /// Calls the end of a chain with what its closures take and give; nil if that leads to errors.
  func called(
    with decided: [SourceRange: ArgumentContext], expected: Type?, by call: () -> TypedExpression
  ) -> TypedExpression? {
    decidedContexts.merge(decided) { $1 }
    defer { for range in decided.keys { decidedContexts[range] = nil } }
    return attempted(expected: expected, call)
  }

  /// A closure that is not checked now, as something behind it may say what it takes and gives; nil where it is checked.
  func postponed(_ closure: Closure, _ context: FunctionType?, builder: Type?) -> TypedExpression? {
    guard postponedArguments != nil, let context else { return nil }
    var open = ArgumentContext(parameters: openParameters(of: closure, context))
    let result = innermost(context.result)
    if closure.result == nil, builder == nil, isUnsaid(result) {
      open.result = result
    }
    if open.saysAnything { postponedArguments?[closure.range] = open }
    return TypedExpression(.unsupported("a closure"), type: .function(context), range: closure.range)
  }

  /// An implicit member for a parameter of which nothing says the type, where something behind it may say it: what stands for it while it is
  /// not checked; nil where it is checked, as what the end of the chain says, if that says something.
  func decidedByChain(_ value: Expression, _ wanted: Type) -> TypedExpression? {
    let type = innermost(wanted)
    guard isImplicitlyRooted(value), isUnsaid(type) else { return nil }
    if let decided = decidedContexts[value.range]?.result { _ = unifier.unify(type, decided) }
    guard postponedArguments != nil else { return nil }
    postponedArguments?[value.range] = ArgumentContext(parameters: [], result: type)
    return TypedExpression(.unsupported("an implicit member"), type: wanted, range: value.range)
  }

  /// Whether a chain that ends with a method has implicit members before it.
  private func hasOpenMembers(_ expression: Expression) -> Bool {
    anyOperand(of: expression) { $0.contains { isImplicitlyRooted($0.value) } }
  }

  /// The parameters of a closure that neither it nor its context gives a type, in their places.
  private func openParameters(of closure: Closure, _ context: FunctionType) -> [Type?] {
    if closure.parameters?.contains(where: { $0.type != nil }) ?? (closure.anonymousParameterCount == 0) { return [] }
    return context.parameters.map { isOpen($0.type) ? unifier.resolve($0.type) : nil }
  }

  /// Whether nothing says what a parameter of a closure is, or what a function that it is takes: `Future { promise in … }`.
  private func isOpen(_ type: Type) -> Bool {
    if case .function(let function) = unifier.resolve(type) {
      return function.parameters.contains { unifier.zonk($0.type).contains { self.unifier.isUnbound($0) } }
    }
    return isUnsaid(type)
  }

  /// Whether nothing says what a type is, not even a literal.
  private func isUnsaid(_ type: Type) -> Bool { unifier.isUnbound(type) && unifier.literal(of: type) == nil }

  /// Lets what the end of a chain says of a closure be its context, and notes whether it takes what nothing says.
  func decide(_ closure: Closure, _ context: FunctionType) {
    if let decided = decidedContexts[closure.range] {
      if let result = decided.result { _ = unifier.unify(innermost(context.result), result) }
      for case (let parameter, let type?) in zip(context.parameters, decided.parameters) {
        _ = unifier.unify(parameter.type, type)
      }
    }
    if openParameters(of: closure, context).contains(where: { $0 != nil }) || leavesOpen(closure, context) {
      openClosures[closure.range] = OpenClosure(closure: closure, context: context)
    } else {
      openClosures[closure.range] = nil
    }
  }

  /// Whether a closure gives implicit members of what nothing says yet, `map { .of($0) }` before `.sorted()`, or returns one or `nil` for that
  /// by one of several statements: `Task { guard isReady else { return nil } … }.value`.
  private func leavesOpen(_ closure: Closure, _ context: FunctionType) -> Bool {
    if closure.result == nil, isUnsaid(context.result), returns(in: closure.body).contains(where: isReturnOfOpen) {
      return true
    }
    guard closure.result == nil, closure.body.count == 1, case .expression(let value) = closure.body[0].kind else {
      return false
    }
    if case .ternary(_, let first, let second) = value.kind {
      guard isImplicitlyRooted(first), isImplicitlyRooted(second) else { return false }
    } else if !isImplicitlyRooted(value) {
      return false
    }
    return isUnsaid(innermost(context.result))
  }

  private func isReturnOfOpen(_ statement: Statement) -> Bool {
    guard case .return(let value?) = statement.kind else { return false }
    return value.kind == .nil || isImplicitlyRooted(value)
  }

  /// Whether a chain that ends with a method has closures before it, or an operator in its operands.
  func hasClosures(_ expression: Expression) -> Bool {
    anyOperand(of: expression) { $0.contains { isClosureLiteral($0.value) } }
  }

  /// Whether a chain has closures before its end that were checked while nothing said what they take.
  func hasOpenClosures(_ expression: Expression) -> Bool {
    !openClosures.isEmpty && anyOperand(of: expression) { $0.contains { openClosures[$0.value.range] != nil } }
  }

  /// Whether the arguments of a call are so on which a chain or an operator stands.
  private func anyOperand(of expression: Expression, _ isSo: ([Argument]) -> Bool) -> Bool {
    switch expression.kind {
    case .member(let base, _, _, _, _), .prefix(_, _, let base): anyOperand(of: base, isSo)
    case .call(let inner, let arguments): isSo(arguments) || anyOperand(of: inner, isSo)
    case .binary(let left, _, _, let right): anyOperand(of: left, isSo) || anyOperand(of: right, isSo)
    case .tuple(let elements): elements.count == 1 && anyOperand(of: elements[0].value, isSo)
    default: false
    }
  }
}
