import TheseusProgram

extension BodyChecker {
  /// Checks what `if let` binds.
  ///
  /// A ternary of literals is an optional here: each of them becomes one by itself, as the compiler has it.
  func boundValue(_ value: Expression, expected: Type?) -> TypedExpression {
    let start = snapshot()
    let count = unifier.count
    unwrapped.insert(value.range)
    let typed = settled(infer(value, expected: expected))
    guard case .ternary(_, let first, let other) = value.kind, isLiteral(first), isLiteral(other) else { return typed }
    unifier.settleLiterals(from: count)
    let type = unifier.zonk(unifier.resolve(typed.type))
    guard isCertain(type), checker.wrapped(type) == nil else { return typed }
    rollback(to: start)
    return settled(infer(value, expected: checker.optional(type)))
  }

  /// A value that is unwrapped, as an optional where Apple's systems declare one that unwraps itself: `formatter.monthSymbols!` in a file of
  /// views.
  ///
  /// A script is one for Linux, where it is none.
  func optionalOnApple(_ value: TypedExpression) -> TypedExpression {
    guard !checker.isExecutable, case .call(let callee, _) = value.kind, let id = callee.function,
      checker.info(id).property?.declaration.attribute("_optionalOnApple") != nil
    else { return value }
    return converted(value, to: checker.optional(unifier.resolve(value.type)), as: .initialValue)
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string, .boolean: true
    default: isNumber(expression) || isCollectionLiteral(expression)
    }
  }

  /// Applies arguments to one candidate where a result may be wanted.
  ///
  /// Where an optional is wanted of a generic result, that is the optional or what it wraps, whichever the closures and
  /// operators among the arguments can be: `let sum: Int? = numbers.reduce(0, +)`.
  func applySingle(
    _ candidate: Candidate, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?,
    at range: SourceRange, _ calleeRange: SourceRange? = nil
  ) -> TypedExpression {
    func apply(_ expected: Type?) -> TypedExpression {
      applyAtOnce(candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    }
    guard let expected, trialDepth < Self.deepestTrial else { return apply(expected) }
    let snapshot = snapshot()
    guard let wrapped = checker.wrapped(unifier.resolve(expected)), hasGenericResult(candidate),
      arguments.contains(where: { isLate($0.value) })
    else {
      let value = apply(expected)
      guard isOtherwiseMade(value, expected) else { return value }
      let other = {
        self.applyAsWanted(candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
      }
      return retried(
        value, .arguments, at: range, expected: expected, since: snapshot, first: { apply(expected) }, others: [other])
    }
    for wanted in [expected, wrapped] {
      trialDepth += 1
      let value = apply(wanted)
      trialDepth -= 1
      if !hasErrors(since: snapshot) { return value }
      rollback(to: snapshot)
    }
    return apply(expected)
  }

  /// Whether a value is of the generic type that is wanted, or a tuple of such, but with other arguments, or another function.
  func isOtherwiseMade(_ value: TypedExpression, _ expected: Type) -> Bool {
    isOther(value.type, than: expected) && !fits(value.type, expected)
  }

  private func isOther(_ type: Type, than expected: Type) -> Bool {
    switch (unifier.resolve(type), unifier.resolve(expected)) {
    case (.nominal(let id, _), .nominal(let wanted, let arguments)):
      if id == wanted { return !arguments.isEmpty }
      return checker.wrapped(expected).map { isOther(type, than: $0) } ?? false
    case (.tuple(let own), .tuple(let wanted)):
      return own.count == wanted.count && zip(own, wanted).contains { isOther($0.type, than: $1.type) }
    case (.function, .function): return true
    case (.tuple, _), (.function, _): return checker.wrapped(expected).map { isOther(type, than: $0) } ?? false
    default: return false
    }
  }

  /// Applies arguments to a candidate whose result decides what its arguments become: `let box: Box<Int?> = Box(3)`; nil if that
  /// leads to errors.
  private func applyAsWanted(
    _ candidate: Candidate, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type,
    at range: SourceRange, _ calleeRange: SourceRange?
  ) -> TypedExpression? {
    let snapshot = snapshot()
    let opened = open(candidate)
    hint(opened.result, expected)
    let value = apply(opened, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    guard !hasErrors(since: snapshot), fits(value.type, expected) else {
      rollback(to: snapshot)
      return nil
    }
    return value
  }

  /// A call of a generic function that gives another type than is wanted, with the errors of the arguments which do not make what is
  /// wanted: `let box: Box<String> = Box(count)`, `let sum: Int = halves.reduce(0, +)`; nil if the arguments are not what is wrong.
  func calledAsWanted(_ expression: Expression, _ value: TypedExpression, _ expected: Type) -> TypedExpression? {
    guard case .call(let callee, let arguments) = expression.kind, !hasWrittenArguments(callee),
      isOwnCall(value) && isOtherwiseMade(value, expected) || isSum(arguments, of: value.type, insteadOf: expected),
      isCertain(unifier.decided(value.type)), isCertain(unifier.decided(expected))
    else { return nil }
    let start = snapshot()
    resultsFirst.insert(expression.range)
    let again = checkedOnce { infer(expression, expected: expected) }
    resultsFirst.remove(expression.range)
    if hasErrors(since: start), fits(again.type, expected) { return again }
    rollback(to: start)
    return nil
  }

  /// Whether an integer is wanted of an integer literal to which an operator adds other numbers.
  private func isSum(_ arguments: [Argument], of type: Type, insteadOf expected: Type) -> Bool {
    guard arguments.count == 2, case .integer = arguments[0].value.kind,
      case .name(let name, _, _) = arguments[1].value.kind, name.isOperatorName
    else { return false }
    let integer = checker.type("Int")
    return unifier.decided(expected) == integer && unifier.decided(type) != integer
  }

  /// Whether a function of the program is called that is not given a type, which says itself what is made of it: `decode([User].self)`.
  private func isOwnCall(_ value: TypedExpression) -> Bool {
    guard case .call(.function(let id, _), let arguments) = value.kind, checker.info(id).scope.part == nil else {
      return false
    }
    return !arguments.contains { unifier.resolve($0.type).isMetatype }
  }

  /// Whether generic arguments are written where a function is named: `Box<Int>(3)`.
  private func hasWrittenArguments(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(_, let arguments, _): !arguments.isEmpty
    case .member(let base, _, let arguments, _, _): !arguments.isEmpty || hasWrittenArguments(base)
    default: false
    }
  }

  /// Whether a function gives a value of one of its own generic parameters.
  private func hasGenericResult(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target, case .parameter(let result) = program[id].result else {
      return false
    }
    if case .function = result.owner { return true } else { return false }
  }

  /// The arguments that say themselves what they are.
  ///
  /// Calls among them that give optionals mean the overloads that give none, where no candidate takes the optionals:
  /// `String(Unicode.Scalar(65))`.
  func inferredArguments(_ arguments: [Argument], of candidates: [Candidate]) -> [TypedExpression?] {
    func inferred(_ wanted: [Int: Type]) -> [TypedExpression?] {
      arguments.enumerated().map { index, argument in
        needsTrial(argument.value)
          ? nil : bareType(argument.value) ?? decided(argument.value, expected: wanted[index])
      }
    }
    let start = snapshot()
    let values = inferred([:])
    let wrapped = wrappedResults(arguments, values)
    guard !wrapped.isEmpty, rank(candidates, arguments, inferred: values, expected: nil).isEmpty else { return values }
    let hadErrors = hasErrors(since: start)
    rollback(to: start)
    let others = inferred(wrapped)
    let isOther = wrapped.allSatisfy { index, type in others[index].map { unifier.zonk($0.type) == type } ?? false }
    if isOther, hadErrors || !hasErrors(since: start) { return others }
    rollback(to: start)
    return inferred([:])
  }

  /// What an argument is by itself; nil where values in it wait for the parameter's type.
  private func decided(_ argument: Expression, expected: Type?) -> TypedExpression? {
    if isDeeplyOpen(argument) { return nil }
    let start = snapshot()
    let value = infer(argument, expected: expected)
    // Of several methods of one name the parameter says which is meant: `Binding(get: { count }, set: update)`.
    guard isUndecided(value, argument) || ambiguousNames[argument.range] != nil else { return value }
    ambiguousNames[argument.range] = nil
    rollback(to: start)
    return nil
  }

  /// What the optionals wrap that calls among the arguments give, by the places of these, where that is decided: what is open is so only
  /// until the calls are checked again.
  private func wrappedResults(_ arguments: [Argument], _ values: [TypedExpression?]) -> [Int: Type] {
    var wrapped: [Int: Type] = [:]
    for (index, value) in values.enumerated() {
      guard case .call = arguments[index].value.kind, let value, let type = checker.wrapped(unifier.zonk(value.type)),
        type.isFullyKnown, !type.hasVariables
      else { continue }
      wrapped[index] = type
    }
    return wrapped
  }
}
