import TheseusProgram

extension BodyChecker {
  /// Checks an expression and makes it fit a type.
  func check(_ expression: Expression, to type: Type, as role: Role = .initialValue) -> TypedExpression {
    if [.initialValue, .returned, .defaultValue].contains(role) { noteSoleMember(expression) }
    return converted(infer(expression, expected: type), of: expression, to: type, as: role)
  }

  /// Notes an implicit member that is all of a value.
  func noteSoleMember(_ value: Expression) {
    if case .implicitMember = value.kind { soleMember = value.range }
  }

  /// Checks an expression; `expected` is a hint that literals, closures, implicit members and overloads use.
  func infer(_ expression: Expression, expected: Type? = nil) -> TypedExpression {
    if checker.isGivenUp() { return unknown(expression.range) }
    let value = withinLimits(expression) {
      inferKind(expression, expected: decided(expected, of: expression).map { unifier.resolve($0) })
    }
    guard heldElements.contains(expression.range), let wrapped = checker.wrapped(unifier.resolve(value.type)) else {
      return value
    }
    return TypedExpression(.unwrapImplicitly(value), type: wrapped, range: value.range)
  }

  /// What is wanted of an expression: where nothing around it says that, what the rest of its expression was found to say.
  private func decided(_ expected: Type?, of expression: Expression) -> Type? {
    guard let decided = decidedValues[expression.range], expected.map({ unifier.isUnbound($0) }) ?? true else {
      return expected
    }
    if let expected { _ = unifier.unify(expected, decided) }
    return decided
  }

  /// A value that nothing is known of, named by its text where that is short.
  func unknown(_ range: SourceRange) -> TypedExpression {
    let text = range.end - range.start <= 60 ? checker.files.file(of: range)?.text(in: range) : nil
    let name = text.flatMap { $0.isEmpty || $0.contains("\n") ? nil : "'\($0)'" }
    return TypedExpression(.unsupported(name ?? "a value that could not be checked"), type: .unknown, range: range)
  }

