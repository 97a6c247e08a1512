import TheseusProgram

extension BodyChecker {
  /// Checks a call.
  func inferCall(_ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    if let special = specialCall(callee, arguments, at: range) { return special }
    if let operation = operation(callee, arguments, at: range) { return infer(operation, expected: expected) }
    let arguments = labelled(arguments, as: callee)
    if arguments.count > 1 || isMember(callee) { notePartial(arguments.map(\.value)) }
    noteReduced(callee, arguments)
    if arguments.count == 1, convertsNumber(callee) { noteChosen(arguments.map(\.value)) }
    let call = { self.callAtOnce(callee, arguments, expected: expected, at: range) }
    let start = snapshot()
    let misfits = refused.count
    let result = call()
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
    let decided = closuresDecided(by: call, behind: callee, expected: expected)
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
    if fails, case .member(let base, _, _, _, _) = callee.kind, overloaded.contains(base.range) {
      others.append { self.noting([base.range], in: \.declined, expected: expected, call) }
    }
    let loose = fails || isOther ? looseCalls(within: range).filter { $0 != range || isOther } : []
    if !loose.isEmpty { others.append { self.noting(loose, in: \.declined, expected: expected, call) } }
    if fails, makesFunction(callee) {
      others.append { self.callMade(callee, arguments, expected: expected, at: range) }
    }
    let parts = [callee] + arguments.map(\.value)
    if parts.contains(where: reverses) {
      others.append { self.withReversedArrays(in: parts, expected: expected, call) }
    }
    return retried(result, .chain, at: range, expected: expected, since: start, first: call, others: others)
  }

  private func isMember(_ callee: Expression) -> Bool {
    if case .member = callee.kind { true } else { false }
  }

