import TheseusProgram

extension BodyChecker {
  /// Applies arguments to one candidate: plain arguments first, then the expected result, then closures.
  func applyAtOnce(
    _ candidate: Candidate, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?,
    at range: SourceRange, _ calleeRange: SourceRange? = nil
  ) -> TypedExpression {
    apply(
      open(candidate), arguments, inferred: inferred, expected: expected, at: range, calleeRange)
  }

  /// Applies arguments to an opened candidate.
  func apply(
    _ opened: Opened, _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange? = nil
  ) -> TypedExpression {
    if reportAppendedCollection(opened, arguments, inferred, calleeRange)
      || reportOtherElement([opened.candidate], arguments, inferred, at: range)
      || reportSoughtKey(opened, arguments)
    {
      return unknown(range)
    }
    let start = unifier.count
    let reported = checker.diagnostics.count
    let unmet = unifier.unmet
    let places = pointedPlaces.count
    guard let bindings = match(arguments, opened) else { return unknown(range) }
    var values: [TypedExpression?] = inferred
    // What is wanted is of a type that nobody knows, and so is what says what it gives: `reduce(into: [])` for a set of options.
    if expected == .unknown { unifier.noteUnknown(opened.result) }
    let order = order(of: opened, bindings)
    let plain = order.filter { !isLate(arguments[$0.index].value) }
    let held = functionsFirst.contains(range) ? plain.filter { isGiven($0, byOneOf: order, arguments) } : []
    let early = exactFirst(plain.filter { item in !held.contains { $0.index == item.index } }, arguments)
    if let expected,
      resultsFirst.contains(range) || dependsOnContext(opened, early, arguments)
        || early.contains(where: {
          mayGainLabels(arguments[$0.index].value, $0.parameter.type, opened.result, expected)
        }) || order.contains(where: { isPathWithoutRoot($0, early, arguments) })
    {
      hint(opened.result, expected)
    }
    let paths = order.filter {
      isRootedPath(arguments[$0.index].value, $0.parameter.type) || isPathBehind(early, $0, arguments)
    }
    let late = order.filter { item in
      isLate(arguments[item.index].value) && !paths.contains { $0.index == item.index }
    }
    if let expected { widenResult(opened.result, to: expected, early, arguments, &values) }
    for (index, parameter) in late {
      takeLabels(arguments[index].value, parameter.type)
      dropLabels(arguments[index].value, parameter.type, early)
    }
    inferShared(early.filter { !isPart($0, of: paths) }, arguments, &values)
    let shared = parametersAlone(opened, bindings)
    var first: [GenericParameter: Type] = [:]
    for (index, parameter) in inOrderOfRoots(paths, early) {
      if let generic = shared[index] {
        let isPair = parameter.isVariadic || shared.values.count { $0 == generic } == 2
        if let type = first[generic],
          reportConflict(arguments[index], &values[index], parameter, isPair ? generic : nil, type, at: range)
        {
          continue
        }
        values[index] = argument(arguments[index], values[index], parameter)
        first[generic] = first[generic] ?? values[index]?.type
      } else {
        values[index] = argument(arguments[index], values[index], parameter)
      }
    }
    _ = unifier.solvePending()
    if let expected {
      hint(opened.result, expected)
      widenResult(opened.result, to: expected, givenBy: late, arguments)
    }
    // What a closure sees of a string literal is a string, unless the result says otherwise.
    if !late.isEmpty, !openTexts.contains(range) {
      unifier.settleStrings(from: start)
      if let receiver = opened.candidate.selfType { unifier.settleStrings(in: receiver) }
    }
    // `.zero`, or `-.infinity`, for a generic parameter means what the other arguments make of that: `reduce(.zero, +)`.
    let isOpen = late.map { isOpenMember(arguments[$0.index].value) && unifier.isUnbound($0.parameter.type) }
    let ordered = zip(late, isOpen).filter { !$0.1 } + zip(late, isOpen).filter { $0.1 }
    for (index, parameter) in ordered.map(\.0) + held {
      _ = unifier.solvePending()
      values[index] = argument(arguments[index], nil, parameter)
    }
    _ = unifier.solvePending()
    unifier.settleStrings(behind: opened.result)
    for (index, parameter) in order where values[index].map({ unifier.resolve($0.type) }) == .unknown {
      unifier.leaveLiteral(parameter.type)
    }
    reportNotPassed(opened, bindings, &values, at: range)
    if reportParameterOfNil(opened, bindings, arguments, at: calleeRange ?? range) { return unknown(range) }
    checkRequirements(opened, bindings, values, at: range, calleeRange)
    if !hasErrors(since: reported) { reportOtherMisfits(opened, bindings, values) }
    if unifier.unmet > unmet, !hasErrors(since: reported) { reportOtherEquivalences(opened, at: range) }
    checkAliases(values.compactMap { $0 }, of: opened.candidate.target, on: opened.candidate.receiver)
    let arrays = arraysPassedOn(values, arguments, opened, bindings)
    let list = closure(first: arguments) ?? calleeRange.map { self.list(behind: $0, in: range) } ?? range
    let complete = zip(opened.parameters.indices, bindings).map { position, binding in
      arrays[position] ?? self.value(for: binding, at: position, opened, values, range, list)
    }
    return pointing(makeCall(opened, arguments: complete, at: range), since: places)
  }