  private func inferKind(_ expression: Expression, expected: Type?) -> TypedExpression {
    let range = expression.range
    if let open = openValue(expression, expected: expected) { return open }
    if let value = takenFromLiteral(expression, expected: expected) { return value }
    switch expression.kind {
    case .array(let elements) where elements.count == 1 && expected == nil:
      return reportCollectionType(elements, at: range) ?? inferLiteral(expression, expected: nil)
    case .dictionary(let elements) where elements.count == 1 && expected == nil:
      return reportCollectionType([elements[0].key, elements[0].value], at: range)
        ?? inferLiteral(expression, expected: nil)
    case .integer, .float, .boolean, .nil, .string, .regex, .array, .dictionary:
      return inferLiteral(expression, expected: expected)
    case .tuple(let elements):
      return inferTuple(elements, expected: expected, at: range)
    case .member:
      if let met = valueOfOptionalRequirement(expression) { return infer(met, expected: expected) }
      return decidingOpenValues(expression, expected: expected) { wanted in
        decidingOpenClosures(before: expression, expected: wanted) { inferReference(expression, expected: wanted) }
      }
    case .name:
      return reportingPack(inferReference(expression, expected: expected))
    case .implicitMember, .type:
      return inferReference(expression, expected: expected)
    case .call(let callee, let arguments):
      return unmisled(expected) {
        decidingOpenValues(expression, expected: $0) { inferCall(callee, arguments, expected: $0, at: range) }
      }
    case .subscript(let base, let arguments):
      return decidingOpenValues(expression, expected: expected) {
        inferSubscript(base, arguments, expected: $0, at: range)
      }
    case .prefix(let symbol, let operatorRange, let operand):
      if let unknown = unknownOperation(symbol, .prefix, [operand], at: range, operatorRange) { return unknown }
      return decidingOpenClosures(before: expression, expected: expected) {
        asFraction(operand, expected: expected, at: range) {
          inferPrefix(symbol, operand, expected: expected, at: range, operatorRange)
        }
      }
    case .postfix(let operand, let symbol, let operatorRange):
      if let unknown = unknownOperation(symbol, .postfix, [operand], at: range, operatorRange) { return unknown }
      return inferPostfix(symbol, operand, expected: expected, at: range, operatorRange)
    case .binary(let left, let symbol, let operatorRange, let right):
      if let unknown = unknownOperation(symbol, .infix, [left, right], at: range, operatorRange) { return unknown }
      return unmisled(expected) {
        decidingOpenValues(expression, expected: $0) { wanted in
          decidingOpenClosures(before: expression, expected: wanted) {
            inferBinary(left, symbol, right, expected: wanted, at: range, operatorRange)
          }
        }
      }
    case .ternary(let condition, let first, let second):
      return inferTernary(condition, first, second, expected: expected, at: range)
    case .assignment(let target, let value):
      return inferAssignment(target, value, at: range)
    case .discard:
      report(
        "misplaced-discard", "'_' can only appear in a pattern or on the left side of an assignment", at: range)
      return unknown(range)
    case .isType(let value, let reference):
      return inferTest(value, reference, at: range)
    case .cast(let value, let reference, let cast):
      return inferCast(value, reference, cast, at: range)
    case .forceUnwrap(let value):
      return decidingOpenValues(expression, expected: expected) { inferForceUnwrap(value, expected: $0, at: range) }
    case .optionalEvaluation(let value):
      return inferOptionalEvaluation(value, at: range)
    case .optionalChain(let value):
      return decidingOpenValues(expression, expected: expected) { inferOptionalChain(value, expected: $0, at: range) }
    case .closure(let closure):
      return inferClosure(closure, expected: expected)
    case .keyPath(let root, let components):
      let path = nested(root, components)
      return inferKeyPath(path.root, path.components, expected: expected, at: range)
    case .inoutReference(let value):
      return inferInout(value, at: range)
    case .try(let value, let kind):
      return inferTry(value, kind, expected: expected, at: range)
    case .await(let value):
      let inner = infer(value, expected: expected)
      return TypedExpression(.await(inner), type: inner.type, range: range)
    case .consume(let value):
      return inferConsumption(of: value, expected: expected, at: range)
    case .packExpansion(let pattern, let packs):
      return inferExpansion(of: pattern, naming: packs, expected: expected, at: range)
    case .packElement(let pack):
      return inferElement(of: pack, at: range)
    case .ifValue(let statement):
      return inferIfValue(statement, expected: expected)
    case .switchValue(let statement):
      return inferSwitchValue(statement, expected: expected)
    case .macro(let name, let generics, let arguments):
      return inferMacro(name, generics, arguments, expected: expected, at: range)
    case .invalid:
      return unknown(range)
    }
  }

  /// `consume x` moves what is in a variable of the function; anything else is read.
  private func inferConsumption(of value: Expression, expected: Type?, at range: SourceRange) -> TypedExpression {
    let read = infer(value, expected: expected)
    guard case .local(let local) = read.kind else { return read }
    return TypedExpression(.consume(local), type: read.type, range: range)
  }

  /// `Bool`.
  var bool: Type { checker.type("Bool") }

  /// The expression with a literal's type decided.
  func settled(_ expression: TypedExpression) -> TypedExpression {
    TypedExpression(expression.kind, type: unifier.settle(expression.type), range: expression.range)
  }

  // MARK: Tuples, casts

  private func inferTuple(_ elements: [Argument], expected: Type?, at range: SourceRange) -> TypedExpression {
    if elements.count > 1 { notePartial(elements.map(\.value)) }
    var wanted: [Type?] = elements.map { _ in nil }
    let target = expected.map { unifier.resolve($0) }.map { checker.wrapped($0).map { unifier.resolve($0) } ?? $0 }
    if case .tuple(let types)? = target, types.count == elements.count {
      wanted = types.map { unifier.resolve($0.wholeType) }
    }
    let values = zip(elements, wanted).map { infer($0.value, expected: $1) }
    let type = Type.tuple(zip(elements, values).map { element($0.label, $1) })
    return TypedExpression(.tuple(values), type: type, range: range)
  }