  private func callAtOnce(_ callee: Expression, _ arguments: [Argument], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    if isClosureLiteral(callee) {
      calledClosures.updateValue(expected.flatMap { returned(for: $0) }, forKey: callee.range)
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
  private func labelled(_ arguments: [Argument], as callee: Expression) -> [Argument] {
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

  /// Whether a method of values is named behind its type, where it is a function of the value: `Person.isOlder(than:)(anna)(ben)`.
  private func takesInstanceFirst(_ callee: Expression) -> Bool {
    guard case .member(let base, let name, _, _, _) = callee.kind, name != "init" else { return false }
    let start = snapshot()
    defer { rollback(to: start) }
    guard case .type(let type) = resolve(base, expected: nil) else { return false }
    return checker.findMembers(name, of: unifier.resolve(type), isStatic: true, in: scope).isEmpty
  }

  /// What a closure returns that is called where a type is wanted: `let day: Day = { … return .monday }()`.
  private func returned(for wanted: Type) -> Type? {
    switch unifier.resolve(wanted) {
    case .nominal, .function: wanted
    case .tuple(let elements): elements.isEmpty ? nil : wanted
    default: nil
    }
  }

  /// Calls what a resolution names.
  func call(
    _ resolution: Resolution, _ arguments: [Argument], expected: Type?, at range: SourceRange, calleeRange: SourceRange
  ) -> TypedExpression {
    switch resolution {
    case .candidates(let candidates, let name):
      return callOfCase(candidates, arguments, expected: expected, at: range, calleeRange)
        ?? choose(
          givingArrays(candidates, at: range), arguments, expected: expected, name: name, at: range, calleeRange)
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

  func construct(
    _ type: Type, _ arguments: [Argument], expected: Type?, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    let resolved = unifier.resolve(type)
    if reportInstantiation(of: resolved, at: calleeRange) { return unknown(range) }
    if let id = nominal(of: resolved), checker.hasNoInitializer(id) {
      report(
        "no-initializers",
        "'\(program[id].qualifiedName)' cannot be constructed because it has no accessible initializers",
        at: calleeRange)
      return unknown(range)
    }
    if let literal = literalOfType(resolved, arguments, expected: expected) { return literal }
    if case .tuple(let elements) = resolved, elements.count == arguments.count {
      // `Pair(index: 1, count: 2)` of a type alias is the tuple itself, which `Pair(1, 2)` is too.
      let isPlain = arguments.allSatisfy { $0.label == nil }
      let labelled = zip(arguments, elements).map { Argument(label: isPlain ? $1.label : $0.label, value: $0.value) }
      return check(Expression(.tuple(labelled), range: range), to: resolved, as: .argument)
    }
    let resolution = initializers(of: resolved, receiver: .type(resolved), fitting: CallShape(of: arguments))
    guard case .candidates(let found, let name) = resolution else {
      if let id = nominal(of: resolved), program[id].kind == .enumeration, !program[id].isCatalogue {
        report(
          "no-initializers",
          "'\(program[id].qualifiedName)' cannot be constructed because it has no accessible initializers",
          at: calleeRange)
        return unknown(range)
      }
      if reportNoInitializer(of: resolved, at: calleeRange) { return unknown(range) }
      return call(resolution, arguments, expected: expected, at: range, calleeRange: calleeRange)
    }
    let candidates = accessible(found, of: resolved, with: arguments, at: calleeRange)
    let matching = besidesConfigurations(matching(candidates, arguments), arguments)
    if matching.isEmpty {
      if let called = callNew(resolved, arguments, expected: expected, at: range, calleeRange) { return called }
      if reportHidden(resolved, arguments, at: calleeRange) { return unknown(range) }
      return reportLabels(
        allInitializers(of: resolved, besides: candidates), arguments, name: name, at: range, calleeRange)
    }
    return choose(among: matching, arguments, expected: expected, name: name, at: range, calleeRange)
  }

  /// Reports a generic parameter of which nothing says how it is made; false for other types.
  func reportNoInitializer(of type: Type, at range: SourceRange) -> Bool {
    guard case .parameter = type, isFullyListedStatically(type), !checker.parametersOfUnknown.contains(type) else {
      return false
    }
    report("missing-member", "type \(checker.quoted(type)) has no member 'init'", at: range)
    return true
  }

  /// `Radial(spacing: 3) { … }`: trailing closures that no initializer takes are for `callAsFunction` of the new value.
  private func callNew(
    _ type: Type, _ arguments: [Argument], expected: Type?, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression? {
    let plain = arguments.filter { !$0.isTrailingClosure }
    guard plain.count < arguments.count,
      resolveInstance("callAsFunction", of: TypedExpression(.none, type: type, range: range), labels: nil, at: range)
        != nil,
      case .candidates(let found, let name) = initializers(
        of: type, receiver: .type(type), fitting: CallShape(of: plain))
    else { return nil }
    let matching = matching(accessible(found, of: type, with: plain, at: calleeRange), plain)
    guard !matching.isEmpty else { return nil }
    let value = choose(among: matching, plain, expected: nil, name: name, at: range, calleeRange)
    return apply(value, arguments.filter(\.isTrailingClosure), expected: expected, at: range, calleeRange)
  }

  /// Reports an initializer that comes with a framework which the program, as it imports nothing, does not see: `String(format:)`.
  private func reportHidden(_ type: Type, _ arguments: [Argument], at range: SourceRange) -> Bool {
    guard checker.importsNothing, scope.part == nil else { return false }
    let hidden = checker.findInitializers(of: type, fitting: CallShape(of: arguments), in: scope).compactMap {
      item -> Candidate? in
      guard case .function(let id) = item.member, checker.needsImport(item) else { return nil }
      return Candidate(target: .function(id), receiver: .type(type), selfType: type, distance: item.distance)
    }
    guard !matching(hidden, arguments).isEmpty else { return false }
    report(
      "no-exact-match", "no exact matches in call to initializer", at: range,
      explanation:
        "This initializer comes with a framework. Write 'import Foundation' at the top, or 'import SwiftUI', "
        + "which brings Foundation along.")
    return true
  }

  /// What a report lists of a type whose initializers did not fit: of the catalogue's more than the call looked for.
  private func allInitializers(of type: Type, besides candidates: [Candidate]) -> [Candidate] {
    guard let id = nominal(of: type), program[id].isCatalogue,
      case .candidates(let all, _) = initializers(of: type, receiver: .type(type))
    else { return candidates }
    return all
  }

  /// `Unicode.Scalar("a")`, `Options([.read, .write])` and `Version("1.2")` are the literals themselves, of those types, and `Optional(nil)`
  /// is `nil` as the optional that is wanted.
  private func literalOfType(_ type: Type, _ arguments: [Argument], expected: Type?) -> TypedExpression? {
    guard case .nominal(let id, _) = type, arguments.count == 1, let only = arguments.first, only.label == nil else {
      return nil
    }
    switch only.value.kind {
    case .nil where checker.wrapped(type).map { !unifier.isUnbound($0) } ?? false:
      return check(only.value, to: type, as: .argument)
    case .nil where checker.wrapped(type) != nil && expected.flatMap { checker.wrapped(unifier.resolve($0)) } != nil:
      return expected.map { check(only.value, to: $0, as: .argument) }
    case .string where program[id].qualifiedName == "Unicode.Scalar": return check(only.value, to: type, as: .argument)
    case .array where literalElement("Array", of: type) == type: return check(only.value, to: type, as: .argument)
    default: break
    }
    guard !program[id].isCatalogue || program[id].kind == .class, let literal = literalProtocol(of: only.value),
      checker.conforms(type, to: literal, in: scope) == true
    else { return nil }
    return check(only.value, to: type, as: .argument)
  }

  /// What a type conforms to that can be written as a literal.
  private func literalProtocol(of value: Expression) -> ProtocolID? {
    switch value.kind {
    case .integer: checker.protocolID(named: "ExpressibleByIntegerLiteral")
    case .float: checker.protocolID(named: "ExpressibleByFloatLiteral")
    case .boolean: checker.protocolID(named: "ExpressibleByBooleanLiteral")
    case .string(let segments):
      checker.protocolID(
        named: segments.contains(where: \.isInterpolation)
          ? "ExpressibleByStringInterpolation" : "ExpressibleByStringLiteral")
    default: nil
    }
  }

  /// Reports a call of a metatype, whose initializers have a name there.
  private func reportUnnamedInitializer(behind callee: SourceRange) {
    report(
      "unnamed-initializer", "initializing from a metatype value must reference 'init' explicitly",
      at: SourceRange(file: callee.file, start: callee.end, end: callee.end + 1),
      explanation: "The name of a type can be called. A value that holds a type makes an instance by '.init(…)'.")
  }

  /// Calls a value: a function, something callable, or what is not known.
  func apply(
    _ value: TypedExpression, _ arguments: [Argument], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    let type = unifier.resolve(value.type)
    switch type {
    case .function(let function):
      return choose(
        [Candidate(target: .value(value, function), receiver: .none)], arguments, expected: expected, name: "function",
        at: range, calleeRange)
    case .unknown where isInvalid(value):
      checkArgumentsOfInvalid(arguments)
      return invalid(range)
    case .unknown, .variable:
      return TypedExpression(.dynamicApply(value, dynamicArguments(arguments)), type: .unknown, range: range)
    case .metatype(let instance):
      if scope.part == nil, !isWrittenSelf(calleeRange) { reportUnnamedInitializer(behind: calleeRange) }
      return call(
        initializers(of: instance, receiver: .metatype(value)), arguments, expected: expected, at: range,
        calleeRange: calleeRange)
    default:
      if case .candidates(let candidates, let name)? = resolveInstance(
        "callAsFunction", of: value, labels: nil, at: range)
      {
        return choose(candidates, arguments, expected: expected, name: name, at: range, calleeRange)
      }
      if let called = dynamicallyCalled(value, arguments, expected: expected, at: range, calleeRange) { return called }
      if implicitlyUnwrapped(value), let wrapped = checker.wrapped(type) {
        return apply(
          TypedExpression(.unwrapImplicitly(value), type: wrapped, range: value.range), arguments, expected: expected,
          at: range,
          calleeRange)
      }
      if let wrapped = checker.wrapped(type), case .function = unifier.resolve(wrapped) {
        reportNotUnwrapped(unifier.zonk(type), unifier.zonk(wrapped), at: calleeRange)
        return unknown(range)
      }
      // SwiftUI may have a function of the name that takes arguments, as `.scrollView(axis:)` beside `.scrollView`.
      if isClosed(type) || isBuiltinValue(type) || arguments.isEmpty && isPlainOfSwiftUI(type) {
        report(
          "not-callable", "cannot call value of non-function type \(checker.quoted(unifier.decided(type)))",
          at: calleeRange)
        return unknown(range)
      }
      return TypedExpression(.dynamicApply(value, dynamicArguments(arguments)), type: .unknown, range: range)
    }
  }

  /// A call of a `@dynamicCallable` value: its arguments as an array, or with their labels as a dictionary.
  private func dynamicallyCalled(
    _ value: TypedExpression, _ arguments: [Argument], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard
      case .candidates(let candidates, let name)? = resolveInstance(
        "dynamicallyCall", of: value, labels: nil, at: range)
    else { return nil }
    let values = arguments.map(\.value)
    let list = Argument(label: "withArguments", value: Expression(.array(values), range: range))
    let hasLabels = arguments.contains { $0.label != nil }
    let takesList = candidates.contains { candidate in
      if case .function(let id) = candidate.target { program[id].labels == ["withArguments"] } else { false }
    }
    if !hasLabels, takesList {
      return choose(candidates, [list], expected: expected, name: name, at: range, calleeRange)
    }
    let pairs = arguments.map { argument in
      DictionaryElement(
        key: Expression(.string([.text(argument.label ?? "")]), range: argument.value.range), value: argument.value)
    }
    let table = Argument(label: "withKeywordArguments", value: Expression(.dictionary(pairs), range: range))
    return choose(candidates, [table], expected: expected, name: name, at: range, calleeRange)
  }

  /// Whether a type is of the standard library, whose conformances are all listed.
  func isBuiltinValue(_ type: Type) -> Bool {
    nominal(of: type).map { program[$0].isCatalogue && checker.info($0).scope.part == .standardLibrary } ?? false
  }

  /// Chooses among candidates and applies the arguments.
  func choose(
    _ candidates: [Candidate], _ arguments: [Argument], expected: Type?, name: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    if areOfUnknown(candidates) {
      checkArgumentsOfInvalid(arguments)
      return unknown(range)
    }
    let matching = unshadowed(matching(candidates, arguments))
    if matching.isEmpty {
      let outer = outerFunctions(candidates, name: name, calleeRange)
      guard self.matching(outer, arguments).isEmpty else {
        return choose(outer, arguments, expected: expected, name: name, at: range, calleeRange)
      }
      if let member = unwrappedMember(candidates, name, at: calleeRange) {
        return call(member, arguments, expected: expected, at: range, calleeRange: calleeRange)
      }
      if arguments.isEmpty, let property = property(besides: candidates, name, at: calleeRange) {
        return apply(property, arguments, expected: expected, at: range, calleeRange)
      }
      return reportLabels(candidates, arguments, name: name, at: range, calleeRange)
    }
    return choose(among: matching, arguments, expected: expected, name: name, at: range, calleeRange)
  }

  /// The member of what an `A!` holds, where those of the optional by its name are not meant: `view.encode()` beside `encode(to:)`.
  private func unwrappedMember(_ candidates: [Candidate], _ name: String, at range: SourceRange) -> Resolution? {
    guard case .value(let base, false)? = candidates.first?.receiver, implicitlyUnwrapped(base),
      let wrapped = checker.wrapped(unifier.resolve(base.type))
    else { return nil }
    let value = TypedExpression(.unwrapImplicitly(base), type: wrapped, range: base.range)
    return member(name, of: value, labels: nil, at: range, range)
  }

  /// The property of the name of methods of which none is meant: `numbers.count()` calls what `count` is.
  private func property(besides candidates: [Candidate], _ name: String, at range: SourceRange) -> TypedExpression? {
    guard case .value(let base, false)? = candidates.first?.receiver else { return nil }
    guard case .value(let value)? = resolveInstance(name, of: base, labels: [], at: range) else { return nil }
    return value
  }

  /// The candidates whose labels fit, with the packs that they are called with.
  func matching(_ candidates: [Candidate], _ arguments: [Argument]) -> [Candidate] {
    let shape = CallShape(of: arguments)
    return candidates.map { measured($0, arguments) }.filter { candidate in
      guard mayFit(candidate, shape) else { return false }
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      return match(arguments, open(candidate)) != nil
    }
  }

  /// Whether it is worth while to open a candidate: the labels of the catalogue's functions stand in their declarations.
  private func mayFit(_ candidate: Candidate, _ shape: CallShape) -> Bool {
    guard case .function(let id) = candidate.target else { return true }
    let info = checker.info(id)
    return info.scope.part == nil || info.parameters.count != program[id].labels.count || shape.fits(info.parameters)
  }

  /// Chooses among candidates whose labels fit.
  private func choose(
    among matching: [Candidate], _ arguments: [Argument], expected: Type?, name: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    if matching.count == 1, let only = matching.first {
      let loose = givingOptionals(only, arguments, expected: expected, at: range, calleeRange)
      if let loose { return loose }
      return applySingle(
        only, arguments, inferred: arguments.map { _ in nil }, expected: expected, at: range, calleeRange)
    }
    let inferred = inferredArguments(arguments, of: matching)
    return choose(
      projecting(matching, arguments, inferred), arguments, inferred: inferred, expected: expected, name: name,
      at: range, calleeRange)
  }

  /// Chooses among candidates whose labels fit, with the arguments that say themselves what they are.
  func choose(
    _ matching: [Candidate], _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?, name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    var viable = rank(matching, arguments, inferred: inferred, expected: expected)
    if viable.isEmpty, expected != nil { viable = rank(matching, arguments, inferred: inferred, expected: nil) }
    if viable.count > 1 {
      overloaded.insert(range)
      if let unjoined = unjoined(viable, arguments, inferred, expected: expected, at: range, calleeRange) {
        return unjoined
      }
      if declined.contains(range), !looseCalls.contains(range) { viable.removeFirst() }
    }
    guard !viable.isEmpty else {
      return noneFits(matching, arguments, inferred, expected: expected, name: name, at: range, calleeRange)
    }
    if viable.count > 1, inferred.contains(where: { $0.map(isInvalid) ?? false }), giveOthers(viable.map(\.candidate)) {
      checkArgumentsOfInvalid(arguments)
      return invalid(range)
    }
    if viable.count > 1, inferred.contains(where: { $0?.type == .unknown }), giveOthers(viable.map(\.candidate)) {
      undecidedCalls.insert(range)
      viable = viable.filter { !givesOptional($0.candidate) } + viable.filter { givesOptional($0.candidate) }
    }
    let best = viable[0]
    let isFree = range == freeCall || expected == .existential([], superclass: [])
    if viable.count > 1, trialDepth == 0, !isRedeclared(viable[0].candidate, viable[1].candidate),
      areAmbiguous(viable[0], viable[1], arguments, inferred, isFree: isFree)
    {
      let names = Set(viable.prefix(2).map { writtenName(of: $0.candidate) ?? name })
      report(
        "ambiguous-use", "ambiguous use of '\(names.count == 1 ? names.first ?? name : name)'", at: calleeRange)
      return unknown(range)
    }
    // Closures, key paths, literals of collections and implicit members are checked against the best first; another is tried when that
    // gives errors.
    if viable.count > 1, trialDepth < Self.deepestTrial,
      arguments.contains(where: { argument in
        isFunctionLiteral(argument.value) || isCollectionLiteral(argument.value) || isImplicitlyRooted(argument.value)
      })
    {
      var nearest: (candidate: Candidate, errors: Int, isSlip: Bool)?
      for _ in 0..<min(viable.count, 4) {
        let item = viable.removeFirst()
        viable = mostSpecificFirst(viable, arguments)
        let snapshot = snapshot()
        let (outerRefused, outerUnmet) = (refused, unifier.unmet)
        refused = [:]
        trialDepth += 1
        let result = applySingle(
          item.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
        trialDepth -= 1
        let misfits = refused.count + unifier.unmet - outerUnmet
        refused = outerRefused.merging(refused) { $1 }
        let problems = checker.diagnostics[snapshot.diagnostics...]
        let errors = problems.filter { $0.severity == .error }
        // A slip of a name is likelier than one that is not known at all: `.padding(.topp)` is no name of insets.
        let isGuess = nearest?.isSlip == true && problems.contains { $0.id == "unsupported" }
        if errors.isEmpty, misfits == 0, !isGuess { return result }
        let count = errors.count + misfits + (isGuess ? 1 : 0)
        if nearest.map({ count < $0.errors }) ?? true {
          nearest = (item.candidate, count, misfits == 0 && areSlip(errors))
        }
        rollback(to: snapshot)
      }
      if let nearest {
        return applySingle(
          nearest.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
      }
    }
    return applySingle(best.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
  }

  /// Whether one of two functions declares the other again, which is reported where it stands.
  private func isRedeclared(_ first: Candidate, _ second: Candidate) -> Bool {
    guard case .function(let own) = first.target, case .function(let other) = second.target else { return false }
    let (left, right) = (program[own], program[other])
    return left.name == right.name && left.nominal == right.nominal && left.generics.isEmpty && right.generics.isEmpty
      && left.parameters == right.parameters && left.result == right.result
      && checker.info(own).extensionOf == checker.info(other).extensionOf
      && checker.info(own).requirementOf == checker.info(other).requirementOf
  }

  /// Whether nothing is wrong but one member's name, which is nearly another one's.
  private func areSlip(_ errors: [Diagnostic]) -> Bool {
    errors.count == 1 && errors[0].id == "missing-member" && errors[0].message.hasSuffix("'?")
  }

  /// Whether an argument is a closure or a path that may stand for one.
  private func isFunctionLiteral(_ expression: Expression) -> Bool {
    isPath(expression) || isClosureLiteral(expression)
  }

  /// Whether both ends of a range are literals of texts, which may be characters: `"a"..."z"`.
  func isRangeOfTexts(_ left: Expression, _ symbol: String, _ right: Expression) -> Bool {
    guard symbol == "..." || symbol == "..<", case .string = left.kind, case .string = right.kind else { return false }
    return true
  }

  /// Whether an operand of an operation is an implicit member, whose type the operation's use says: `2.0 * .pi`.
  func hasImplicitOperand(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let left, _, _, let right):
      [left, right].contains { isImplicitlyRooted($0) || hasImplicitOperand($0) }
    case .tuple(let elements): elements.count == 1 && hasImplicitOperand(elements[0].value)
    default: false
    }
  }

  func isClosureLiteral(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  /// Whether an argument is only judged by its shape while candidates are compared.
  func needsTrial(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .string, .boolean, .nil, .array, .dictionary, .closure, .implicitMember, .keyPath:
      return true
    case .name(let name, _, _): return name.isOperatorName
    case .call(let callee, _): return isImplicitlyRooted(callee)
    // `Int.init` has many types; the parameter says which is meant.
    case .member(_, let name, _, _, _): return name == "init" || isImplicitlyRooted(expression)
    case .ternary(_, let first, let second): return needsTrial(first) || needsTrial(second)
    case .tuple: return needsContext(expression)
    case .prefix: return isOpenMember(expression)
    // What stands beside `.name` may say what that is: `ratio / .value(2)`.
    case .binary(let left, let symbol, _, let right):
      return isImplicitlyRooted(left) || isImplicitlyRooted(right) && needsTrial(left) || comparesOpenPath(expression)
        || isRangeOfTexts(left, symbol, right)
        || isRange(symbol) && [left, right].contains(where: hasImplicitOperand)
    case .try(let value, _), .await(let value): return needsTrial(value)
    default: return false
    }
  }
}