  /// Whether a tuple without labels is given for what is also the result, of which labels are wanted: `reduce((0, 1)) { $0.files … }`.
  private func mayGainLabels(_ value: Expression, _ type: Type, _ result: Type, _ expected: Type) -> Bool {
    guard case .tuple(let written) = value.kind, written.allSatisfy({ $0.label == nil }),
      case .tuple(let wanted) = unifier.zonk(innermost(expected)), wanted.count == written.count
    else { return false }
    return wanted.contains { $0.label != nil } && unifier.isUnbound(type)
      && unifier.resolve(type) == unifier.resolve(result)
  }

  /// Lets a tuple with labels that a closure writes for its parameter be what a generic parameter is, before `(0, 0)` leaves them out.
  private func takeLabels(_ argument: Expression, _ type: Type) {
    guard case .closure(let closure) = argument.kind, let written = closure.parameters,
      case .function(let function) = unifier.resolve(type), written.count == function.parameters.count
    else { return }
    for (own, wanted) in zip(written, function.parameters) where unifier.isUnbound(wanted.type) {
      guard let reference = own.type, case .tuple(let elements) = checker.resolve(reference, in: scope),
        elements.contains(where: { $0.label != nil })
      else { continue }
      _ = unifier.unify(wanted.type, .tuple(elements))
    }
  }

  /// Lets a tuple without labels that a closure gives be what a generic parameter is, before another argument says the labels.
  private func dropLabels(_ argument: Expression, _ type: Type, _ early: [PlacedArgument]) {
    guard case .closure(let closure) = argument.kind, closure.result == nil,
      case .function(let function) = unifier.resolve(type), unifier.isUnbound(function.result),
      case .tuple(let elements)? = singleExpression(closure.body)?.kind, elements.count > 1,
      elements.allSatisfy({ $0.label == nil }),
      early.contains(where: { unifier.zonk($0.parameter.type) == unifier.resolve(function.result) })
    else { return }
    _ = unifier.unify(function.result, .tuple(elements.map { _ in Type.Element(type: unifier.fresh()) }))
  }

  /// Whether arguments need the result type to be checked: literals and implicit members for generic parameters, and functions made of open
  /// ones.
  func dependsOnContext(
    _ opened: Opened, _ early: [PlacedArgument], _ arguments: [Argument]
  ) -> Bool {
    early.isEmpty
      || early.contains {
        let value = arguments[$0.index].value
        return needsTrial(value) || leavesValuesOpen(value) || composesOpenFunctions(value)
      }
  }

