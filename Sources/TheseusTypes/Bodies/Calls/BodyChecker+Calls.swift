import TheseusProgram

extension BodyChecker {
  /// Checks a call.
  func inferCall(_ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    if let special = specialCall(callee, arguments, at: range) { return special }
    if let met = calleeOfOptionalRequirement(callee, arguments) {
      return inferCall(met, arguments, expected: expected, at: range)
    }
    if let operation = operation(callee, arguments, at: range) { return infer(operation, expected: expected) }
    if reportLabels(of: arguments, appliedTo: callee, at: range) {
      checkArgumentsOfInvalid(arguments)
      return unknown(range)
    }
    let arguments = unlabelled(labelled(arguments, as: callee), appliedTo: callee)
    if arguments.count > 1 || isMember(callee) { notePartial(arguments.map(\.value)) }
    noteReduced(callee, arguments)
    if arguments.count == 1, convertsNumber(callee) { noteChosen(arguments.map(\.value)) }
    let call = { self.callAtOnce(callee, arguments, expected: expected, at: range) }
    let start = snapshot()
    let misfits = refused.count
    let result = withTextsKept(call(), at: range, expected: expected, since: start, call)
    let fails = hasErrors(since: start)
    let mayGiveOptional = (fails || refused.count > misfits) && givesFunctionBesideValue(arguments)
    let isOther = expected.map { isOtherwiseMade(result, $0) || reverses(callee) && !fits(result.type, $0) } ?? false
    let isUnknown =
      unifier.resolve(result.type) == .unknown
      && (reverses(callee) || arguments.contains { reverses($0.value) || hasImplicitOperand($0.value) })
    let isEmpty = expected == nil && arguments.count > 1 && isEmptyCollection(result.type, of: arguments)
    let isOpen = hasOpenClosures(callee)
    guard fails || isOther || isUnknown || isEmpty || isOpen || mayGiveOptional else { return result }
    var others: [() -> TypedExpression?] = []
    if mayGiveOptional {
      others.append { self.withFunctionsFirst(at: range, expected: expected, call) }
    }
    let decided = contextsDecided(by: call, behind: callee, expected: expected)
    if !decided.isEmpty { others.append { self.called(with: decided, expected: expected, by: call) } }
    let late = arguments.filter { isOpenCall($0.value) }.map(\.value.range)
    if !late.isEmpty, late.count < arguments.count || expected != nil {
      others.append { self.noting(late, in: \.lateCalls, expected: expected, call) }
    }
    if fails, let expected, checker.wrapped(unifier.resolve(expected)) != nil,
      arguments.contains(where: { isClosureLiteral($0.value) })
    {
      others.append { self.noting([range], in: \.resultsFirst, expected: expected, call) }
    }
    if fails, holdsTexts(callee), arguments.contains(where: { isClosureLiteral($0.value) }) {
      others.append { self.noting([range], in: \.openTexts, expected: expected, call) }
    }
    if fails || isEmpty || isUnknown, arguments.count > 1,
      let literal = arguments.first(where: { isCollectionLiteral($0.value) || hasImplicitOperand($0.value) })?.value
    {
      others.append { self.withElement(for: literal, of: callee, expected: expected, call) }
    }
    if fails, let literal = literalOfOptionals(callee, since: start) {
      others.append { self.withOptionals(in: literal, expected: expected, call) }
    }
    if fails, case .member(let base, _, _, _, _) = callee.kind, overloaded.contains(base.range) {
      others.append { self.noting([base.range], in: \.declined, expected: expected, call) }
    }
    let loose = fails || isOther ? looseCalls(within: range).filter { $0 != range || isOther } : []
    if !loose.isEmpty { others.append { self.noting(loose, in: \.declined, expected: expected, call) } }
    let joined = fails || isOther ? openFlatMaps(within: range) : []
    if !joined.isEmpty { others.append { self.noting(joined, in: \.joinedTexts, expected: expected, call) } }
    if fails, makesFunction(callee) {
      others.append { self.callMade(callee, arguments, expected: expected, at: range) }
    }
    let parts = [callee] + arguments.map(\.value)
    if parts.contains(where: reverses) {
      others.append { self.withReversedArrays(in: parts, expected: expected, call) }
    }
    if fails, let expected, let literal = literalOfElements(callee, wanted: expected) {
      others.append { self.withElements(of: expected, in: literal, call) }
    }
    if fails, arguments.contains(where: { isClosureLiteral($0.value) }) {
      let whole = arguments.map(\.value).filter(isWholeLiteral).map(\.range)
      if !whole.isEmpty { others.append { self.withFractions(at: whole, expected: expected, call) } }
    }
    if fails {
      let held = arguments.flatMap { implicitlyUnwrappedElements(of: $0.value) }
      if !held.isEmpty { others.append { self.noting(held, in: \.heldElements, expected: expected, call) } }
    }
    let value = retried(result, .chain, at: range, expected: expected, since: start, first: call, others: others)
    guard fails, hasErrors(since: start) else { return value }
    return calledOnElements(callee, arguments, expected: expected, at: range, since: start, otherwise: call) ?? value
  }

