import TheseusProgram

/// Calls whose closures the compiler lets give something looser than they could, where nothing is wanted of the result.
extension BodyChecker {
  /// What `flatMap` gives for a closure that makes arrays of literals of which not all are what they are by themselves.
  ///
  /// Its form for optionals, which is deprecated, lets the arrays hold anything, and that is nearer: `halves.flatMap { [$0, 1] }` is an
  /// array of arrays. Nil of other calls, and where that leads to errors.
  func unjoined(
    _ viable: [Viable], _ arguments: [Argument], _ inferred: [TypedExpression?], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial, !declined.contains(range), wantsNothing(expected),
      let joining = viable.first, let other = viable.first(where: { isFlatMapOfOptionals($0.candidate) }),
      let value = valueOfClosure(arguments)
    else { return nil }
    let arrays = arrays(in: value)
    let parts = arrays.flatMap { partsOf(literal: $0) }
    guard parts.count > 1, parts.contains(where: { usualType(of: $0) != nil }) else { return nil }
    let start = snapshot()
    let joined = applySingle(
      joining.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    let element = unifier.decided(innermostElement(of: joined.type))
    let isUnusual = isCertain(element) && parts.contains { usualType(of: $0).map { $0 != element } ?? false }
    let hasErrors = hasErrors(since: start)
    rollback(to: start)
    guard isUnusual, !hasErrors, element != .any else { return nil }
    for array in arrays { looseLiterals[array.range] = .any }
    defer { for array in arrays { looseLiterals[array.range] = nil } }
    return loosely(at: range) {
      applySingle(other.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    }
  }

  /// What a function of optionals gives for a closure that gives what it is given or `nil`, as in
  /// `["a", "bb"].compactMap { $0.count > 1 ? $0 : nil }`.
  ///
  /// What it is given is a literal of which nothing is known but members that are asked of it: so it is taken to be optional itself, and
  /// the closure's value an optional of that. Nil of other calls, and where that leads to errors.
  func givingOptionals(
    _ candidate: Candidate, _ arguments: [Argument], expected: Type?, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial, !declined.contains(range), wantsNothing(expected),
      case .value(let receiver, _) = candidate.receiver, let value = valueOfClosure(arguments),
      case .closure(let closure)? = arguments.first?.value.kind,
      let parameter = openParameter(of: closure, appliedTo: receiver.type), !holdsTuples(receiver.type),
      givesOptionalOfOpen(candidate),
      case .ternary(let test, let first, let second) = value.kind,
      isNil(first) && parameter.isNamed(by: second) || parameter.isNamed(by: first) && isNil(second),
      let uses = parameter.openUses(in: test), uses > 0
    else { return nil }
    let loose = Argument(label: arguments[0].label, value: giving(some: value, closure, at: arguments[0].value.range))
    return loosely(at: range) {
      applySingle(candidate, [loose], inferred: [nil], expected: expected, at: range, calleeRange)
    }
  }

  /// A closure that gives `.some(value)` where it gives a value.
  private func giving(some value: Expression, _ closure: Closure, at range: SourceRange) -> Expression {
    let some = Expression(.implicitMember("some", labels: nil), range: value.range)
    var closure = closure
    let wrapped = Expression(.call(some, arguments: [Argument(value: value)]), range: value.range)
    closure.body = [Statement(.expression(wrapped), range: value.range)]
    return Expression(.closure(closure), range: range)
  }

  /// Calls in an expression that give something loose, which is not so where they are declined.
  func looseCalls(within range: SourceRange) -> [SourceRange] { looseCalls.filter { range.contains($0) } }

  /// Checks a call that gives something loose; nil, and nothing changed, if that leads to errors.
  private func loosely(at range: SourceRange, _ call: () -> TypedExpression) -> TypedExpression? {
    let start = snapshot()
    trialDepth += 1
    let value = call()
    trialDepth -= 1
    if !hasErrors(since: start) {
      looseCalls.insert(range)
      return value
    }
    rollback(to: start)
    return nil
  }

  /// Whether anything may be given, as where nothing says what a value is for.
  private func wantsNothing(_ expected: Type?) -> Bool {
    guard let expected = expected.map(unifier.resolve) else { return true }
    return expected == .any || unifier.isUnbound(expected) && unifier.literal(of: expected) == nil
  }

  /// What the only argument gives, if it is a closure that does not say of what type that is.
  private func valueOfClosure(_ arguments: [Argument]) -> Expression? {
    guard arguments.count == 1, case .closure(let closure) = arguments[0].value.kind, closure.result == nil else {
      return nil
    }
    if case .return(let value?)? = closure.body.first?.kind, closure.body.count == 1 { return value }
    return singleExpression(closure.body)
  }

  // MARK: Arrays that are not joined

  /// Whether a function is the form of `flatMap` for closures that give optionals.
  func isFlatMapOfOptionals(_ candidate: Candidate) -> Bool {
    function(of: candidate).map { program[$0].symbol == "Sequence.flatMap(optional)" } ?? false
  }

  /// The literals of arrays that an expression is, or that it adds up.
  private func arrays(in expression: Expression) -> [Expression] {
    switch expression.kind {
    case .array: return [expression]
    case .tuple(let elements): return elements.count == 1 ? arrays(in: elements[0].value) : []
    case .binary(let left, "+", _, let right):
      let parts = [arrays(in: left), arrays(in: right)]
      return parts.contains { $0.isEmpty } ? [] : parts.flatMap { $0 }
    default: return []
    }
  }

  /// What a literal is where nothing is wanted of it; nil of other expressions.
  private func usualType(of expression: Expression) -> Type? {
    switch expression.kind {
    case .integer: checker.type("Int")
    case .float: checker.type("Double")
    case .string: checker.type("String")
    case .prefix("-", _, let operand): isNumber(operand) ? usualType(of: operand) : nil
    default: nil
    }
  }

  /// What the arrays hold that an array holds, however deep.
  private func innermostElement(of type: Type) -> Type {
    var current = unifier.resolve(type)
    while true {
      if case .nominal(let id, let arguments) = current, id == checker.known("Array") {
        current = unifier.resolve(arguments[0])
      } else if let wrapped = checker.wrapped(current) {
        current = unifier.resolve(wrapped)
      } else {
        return current
      }
    }
  }

  // MARK: Optionals of optionals

  /// Whether a function takes a closure of one parameter that gives an optional of what only the closure says.
  private func givesOptionalOfOpen(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate), program[id].parameters.count == 1,
      case .function(let closure) = program[id].parameters[0].type, closure.parameters.count == 1,
      case .parameter(let given)? = checker.wrapped(closure.result)
    else { return false }
    return program[id].ownGenerics.contains(given)
  }

  private func holdsTuples(_ type: Type) -> Bool {
    unifier.zonk(type).contains { if case .tuple = $0 { true } else { false } }
  }

  /// The only parameter of a closure that is applied to a value in which literals are open.
  private func openParameter(of closure: Closure, appliedTo receiver: Type) -> OpenParameter? {
    guard let open = unifier.openLiterals(in: receiver).first, let literal = unifier.literal(of: open.literal) else {
      return nil
    }
    guard let written = closure.parameters else {
      return closure.anonymousParameterCount == 1 ? OpenParameter(name: "$0", literal: literal) : nil
    }
    return written.count == 1 && written[0].type == nil ? OpenParameter(name: written[0].name, literal: literal) : nil
  }
}

/// The parameter of a closure of which nothing is known but that it is a literal.
private struct OpenParameter {
  var name: String
  /// What its literal is.
  var literal: Unifier.Literal