  /// Whether an expression says little without its context.
  func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nil, .implicitMember, .closure: true
    case .keyPath(let root, _): root == nil
    case .call(let callee, _): needsContext(callee)
    case .member(let base, _, _, _, _): needsContext(base)
    case .array(let elements): elements.allSatisfy { needsContext($0) }
    case .dictionary(let elements): elements.allSatisfy { needsContext($0.value) }
    case .ternary(_, let first, let second): needsContext(first) && needsContext(second)
    case .prefix(_, _, let operand): isMadeOfImplicitMembers(operand)
    case .binary: isMadeOfImplicitMembers(expression)
    case .tuple(let elements): elements.contains { needsContext($0.value) }
    case .integer, .float: false
    case .try(let value, _), .await(let value), .forceUnwrap(let value): needsContext(value)
    default: false
    }
  }

  /// Whether an expression is an implicit member, or operators on some, and on numbers beside them.
  private func isMadeOfImplicitMembers(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .prefix(_, _, let operand): isMadeOfImplicitMembers(operand)
    case .binary(let left, _, _, let right):
      isMadeOfImplicitMembers(left) && (isMadeOfImplicitMembers(right) || isNumber(right))
        || isNumber(left) && isMadeOfImplicitMembers(right)
    default: isImplicitlyRooted(expression)
    }
  }

  func fits(_ type: Type, _ target: Type) -> Bool {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    var score = ConversionScore()
    return coerce(TypedExpression(.tuple([]), type: type, range: .synthesized), to: target, score: &score) != nil
  }

  // MARK: Optionals

  private func inferForceUnwrap(_ value: Expression, expected: Type?, at range: SourceRange) -> TypedExpression {
    if isDelegation(value) {
      forcedDelegations.insert(value.range)
      return infer(value)
    }
    unwrapped.insert(value.range)
    let inner = optionalOnApple(
      wantedAsAnything(value, expected) ?? infer(value, expected: expected.map { checker.optional($0) }))
    let type = unifier.settle(inner.type)
    if let wrapped = checker.wrapped(type) { return TypedExpression(.unwrap(inner), type: wrapped, range: range) }
    if unifier.isUnbound(type) {
      let wrapped = unifier.fresh()
      _ = unifier.unify(type, checker.optional(wrapped))
      return TypedExpression(.unwrap(inner), type: wrapped, range: range)
    }
    let decided = unifier.decided(type)
    // A default may stand for an optional, which this takes out again: `(text as? Int ?? 0)!`.
    if coalesces(value) { return TypedExpression(inner.kind, type: type, range: range) }
    if isCertain(decided), !undecidedCalls.contains(inner.range) {
      report(
        "unwrap-non-optional", "cannot force unwrap value of non-optional type \(checker.quoted(decided))",
        at: range)
    }
    return TypedExpression(.unwrap(inner), type: type == .unknown ? .unknown : type, range: range)
  }

  private func coalesces(_ value: Expression) -> Bool {
    switch value.kind {
    case .binary(_, "??", _, _): true
    case .tuple(let elements): elements.count == 1 && coalesces(elements[0].value)
    default: false
    }
  }

  /// An optional that is unwrapped where anything may stand, if it says itself what it holds: `print(store.get(.count)!)`, `f([.red, team])!!`;
  /// nil of others.
  private func wantedAsAnything(_ value: Expression, _ expected: Type?) -> TypedExpression? {
    switch value.kind {
    case .call, .forceUnwrap: break
    default: return nil
    }
    guard let expected, innermost(expected) == .any, trialDepth < Self.deepestTrial else { return nil }
    trialDepth += 1
    defer { trialDepth -= 1 }
    let start = snapshot()
    let inner = infer(value)
    _ = unifier.solvePending()
    if !hasErrors(since: start), isCertain(unifier.decided(inner.type)) { return inner }
    rollback(to: start)
    return nil
  }

  private func inferOptionalEvaluation(_ value: Expression, at range: SourceRange) -> TypedExpression {
    unwrapped.insert(value.range)
    let inner = optionalOnApple(infer(value))
    let type = unifier.settle(inner.type)
    if let wrapped = checker.wrapped(type) { return TypedExpression(.bindOptional(inner), type: wrapped, range: range) }
    let decided = unifier.decided(type)
    guard isCertain(decided) else { return TypedExpression(.bindOptional(inner), type: .unknown, range: range) }
    report(
      "optional-chain-on-non-optional",
      "cannot use optional chaining on non-optional value of type \(checker.quoted(decided))", at: range)
    return TypedExpression(.bindOptional(inner), type: decided, range: range)
  }

  private func inferOptionalChain(_ value: Expression, expected: Type?, at range: SourceRange) -> TypedExpression {
    if isOfOptionalType(value) { return infer(value, expected: expected) }
    let wanted = expected.flatMap { checker.wrapped($0) }
    let inner = infer(value, expected: wanted)
    let type = unifier.resolve(inner.type)
    let result = checker.wrapped(type) != nil ? type : checker.optional(type)
    return TypedExpression(.optionalChain(inner), type: result, range: range)
  }

  private func inferTry(
    _ value: Expression, _ kind: Expression.Try, expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    switch kind {
    case .plain:
      tried[value.range] = range.pointingAtStart
      tryDepth += 1
      defer { tryDepth -= 1 }
      let inner = infer(value, expected: expected)
      // A conversion (`try f() as Any`) has no range of its own.
      tried[inner.range] = range.pointingAtStart
      return inner
    case .forced:
      let inner = catching { infer(value, expected: expected) }
      return TypedExpression(.forcedTry(inner), type: inner.type, range: range)
    case .optional:
      // `try? a ?? nil` is what `a ?? nil` is: one optional.
      let inner = catching { infer(value, expected: endsWithNil(value) ? expected : expected.flatMap(checker.wrapped)) }
      let type = unifier.resolve(inner.type)
      let result = checker.wrapped(type) != nil ? type : checker.optional(type)
      let trial = TypedExpression(.optionalTry(inner), type: result, range: range)
      return isDelegation(value) ? caughtDelegation(trial, at: range) : trial
    }
  }

  private func endsWithNil(_ value: Expression) -> Bool {
    if case .binary(_, "??", _, let right) = value.kind { right.kind == .nil } else { false }
  }

  /// Infers what `try?` or `try!` covers, whose errors go no further.
  private func catching(_ infer: () -> TypedExpression) -> TypedExpression {
    thrownTypes.append(ThrownTypes())
    defer { thrownTypes.removeLast() }
    return infer()
  }

  /// `()`.
  func void(_ range: SourceRange) -> TypedExpression { TypedExpression(.tuple([]), type: .void, range: range) }

  /// A closure of which a macro makes a test, in which what may throw needs no `try`: `#Predicate { old.evaluate($0) }`.
  private func trying(_ argument: Argument) -> Argument {
    guard case .closure(var closure) = argument.value.kind, closure.body.count == 1,
      case .expression(let test) = closure.body[0].kind
    else { return argument }
    closure.body[0].kind = .expression(Expression(.try(test, .plain), range: test.range))
    var result = argument
    result.value = Expression(.closure(closure), range: argument.value.range)
    return result
  }

  private func inferMacro(
    _ name: String, _ generics: [TypeReference], _ arguments: [Argument], expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    if let place = placeMacro(name, expected: expected, at: range) { return place }
    switch name {
    case "colorLiteral" where arguments.first?.label == "red":
      var renamed = arguments
      renamed[0].label = "_colorLiteralRed"
      let type = Expression(.name("_ColorLiteralType", genericArguments: [], labels: nil), range: range)
      return infer(Expression(.call(type, arguments: renamed), range: range))
    case "selector":
      if let selector = selector(of: arguments, at: range) { return infer(selector) }
    case "keyPath":
      if let path = objectPath(of: arguments, at: range) { return infer(path, expected: expected) }
    case "Predicate":
      let type = Expression(.name(name, genericArguments: generics, labels: nil), range: range)
      return infer(Expression(.call(type, arguments: arguments.map(trying)), range: range), expected: expected)
    default: break
    }
    checker.reportUnsupported("#" + name, at: range)
    return TypedExpression(.unsupported("#" + name), type: .unknown, range: range)
  }
}
