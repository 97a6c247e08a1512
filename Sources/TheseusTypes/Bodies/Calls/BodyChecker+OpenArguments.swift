import TheseusProgram

extension BodyChecker {
  /// Checks what is given to something that was reported, and reports what nothing gives a type then: `unknown(.red, nil)`.
  func checkArgumentsOfInvalid(_ arguments: [Argument]) {
    for argument in arguments {
      reportOpen(argument.value)
      _ = argumentWithoutContext(argument)
    }
  }

  /// Checks what is given to a callee that was reported: where calls in it are given what does not fit, the compiler says nothing of what
  /// stands behind them.
  func checkArguments(_ arguments: [Argument], ofInvalid callee: SourceRange) {
    let problems = checker.diagnostics.filter { $0.severity == .error && $0.range.map(callee.contains) ?? false }
    let isMisfit = !problems.isEmpty && problems.allSatisfy { !Self.holes.contains($0.id) }
    isMisfit ? arguments.forEach { _ = argumentWithoutContext($0) } : checkArgumentsOfInvalid(arguments)
  }

  /// What is said of names that lead nowhere, so that anything may stand behind them.
  private static let holes: Set<String> = [
    "unknown-name", "unknown-type", "missing-member", "super-without-superclass",
  ]

  /// Whether a value was reported, so that nothing is known of what is asked of it.
  func isInvalid(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .unsupported: failedPlaces.contains(value.range) || isReported(value.range)
    case .local(let id): failedLocals.contains(id)
    case .global(let id): checker.failedGlobals.contains(id)
    case .unwrap(let base), .bindOptional(let base), .optionalChain(let base): isInvalid(base)
    case .dynamicOperator(_, let operands): operands.contains(where: isInvalid)
    default: false
    }
  }

  /// What is made of something that was reported, of which nothing is said either.
  func invalid(_ range: SourceRange) -> TypedExpression {
    failedPlaces.insert(range)
    return unknown(range)
  }

  /// Whether an error stands at a place, or in it.
  private func isReported(_ range: SourceRange) -> Bool {
    checker.diagnostics.contains { problem in
      problem.severity == .error && problem.range.map { range.contains($0) } ?? false
    }
  }

  /// Whether candidates give other types, so that an argument which was reported says nothing of what a call gives: `Int(unknown)!`.
  func giveOthers(_ candidates: [Candidate]) -> Bool {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    let results = candidates.map { unifier.zonk(open($0).result) }
    return results.contains { $0 != results[0] }
  }

  /// Candidates without the subscripts that take an index of a collection, if there are others: what is not known is rather a key.
  func besidesIndices(_ viable: [Viable]) -> [Viable] {
    let others = viable.filter { item in
      guard case .subscript(let property) = item.candidate.target, property.parameters.count == 1,
        let id = nominal(of: property.parameters[0].type)
      else { return true }
      return program[id].name != "Index"
    }
    return others.isEmpty ? viable : others
  }

  /// Whether a candidate is a function that gives an optional, and no subscript.
  func isCallForOptional(_ candidate: Candidate) -> Bool {
    if case .subscript = candidate.target { return false }
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    return checker.wrapped(unifier.resolve(open(candidate).result)) != nil
  }

  /// Reports what has no type by itself in an argument for which there is no parameter; closures are not looked into.
  func reportOpen(extra value: Expression) {
    if !isClosureLiteral(value) { reportOpen(value) }
  }

  /// Reports what has no type by itself in a value that nothing is known of.
  func reportOpen(_ value: Expression) {
    switch value.kind {
    case .nil:
      report("nil-without-context", "'nil' requires a contextual type", at: value.range)
    case .keyPath(root: nil, _):
      reportWithoutRoot(at: value.range)
    case .array(let elements):
      elements.forEach(reportOpenElement)
    case .dictionary(let elements):
      elements.flatMap { [$0.key, $0.value] }.forEach(reportOpenElement)
    case .tuple(let elements):
      elements.forEach { reportOpen($0.value) }
    case .ternary(_, let first, let second):
      if let member = [first, second].first(where: isImplicitlyRooted) { reportOpen(member) }
    case .try(let inner, _), .await(let inner):
      reportOpen(inner)
    case .closure(let closure):
      reportOpenResult(of: closure)
    default:
      guard let root = implicitRoot(of: value) else { return }
      reportBaseless(root)
      for argument in argumentsOfChain(value) { reportOpen(argument.value) }
    }
  }

  /// Reports an implicit member that stands in a collection of nobody knows what.
  private func reportOpenElement(_ element: Expression) {
    switch element.kind {
    case .array(let elements): elements.forEach(reportOpenElement)
    case .tuple: reportOpen(element)
    default:
      guard let root = implicitRoot(of: element), let name = implicitMember(root) else { return }
      report(
        "no-contextual-type", "reference to member '\(name)' cannot be resolved without a contextual type",
        at: root.range)
    }
  }

  /// Reports what a closure returns that is given to something unknown.
  private func reportOpenResult(of closure: Closure) {
    for statement in closure.body {
      switch statement.kind {
      case .return(let value?): reportOpenResult(value)
      case .expression(let value) where closure.body.count == 1: reportOpenResult(value)
      default: break
      }
    }
  }

  private func reportOpenResult(_ value: Expression) {
    if case .nil = value.kind { return reportOpen(value) }
    if isImplicitlyRooted(value) { reportOpen(value) }
  }

  /// Reports an implicit member of which nothing says whose it is.
  func reportBaseless(_ member: Expression) {
    report(
      "implicit-without-context",
      "cannot infer contextual base in reference to member '\(implicitMember(member) ?? "")'", at: member.range)
  }

  /// What a chain's calls and subscripts are given, from its start.
  private func argumentsOfChain(_ expression: Expression) -> [Argument] {
    switch expression.kind {
    case .call(let base, let arguments), .subscript(let base, let arguments): argumentsOfChain(base) + arguments
    case .member(let base, _, _, _, _), .forceUnwrap(let base), .optionalEvaluation(let base), .optionalChain(let base):
      argumentsOfChain(base)
    default: []
    }
  }

  /// A call with a value of which nothing is known where several functions of the program, or of the library that belong to no type, take it
  /// alike: which of them is meant is not known, and so neither what the call gives nor, where one of them throws, that it may; nil of other
  /// calls.
  func openCall(
    _ viable: [Viable], _ arguments: [Argument], _ inferred: [TypedExpression?], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard viable.count > 1, var best = viable.first?.score,
      inferred.contains(where: { $0.map { unifier.resolve($0.type) == .unknown && !isInvalid($0) } ?? false })
    else { return nil }
    // What fits as it is says nothing beside what is not known, and neither does what a literal would become.
    best.unknowns = 1000
    best.nonDefaultLiterals = 1000
    let alike = viable.filter { !(best < $0.score) }.map(\.candidate)
    let functions = alike.compactMap { function(of: $0) }
    guard alike.count > 1, functions.count == alike.count,
      functions.allSatisfy({ program[$0].kind == .function && isOfProgramOrFree($0) })
    else { return nil }
    let quiet = functions.indices.first { tryDepth > 0 || !program[functions[$0]].isThrowing } ?? 0
    let isOpen = giveOthers(alike)
    guard isOpen || quiet > 0 else { return nil }
    let call = applySingle(alike[quiet], arguments, inferred: inferred, expected: expected, at: range, calleeRange)
    guard isOpen else { return call }
    undecidedCalls.insert(range)
    return retyped(call, .unknown)
  }

  private func isOfProgramOrFree(_ id: FunctionID) -> Bool {
    let info = checker.info(id)
    return info.scope.part == nil || program[id].nominal == nil && info.extensionOf == nil && info.requirementOf == nil
  }
}