  func isNamed(by expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let own, _, _): own == name
    case .tuple(let elements): elements.count == 1 && isNamed(by: elements[0].value)
    default: false
    }
  }

  /// How often an expression asks something of it that leaves open of what type it is: a member, or of a fraction a comparison; nil if it
  /// stands otherwise in the expression.
  func openUses(in expression: Expression) -> Int? {
    switch expression.kind {
    case .name(let own, _, _): return own == name ? nil : 0
    case .member(let base, _, _, _, _): return isNamed(by: base) ? 1 : openUses(in: base)
    case .call(let callee, let arguments): return openUses(in: [callee] + arguments.map(\.value))
    case .prefix(_, _, let operand), .forceUnwrap(let operand), .optionalChain(let operand),
      .optionalEvaluation(let operand):
      return openUses(in: operand)
    case .binary(let left, let symbol, _, let right):
      guard literal == .float, BodyChecker.comparisons.contains(symbol), isNamed(by: left) else {
        return openUses(in: [left, right])
      }
      return openUses(in: right).map { $0 + 1 }
    case .tuple(let elements): return openUses(in: elements.map(\.value))
    case .integer, .float, .boolean, .nil: return 0
    case .string(let segments): return segments.contains(where: \.isInterpolation) ? nil : 0
    default: return nil
    }
  }

  private func openUses(in expressions: [Expression]) -> Int? {
    expressions.reduce(0) { sum, expression in
      sum.flatMap { sum in openUses(in: expression).map { sum + $0 } }
    }
  }
}