  /// Closures, key paths and overloaded initializers wait for what the other arguments say.
  func isLate(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure, .keyPath, .implicitMember: true
    case .name(let name, _, _): name.isOperatorName
    case .call(let callee, _):
      isImplicitlyRooted(callee) || lateCalls.contains(expression.range) || isAppliedToPath(expression)
        || makesOpenValue(expression)
    case .prefix: isAppliedToPath(expression) || comparesOpenPath(expression) || isOpenMember(expression)
    case .member: isImplicitlyRooted(expression) || isInitializerReference(expression)
    case .array(let elements) where elements.contains(where: makesOpenValue): true
    case .array, .dictionary, .ternary: hasImplicitMembers(expression)
    default: false
    }
  }

  /// Whether a value of a generic type is made with a closure that may not say what the type's parameters are: `Change { $0.id = 5 }`.
  private func makesOpenValue(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      arguments.contains(where: { isClosureWithoutTypes($0.value) })
    else { return false }
    return namesGenericType(callee)
  }

  /// Whether what is called is a generic type, or a member of it, whose arguments are not written.
  private func namesGenericType(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, [], _): return isGenericType(name)
    case .member(let base, _, [], _, _):
      if case .name(let name, [], _) = base.kind { return isGenericType(name) }
      return false
    default: return false
    }
  }

  /// Arguments in an order in which a value that is of a generic type already, `Binding<Tab?>` for a `Binding<T>`, says what `T` is before
  /// values that are made for it: `[Bar.Item(tab: Tab.first)]`.
  private func exactFirst(_ early: [PlacedArgument], _ arguments: [Argument]) -> [PlacedArgument] {
    guard early.contains(where: { makesGenericValue(arguments[$0.index].value) }) else { return early }
    let exact = early.filter { isReference(arguments[$0.index].value) && isExact($0.parameter.type) }
    return exact + early.filter { item in !exact.contains { $0.index == item.index } }
  }

  /// Whether an expression makes a value of a generic type whose arguments are not written, or a list of such.
  private func makesGenericValue(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.contains(where: makesGenericValue)
    case .call(let callee, _): namesGenericType(callee)
    default: false
    }
  }

  /// Whether an expression names a value that is there already.
  private func isReference(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, [], nil): !name.isOperatorName
    case .member(let base, _, [], nil, _): isReference(base)
    default: false
    }
  }

  /// Whether nothing but a value of the same generic type is one of a type: no optional or collection, which take values of others.
  private func isExact(_ type: Type) -> Bool {
    guard case .nominal(let id, let arguments) = unifier.resolve(type), !arguments.isEmpty else { return false }
    return !["Optional", "Array", "Dictionary", "Set"].contains(program[id].qualifiedName)
  }

  private func isClosureWithoutTypes(_ expression: Expression) -> Bool {
    guard case .closure(let closure) = expression.kind else { return false }
    return closure.parameters?.contains { $0.type != nil } != true
  }

  private func isGenericType(_ name: String) -> Bool {
    guard case .nominal(let id)? = checker.lookupType(name, in: scope) else { return false }
    return !program[id].isCatalogue && !program[id].generics.isEmpty
  }

  /// Whether a function or a prefix operator is applied to a key path whose root only the use of the result says: `map(property(\.name))`.
  private func isAppliedToPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard case .name = callee.kind else { return false }
      return arguments.contains { isOpenPath($0.value) || isAppliedToPath($0.value) }
    case .prefix(_, _, let operand): return isOpenPath(operand)
    default: return false
    }
  }

  func isOpenPath(_ expression: Expression) -> Bool {
    if case .keyPath(nil, _) = expression.kind { true } else { false }
  }

  /// Whether a literal has implicit members as elements, or a conditional as values.
  func hasImplicitMembers(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.contains { hasImplicitMembers($0) }
    case .dictionary(let pairs): pairs.contains { hasImplicitMembers($0.key) || hasImplicitMembers($0.value) }
    case .tuple(let elements): elements.contains { hasImplicitMembers($0.value) }
    case .ternary(_, let first, let second): hasImplicitMembers(first) || hasImplicitMembers(second)
    default: isOpenMember(expression)
    }
  }

  /// Whether an expression is an implicit member, or an operator before one: `-.infinity`.
  func isOpenMember(_ expression: Expression) -> Bool {
    if case .prefix(_, _, let operand) = expression.kind { return isImplicitlyRooted(operand) }
    return isImplicitlyRooted(expression)
  }

  /// Whether an expression calls something with or on values that the use of the call's result may have to decide: implicit members,
  /// `nil`, `[]` in `Array(repeating: .empty, count: 2)` and `[.red, .blue].reversed()`.
  func leavesValuesOpen(_ expression: Expression) -> Bool { openCalls(in: expression) > 0 }

  /// Whether calls with open values stand so deep within one another that to try each of them alone would take ever longer.
  func isDeeplyOpen(_ expression: Expression) -> Bool { openCalls(in: expression) > 4 }

  /// How many calls stand within one another around values that are open, not counting those behind one another.
  private func openCalls(in expression: Expression) -> Int {
    guard case .call(let callee, let arguments) = expression.kind else { return 0 }
    var depths = arguments.map { argument in
      let inner = openCalls(in: argument.value)
      return inner > 0 ? inner + 1 : isOpenValue(argument.value) ? 1 : 0
    }
    if case .member(let base, _, _, _, _) = callee.kind {
      depths.append(isCollectionLiteral(base) && isOpenValue(base) ? 1 : openCalls(in: base))
    }
    return depths.max() ?? 0
  }

  private func isOpenValue(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nil: true
    case .array(let elements) where elements.isEmpty: true
    case .dictionary(let pairs) where pairs.isEmpty: true
    case .closure(let closure): givesImplicitMembers(closure)
    default: hasImplicitMembers(expression)
    }
  }

  /// Whether a closure is one expression with implicit members in it, which the use of the call's result decides, `map { ($0, .todo) }`, or
  /// returns some.
  private func givesImplicitMembers(_ closure: Closure) -> Bool {
    guard closure.result == nil else { return false }
    guard closure.body.count == 1 else {
      return returns(in: closure.body).contains { statement in
        if case .return(let value?) = statement.kind { isImplicitlyRooted(value) } else { false }
      }
    }
    switch closure.body[0].kind {
    case .expression(let value), .return(let value?): return hasImplicitMembers(value)
    default: return false
    }
  }

  /// Whether an argument says itself what it is only in part, as values in it wait for a parameter's type.
  func isUndecided(_ value: TypedExpression, _ expression: Expression) -> Bool {
    guard leavesValuesOpen(expression), case .nominal(_, let arguments) = unifier.resolve(value.type),
      !arguments.isEmpty
    else { return false }
    return unifier.zonk(value.type).contains { $0 == .unknown || self.unifier.isUnbound($0) }
  }

  /// Whether an argument is `String.init`, which has many types.
  private func isInitializerReference(_ expression: Expression) -> Bool {
    if case .member(_, "init", _, nil, _) = expression.kind { true } else { false }
  }

  /// A key path whose root is known says what a generic parameter is, before a literal guesses.
  func isRootedPath(_ expression: Expression, _ type: Type) -> Bool {
    guard case .keyPath(let root, _) = expression.kind, case .nominal(_, let arguments) = unifier.resolve(type) else {
      return false
    }
    if root != nil { return true }
    return arguments.first.map { !dependsOnUnbound($0) } ?? false
  }

  /// Whether an argument is a key path whose root no other one decides, so that only the context of the call can.
  private func isPathWithoutRoot(
    _ item: PlacedArgument, _ early: [PlacedArgument], _ arguments: [Argument]
  ) -> Bool {
    isOpenPath(arguments[item.index].value) && openRoot(of: item.parameter.type) != nil
      && !isPathBehind(early, item, arguments)
  }

  /// Whether an argument is a key path whose root a plain argument decides: `set(person, \.tags, [])`.
  private func isPathBehind(_ early: [PlacedArgument], _ item: PlacedArgument, _ arguments: [Argument]) -> Bool {
    guard isOpenPath(arguments[item.index].value), let root = openRoot(of: item.parameter.type) else { return false }
    return early.contains { decides(root, $0) && !needsTrial(arguments[$0.index].value) }
  }

  /// Whether a closure gives, and is not given, what a generic parameter stands for that is all of an argument's type.
  private func isGiven(_ item: PlacedArgument, byOneOf order: [PlacedArgument], _ arguments: [Argument]) -> Bool {
    let type = unifier.resolve(item.parameter.type)
    guard unifier.isUnbound(type) else { return false }
    return order.contains { index, parameter in
      guard isClosureLiteral(arguments[index].value), case .function(let function) = unifier.resolve(parameter.type)
      else { return false }
      return unifier.zonk(function.result) == type
        && !function.parameters.contains { unifier.zonk($0.type).contains { $0 == type } }
    }
  }

  /// Whether a key path says what an argument's type is, which may be an optional of the argument's own: `first(people, \.boss, "Ann")`.
  private func isPart(_ item: PlacedArgument, of paths: [PlacedArgument]) -> Bool {
    let type = unifier.resolve(item.parameter.type)
    return unifier.isUnbound(type) && paths.contains { decides(type, $0) }
  }

  /// Key paths and plain arguments, so that each path follows what decides its root and goes before all else.
  private func inOrderOfRoots(_ paths: [PlacedArgument], _ early: [PlacedArgument]) -> [PlacedArgument] {
    let roots = paths.compactMap { openRoot(of: $0.parameter.type) }
    func decidesRoot(_ item: PlacedArgument) -> Bool { roots.contains { decides($0, item) } }
    return early.filter(decidesRoot) + paths + early.filter { !decidesRoot($0) }
  }

  /// The root of a key path's type while nothing says what it is.
  private func openRoot(of type: Type) -> Type? {
    guard case .nominal(_, let arguments) = unifier.resolve(type), let root = arguments.first.map(unifier.resolve),
      unifier.isUnbound(root)
    else { return nil }
    return root
  }

  /// Whether an argument's parameter says what a type is that is not known yet.
  private func decides(_ open: Type, _ item: PlacedArgument) -> Bool {
    unifier.zonk(item.parameter.type).contains { $0 == open }
  }

  /// Whether a type is not known yet, or a member of one that is not: `Data.Element`.
  private func dependsOnUnbound(_ type: Type) -> Bool {
    if case .associated(let base, _, _) = unifier.resolve(type) { return dependsOnUnbound(base) }
    return unifier.isUnbound(type)
  }

  /// Whether values of other types become values of a type.
  private func isConvertedTo(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return checker.wrapped(type) != nil
  }

  /// Lets the expected type of a call decide generic parameters, as far as it agrees.
  func hint(_ result: Type, _ expected: Type) {
    let wanted = unifier.resolve(expected)
    if wanted == .unknown || wanted == .void { return }
    let snapshot = unifier.mark()
    let own = unifier.resolve(result)
    if unifier.isUnbound(wanted) {
      if let frame = frames.last, let id = frame.opaqueResultOf, unifier.resolve(frame.result) == wanted {
        return hint(own, checker.info(id).opaqueConstraints)
      }
      if unifier.requiredMember("Element", of: wanted) == nil { return hint(own, requiredMembers(of: wanted)) }
      // What elements are wanted of a collection decides what the elements of its parts are: of `zip([.a, .b], 1...)`.
      guard case .nominal = own else { return }
      if !unifier.unify(wanted, own) || !unifier.solvePending() { unifier.rollback(to: snapshot) }
      return
    }
    if unifier.isUnbound(own) {
      // A bare generic result: take what an optional wraps, as the value is promoted.
      if case .existential = wanted { return }
      if nominal(of: wanted) == checker.known("AnyHashable") { return }
      if !unifier.unify(own, wanted) || !unifier.solvePending() { unifier.rollback(to: snapshot) }
      return
    }
    if case .existential(_, _, let constraints) = wanted, !constraints.isEmpty { return hint(own, constraints) }
    // What converts says nothing of a member that is not known yet: `F.FormatOutput` printed is no `Any`.
    if case .associated = own, isConvertedTo(wanted) { return }
    if unifier.unify(own, withEffects(wanted, of: own)), unifier.solvePending() { return }
    unifier.rollback(to: snapshot)
    if let inner = checker.wrapped(wanted), checker.wrapped(own) == nil {
      if unifier.unify(own, inner), unifier.solvePending() { return }
      unifier.rollback(to: snapshot)
    }
  }

  /// Lets what must be true of a value's associated types say what that is made of: `Where { $0.price > 5 }` for a `some Spec<Product>`, or an
  /// `any`, is a `Where<Product>`.
  private func hint(_ result: Type, _ constraints: [Type.Constraint]) {
    guard case .nominal = result, !constraints.isEmpty else { return }
    let start = unifier.mark()
    let isMet = constraints.allSatisfy { unifier.requireSame(.associated(result, $0.protocolID, $0.name), $0.type) }
    if !isMet || !unifier.solvePending() { unifier.rollback(to: start) }
  }

  /// What a type that is not known yet must have as associated types.
  private func requiredMembers(of wanted: Type) -> [Type.Constraint] {
    unifier.bounds(of: wanted).flatMap { bound in
      checker.info(bound).associatedTypes.compactMap { member in
        unifier.requiredMember(member.name, of: wanted).map {
          Type.Constraint(protocolID: bound, name: member.name, type: $0)
        }
      }
    }
  }
}