  private func isMember(_ callee: Expression) -> Bool {
    if case .member = callee.kind { true } else { false }
  }

  private func callAtOnce(_ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    if isClosureLiteral(callee) {
      calledClosures.updateValue(expected.flatMap { returned(by: callee, for: $0) }, forKey: callee.range)
    }
    let wasCalling = isCalling
    isCalling = true
    let resolution =
      resolveOnElements(callee, arguments, expected: expected) ?? resolveCallee(callee, arguments, expected: expected)
    isCalling = false
    defer { isCalling = wasCalling }
    if reportFunctionBehindProperty(callee, resolution) {
      checkArgumentsOfInvalid(arguments)
      return unknown(range)
    }
    if let method = methodBesideProperty(callee, resolution, arguments, at: range) { return method }
    if reportMethodOfType(callee, arguments, resolution) || reportHiddenFunction(callee, arguments, resolution) {
      return unknown(range)
    }
    let value = call(resolution, arguments, expected: expected, at: range, calleeRange: callee.range)
    noteWrittenCase(value, named: callee)
    return value
  }

  /// Whether a callee is itself called or made by an operator, or a closure: `compose(Int.init, { $0 ?? 0 })("12")`.
  private func makesFunction(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .call, .binary, .closure: true
    default: false
    }
  }

  /// Calls a function that its arguments help to make; nil if that leads to errors.
  private func callMade(
    _ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    let start = snapshot()
    let parameters = arguments.map {
      FunctionType.Parameter(type: needsContext($0.value) ? unifier.fresh() : unifier.settle(infer($0.value).type))
    }
    let wanted = FunctionType(parameters: parameters, result: unifier.fresh())
    let function = infer(callee, expected: .function(wanted))
    let result = apply(function, arguments, expected: expected, at: range, callee.range)
    if !hasErrors(since: start) { return result }
    rollback(to: start)
    return nil
  }

  /// `(==)(a, b)`, which is `a == b`; nil where no operator is called by its name.
  private func operation(_ callee: Expression, _ arguments: [Argument], at range: SourceRange) -> Expression? {
    guard case .name(let symbol, [], nil) = callee.kind, symbol.isOperatorName,
      arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let values = arguments.map(\.value)
    switch values.count {
    case 1: return Expression(.prefix(symbol, operatorRange: callee.range, values[0]), range: range)
    case 2: return Expression(.binary(values[0], symbol, operatorRange: callee.range, values[1]), range: range)
    default: return nil
    }
  }

  /// Arguments with the labels that a callee is written with: `move(to:by:)(a, b)`.
  func labelled(_ arguments: [Argument], as callee: Expression) -> [Argument] {
    let labels: [String]?
    switch callee.kind {
    case .name(_, _, let written), .member(_, _, _, let written, _), .implicitMember(_, let written): labels = written
    default: labels = nil
    }
    guard let labels, labels.count == arguments.count, arguments.allSatisfy({ $0.label == nil }),
      !takesInstanceFirst(callee)
    else { return arguments }
    return zip(labels, arguments).map { Argument(label: $0 == "_" ? nil : $0, value: $1.value) }
  }

  /// Arguments without their labels where the function is called that a method behind its type gives, which is written with them:
  /// `Person.isOlder(anna)(than: ben)`.
  private func unlabelled(_ arguments: [Argument], appliedTo callee: Expression) -> [Argument] {
    guard arguments.contains(where: { $0.label != nil }), case .call(let method, let receivers) = callee.kind,
      receivers.count == 1, receivers[0].label == nil, !receivers[0].isTrailingClosure,
      case .member(_, let name, _, nil, _) = method.kind, takesInstanceFirst(method),
      hasMethod(name, of: method, labelled: arguments.map(\.label))
    else { return arguments }
    return arguments.map { Argument(label: nil, value: $0.value) }
  }

  /// Reports labels that the one method of a name does not have which is called behind its type and a value of that:
  /// `Person.isOlder(anna)(ben)`; false if they are its own, or the method is written with its labels.
  private func reportLabels(of arguments: [Argument], appliedTo callee: Expression, at range: SourceRange) -> Bool {
    guard case .call(let method, let receivers) = callee.kind, receivers.count == 1, receivers[0].label == nil,
      !receivers[0].isTrailingClosure, !arguments.isEmpty, !arguments.contains(where: \.isTrailingClosure),
      case .member(let base, let name, _, nil, _) = method.kind, takesInstanceFirst(method), let type = namedType(base)
    else { return false }
    let found = checker.findMembers(name, of: unifier.resolve(type), isStatic: false, in: scope)
    guard found.count == 1, case .function(let id)? = found.first?.member else { return false }
    let wanted = program[id].labels.map { $0 ?? "_" }
    let given = arguments.map { $0.label ?? "_" }
    guard given.count == wanted.count, given != wanted, !program[id].parameters.contains(where: \.isVariadic) else {
      return false
    }
    let list = SourceRange(file: range.file, start: callee.range.end, end: range.end)
    let wrong = zip(given, wanted).filter { $0 != $1 }
    if wrong.allSatisfy({ $0.0 == "_" }) {
      reportMissingLabels(wrong.map(\.1), of: arguments, "call", at: list)
    } else if !reportOrder(given, wanted, arguments, at: list), !reportExtraneous(given, wanted, "call", at: list) {
      reportWrong(given, wanted, count: wrong.count, "call", at: list)
    }
    return true
  }

  private func hasMethod(_ name: String, of method: Expression, labelled labels: [String?]) -> Bool {
    guard case .member(let base, _, _, _, _) = method.kind, let type = namedType(base) else { return false }
    return checker.findMembers(name, of: unifier.resolve(type), isStatic: false, in: scope).contains { item in
      if case .function(let id) = item.member { program[id].labels == labels } else { false }
    }
  }

  /// Whether a method of values is named behind its type, where it is a function of the value: `Person.isOlder(than:)(anna)(ben)`.
  private func takesInstanceFirst(_ callee: Expression) -> Bool {
    guard case .member(let base, let name, _, _, _) = callee.kind, name != "init" else { return false }
    let start = snapshot()
    defer { rollback(to: start) }
    guard case .type(let type) = resolve(base, expected: nil) else { return false }
    return checker.findMembers(name, of: unifier.resolve(type), isStatic: true, in: scope).isEmpty
  }

  /// What a closure returns that is called where a type is wanted: `let day: Day = { … return .monday }()`.
  ///
  /// Where anything that conforms to a protocol is wanted, a closure of several statements returns that, as each of them may give another
  /// type; the value of one expression says itself what it is.
  private func returned(by callee: Expression, for wanted: Type) -> Type? {
    switch unifier.resolve(wanted) {
    case .nominal, .function: return wanted
    case .tuple(let elements): return elements.isEmpty ? nil : wanted
    case .existential, .metatype, .protocolMetatype:
      guard case .closure(let closure) = callee.kind, !isOneExpression(closure) else { return nil }
      return wanted
    default: return nil
    }
  }

  /// Calls what a resolution names, of which all is known.
  func callListed(
    _ resolution: Resolution, _ arguments: [Argument], expected: Type?, at range: SourceRange, calleeRange: SourceRange
  ) -> TypedExpression {
    switch resolution {
    case .candidates(let candidates, let name):
      return callOfCase(candidates, arguments, expected: expected, at: range, calleeRange)
        ?? choose(
          withInitializers(givingArrays(candidates, at: range), name: name, fitting: arguments, at: calleeRange),
          arguments, expected: expected, name: name, at: range, calleeRange)
    case .type(let type):
      return construct(type, arguments, expected: expected, at: range, calleeRange)
    case .value(let value):
      return apply(value, arguments, expected: expected, at: range, calleeRange)
    case .dynamicMember(let base, let name):
      return TypedExpression(.dynamicCall(base, name, dynamicArguments(arguments)), type: .unknown, range: range)
    case .opaque(let base, let name):
      return opaque(base, name, arguments: opaqueArguments(arguments, name: name), at: range)
    case .module, .invalid:
      checkArguments(arguments, ofInvalid: calleeRange)
      return invalid(range)
    }
  }

  func specialCall(_ callee: Expression, _ arguments: [Argument], at range: SourceRange) -> TypedExpression? {
    guard arguments.count == 1, namesTypeFunction(callee) else { return nil }
    guard arguments[0].label == "of" else {
      guard arguments[0].label == nil, !isDeclared("type", at: callee.range) else { return nil }
      report("wrong-labels", "missing argument label 'of:' in call", at: arguments[0].start)
      return unknown(range)
    }
    let value = settled(infer(arguments[0].value))
    return TypedExpression(.dynamicType(value), type: .metatype(value.type), range: range)
  }

  /// Whether a callee is `type`, which no local hides, or `Swift.type`.
  private func namesTypeFunction(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("type", _, _): lookupLocal("type") == nil
    case .member(let base, "type", _, _, _):
      if case .name("Swift", _, _) = base.kind { lookupLocal("Swift") == nil } else { false }
    default: false
    }
  }

  /// Whether a name means something that is declared.
  private func isDeclared(_ name: String, at range: SourceRange) -> Bool {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    if case .invalid = resolveName(name, arguments: [], labels: nil, at: range) { return false }
    return true
  }
}
