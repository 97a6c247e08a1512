import TheseusProgram

extension BodyChecker {
  /// A closure given to a parameter, whose result builder transforms it.
  func closureArgument(_ closure: Closure, _ parameter: FunctionType.Parameter) -> TypedExpression {
    var target = unifier.resolve(parameter.type)
    var optionals: [Type] = []
    while let wrapped = checker.wrapped(target) {
      optionals.append(target)
      target = unifier.resolve(wrapped)
    }
    let value = inferClosure(closure, expected: target, builder: parameter.builder, as: .argument)
    return converted(value, to: parameter.type, as: .argument)
  }

  /// Checks a closure; its parameters come from the context where they are not written.
  func inferClosure(
    _ closure: Closure, expected: Type?, builder: Type? = nil, as role: Role? = nil
  ) -> TypedExpression {
    var context: FunctionType?
    if let expected, case .function(let function) = innermost(expected) { context = function }
    if let postponed = postponed(closure, context, builder: builder) { return postponed }
    if let context { decide(closure, context) }
    var builder = builder
    writtenClosures.insert(closure.range)
    if !closure.attributes.isEmpty { attributedClosures.insert(closure.range) }
    for attribute in closure.attributes { builder = checker.builder(named: attribute, in: scope) ?? builder }
    let found = checker.diagnostics.count
    defer { dropExhaustiveness(since: found) }
    return inBlock {
      let (outerSelf, outerBuilder) = (selfLocal, surroundingBuilder)
      // No value of a capture list sees the names of the list.
      let values = closure.captures.map { settled(infer($0.value)) }
      let captures = zip(closure.captures, values).map { capture($0, of: $1) }
      surroundingBuilder = nil
      closureParameterNames.append(closure.parameters?.map(\.name))
      defer {
        (selfLocal, surroundingBuilder) = (outerSelf, outerBuilder)
        closureParameterNames.removeLast()
      }
      let (parameters, types, setup) = closureParameters(closure, context)
      let written = closure.result.map { checker.resolve($0, in: scope) }
      if let written, let context { tell(context.result, toBe: written) }
      let result = written ?? context?.result ?? calledClosures[closure.range, default: nil] ?? openResult(of: closure)
      let writtenThrown = closure.thrown.map { checker.resolveThrown($0, in: scope) }
      let thrown = writtenThrown ?? context?.thrown
      var body = setup + closureBody(closure, as: role, in: context, result: result, thrown: thrown, builder: builder)
      if written == nil, closure.body.count == 1, isOptionalOfOpenOptional(result) { body = failingOutside(body) }
      if let context { reportArity(closure, context) }
      if closure.body.isEmpty, builder == nil, let value = emptyValue(as: result, at: closure.range) {
        body = [TypedStatement(.return(value), range: closure.range)]
      } else if closure.body.isEmpty, builder == nil, written == nil {
        reportEmpty(closure, result, as: role)
      }
      if closure.body.isEmpty, unifier.isUnbound(result) {
        _ = unifier.unify(result, .void)
        body = []
      }
      let isAsync =
        closure.isAsync || context?.isAsync == true || (context == nil && EffectMark.await.stands(in: closure.body))
      var type = FunctionType(
        parameters: types, result: result, isAsync: isAsync,
        isThrowing: closure.isThrowing || context?.isThrowing == true
          || (context == nil && EffectMark.try.stands(in: closure.body)),
        thrown: closure.isThrowing && closure.thrown == nil ? nil : thrown)
      type.attributes = checker.functionAttributes(closure.attributes).adding(context?.attributes ?? .none)
      decideThrown(by: closure, writtenThrown, context)
      noteContext(of: closure, context)
      let typed = TypedClosure(
        captures: captures, parameters: parameters, body: body, isAsync: isAsync,
        isolation: checker.isolation(ofClosure: closure.attributes), range: closure.range)
      return TypedExpression(.closure(typed), type: .function(type), range: closure.range)
    }
  }

  /// What an empty closure gives where an optional of `Void` is wanted: `()`, and not nil; nil where anything else is.
  private func emptyValue(as result: Type, at range: SourceRange) -> TypedExpression? {
    isOptionalOfVoid(result) ? converted(void(range), to: result, as: .closureResult) : nil
  }

  /// Whether what a closure gives is `Void?`, so that one that ends without a value gives `()`.
  func isOptionalOfVoid(_ result: Type) -> Bool {
    checker.wrapped(unifier.resolve(result)).map { unifier.resolve($0) == .void } ?? false
  }

  /// What a closure gives of which nothing around it says that: what all its statements return together, but where an unknown function
  /// takes it, which may want an optional of that.
  private func openResult(of closure: Closure) -> Type {
    !isOneExpression(closure) && closuresForUnknown.contains(closure.range) ? .unknown : unifier.fresh()
  }

  /// Whether a closure is one statement that may be its value.
  func isOneExpression(_ closure: Closure) -> Bool {
    guard closure.body.count == 1 else { return closure.body.isEmpty }
    switch closure.body[0].kind {
    case .do: return false
    case .if, .switch: return !containsReturn(closure.body)
    default: return true
    }
  }

  /// Forgets what cases a `switch` lacks that is a value, or in a closure, where something else is wrong in it: the compiler checks it as a
  /// whole, and looks for cases only where that is right.
  func dropExhaustiveness(since count: Int) {
    let found = checker.diagnostics[count...]
    guard found.contains(where: { $0.severity == .error && $0.id != "switch-not-exhaustive" }) else { return }
    checker.diagnostics.removeSubrange(count...)
    checker.diagnostics += found.filter { $0.id != "switch-not-exhaustive" }
  }

  /// Lets a result of which not all is known be what a closure is written to give, before its statements say something else of it.
  private func tell(_ result: Type, toBe written: Type) {
    let start = unifier.mark()
    if !unifier.unify(result, written) { unifier.rollback(to: start) }
  }

  /// Reports a closure without statements where one is wanted that gives something.
  private func reportEmpty(_ closure: Closure, _ result: Type, as role: Role?) {
    let wanted = unifier.decided(result)
    guard isCertain(wanted), wanted != .void, !isNever(wanted) else { return }
    let want = checker.quoted(wanted)
    let (have, other) = role == .argument ? ("'()'", want) : (want, "'()'")
    report(
      "closure-without-value", "cannot convert value of type \(have) to closure result type \(other)",
      at: closure.range)
  }

  /// Where nothing says what a function throws, a closure decides: `any Error` if something in it is tried, else `Never`.
  private func decideThrown(by closure: Closure, _ written: Type?, _ context: FunctionType?) {
    guard let context, let wanted = context.thrown, unifier.isUnbound(wanted) else { return }
    // One that waits where it may not is reported, and nothing of it is thrown on.
    let isMisfit = !context.isAsync && EffectMark.await.stands(in: closure.body)
    let isThrowing = closure.isThrowing || EffectMark.try.stands(in: closure.body) && !isMisfit
    _ = unifier.unify(wanted, written ?? (isThrowing ? anyError : checker.type("Never")))
  }

  /// Notes which effects a closure may not have where it stands.
  private func noteContext(of closure: Closure, _ context: FunctionType?) {
    closuresThatMayNotThrow.remove(closure.range)
    closuresThatMayNotSuspend.remove(closure.range)
    if closure.attributes.isEmpty, context == nil || calledClosures[closure.range] != nil {
      closuresIsolatedAsAround.insert(closure.range)
    }
    guard let context else { return }
    if !context.isThrowing { closuresThatMayNotThrow.insert(closure.range) }
    if !context.isAsync { closuresThatMayNotSuspend.insert(closure.range) }
  }

  /// Notes that a closure is isolated as the code around it that is a variable's value, unless it or the variable's type says otherwise.
  func noteIsolation(ofValueOf variable: VariableDeclaration) {
    guard let value = variable.initialValue, case .closure(let closure) = value.kind, closure.attributes.isEmpty,
      variable.type.map(\.saysNoIsolation) ?? true
    else { return }
    closuresIsolatedAsAround.insert(closure.range)
  }

  private func capture(_ capture: Closure.Capture, of value: TypedExpression) -> TypedClosure.Capture {
    var type = value.type
    if capture.strength == .weak, checker.wrapped(unifier.resolve(type)) == nil { type = checker.optional(type) }
    if capture.strength != .strong {
      let word = capture.strength == .weak ? "weak" : "unowned"
      checker.checkReference(word, to: unifier.decided(type), in: scope, at: capture.value.range)
    }
    let local = addLocal(capture.name, type: type, isVariable: capture.strength == .weak)
    if capture.name == "self" { selfLocal = local } else if capture.strength != .weak { capturedValues.insert(local) }
    return TypedClosure.Capture(local: local, value: value, strength: capture.strength)
  }

  private func reportRepeated(_ parameters: [Closure.Parameter]) {
    var seen: Set<String> = []
    for parameter in parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      report("redeclaration", "invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  /// The locals of a closure's parameters, their types, and statements that take a tuple apart.
  private func closureParameters(
    _ closure: Closure, _ context: FunctionType?
  ) -> ([LocalID], [FunctionType.Parameter], [TypedStatement]) {
    let wanted = context?.parameters
    guard let written = closure.parameters else { return anonymousParameters(closure, context) }
    reportRepeated(written)
    if let wanted, wanted.count == 1, written.count > 1, let types = parts(of: wanted[0].type, count: written.count),
      types.count == written.count
    {
      let parts = zip(written, types).map { (name: $0.name, type: $1, range: $0.range) }
      let (whole, setup) = takenApart(wanted[0].type, parts)
      return ([whole], wanted, setup)
    }
    if let wanted, wanted.count != written.count {
      let ids = written.map { addLocal($0.name, type: .unknown, isVariable: false) }
      failedLocals.formUnion(ids)
      return (ids, wanted, [])
    }
    var ids: [LocalID] = []
    var types: [FunctionType.Parameter] = []
    for (index, parameter) in written.enumerated() {
      let context = wanted.flatMap { index < $0.count ? $0[index] : nil }
      let isOpen = wanted == nil && closuresForUnknown.contains(closure.range)
      let type =
        parameter.type.map { checker.resolve($0, in: scope) } ?? context?.type ?? (isOpen ? .unknown : unifier.fresh())
      if parameter.type != nil, let context { _ = unifier.unify(type, context.type) }
      let isInout = parameter.type == nil ? context?.isInout == true : parameter.isInout
      let isVariadic = parameter.isVariadic || context?.isVariadic == true
      let own = FunctionType.Parameter(type: type, isInout: isInout, isVariadic: isVariadic)
      ids.append(
        closureParameter(parameter.name, inside(own), isVariable: isInout || isOpen && parameter.type == nil))
      if parameter.type == nil { givenParameters.formUnion(ids.suffix(1)) }
      types.append(own)
    }
    return (ids, types, [])
  }

  /// The types of what a closure takes one parameter apart into: the elements of a tuple, or as many parts as the closure has names for of
  /// what may be one; nil for what is none.
  private func parts(of parameter: Type, count: Int) -> [Type]? {
    let type = certain(parameter)
    if case .tuple(let elements) = type { return elements.map(\.type) }
    return unifier.waitsForUnknown(type) ? Array(repeating: .unknown, count: count) : nil
  }

  /// The local of one parameter, and statements that give its parts names.
  private func takenApart(
    _ type: Type, _ parts: [(name: String, type: Type, range: SourceRange)]
  ) -> (whole: LocalID, setup: [TypedStatement]) {
    let whole = addLocal(nil, type: type, isVariable: false)
    var setup: [TypedStatement] = []
    for (index, part) in parts.enumerated() where part.name != "_" {
      let local = addLocal(part.name, type: part.type, isVariable: false)
      unifier.keepDefault(part.type)
      let tuple = read(whole, at: part.range)
      let kind =
        part.type == .unknown ? TypedExpression.Kind.dynamicMember(tuple, "\(index)") : .tupleElement(tuple, index)
      let value = TypedExpression(kind, type: part.type, range: part.range)
      setup.append(TypedStatement(.variable(local, value), range: part.range))
    }
    return (whole, setup)
  }

  /// A parameter; `$item` is a projection whose wrapper gives `item` and `_item` too.
  private func closureParameter(_ name: String, _ type: Type, isVariable: Bool) -> LocalID {
    guard name.hasPrefix("$"), name.count > 1, name.dropFirst().first?.isNumber == false else {
      return addLocal(name, type: type, isVariable: isVariable)
    }
    let local = addLocal(name, type: type, isVariable: false)
    blocks[blocks.count - 1][String(name.dropFirst())] = .member(["wrappedValue"], of: local)
    return local
  }

  /// A type that literals decide, if nothing else has.
  private func certain(_ type: Type) -> Type {
    if case .associated = unifier.resolve(type) {
      unifier.settleLiterals(from: 0)
      _ = unifier.solvePending()
    }
    return unifier.resolve(type)
  }

  /// Reports a closure that takes another number of arguments; its body may have told what it returns.
  private func reportArity(_ closure: Closure, _ context: FunctionType) {
    let used = closure.parameters?.count ?? closure.anonymousParameterCount
    let wanted = context.parameters.count
    guard used != wanted, closure.parameters != nil || used > 0 else { return }
    // A tuple of which nothing is named: `{ _, _ in … }`.
    if wanted == 1, case .tuple(let elements) = certain(context.parameters[0].type), elements.count == used { return }
    // What is not known may be a tuple.
    if wanted == 1, unifier.waitsForUnknown(certain(context.parameters[0].type)) { return }
    var type = context
    // What nothing decides that is thrown is nothing.
    if let thrown = type.thrown, unifier.isUnbound(thrown) { (type.thrown, type.isThrowing) = (nil, false) }
    report(
      "closure-arity",
      "contextual closure type \(checker.quoted(unifier.named(.function(type)))) expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body",
      at: closure.parametersRange ?? closure.range)
  }

  private func anonymousParameters(
    _ closure: Closure, _ context: FunctionType?
  ) -> ([LocalID], [FunctionType.Parameter], [TypedStatement]) {
    let used = closure.anonymousParameterCount
    let wanted = context?.parameters
    if let wanted {
      if wanted.count == 1, used > 1, let types = parts(of: wanted[0].type, count: used) {
        let parts = types.enumerated().map { (name: "$\($0)", type: $1, range: closure.range) }
        let (whole, setup) = takenApart(wanted[0].type, parts)
        addUnknownArguments(types.count..<max(used, types.count))
        return ([whole], wanted, setup)
      }
      if used == 0, let first = wanted.first, unifier.resolve(first.type) != .void,
        !unifier.waitsForUnknown(first.type)
      {
        let count = wanted.count == 1 ? "1 argument" : "\(wanted.count) arguments"
        report(
          "closure-arity",
          "contextual type for closure argument list expects \(count), which cannot be implicitly ignored",
          at: closure.range)
      }
    }
    let isOpen = wanted == nil && closuresForUnknown.contains(closure.range)
    let types = wanted ?? (0..<used).map { _ in FunctionType.Parameter(type: isOpen ? .unknown : unifier.fresh()) }
    let ids = types.enumerated().map {
      addLocal("$\($0.offset)", type: inside($0.element), isVariable: isOpen || $0.element.isInout)
    }
    givenParameters.formUnion(ids)
    addUnknownArguments(types.count..<max(used, types.count))
    return (ids, types, [])
  }

  /// What is used beyond the arguments that there are, which is reported once, for the closure.
  private func addUnknownArguments(_ places: Range<Int>) {
    for index in places { failedLocals.insert(addLocal("$\(index)", type: .unknown, isVariable: false)) }
  }

  /// The type that a parameter has inside of the closure.
  private func inside(_ parameter: FunctionType.Parameter) -> Type {
    parameter.isVariadic ? checker.type("Array", parameter.type) : parameter.type
  }

  // MARK: Bodies

  /// Whether a closure says that it suspends, by its type or an `await` in it.
  func isAsync(_ closure: Closure) -> Bool { closure.isAsync || EffectMark.await.stands(in: closure.body) }

  /// The statements of a closure's body.
  private func closureBody(
    _ closure: Closure, as role: Role?, in context: FunctionType?, result: Type, thrown: Type?, builder: Type?
  ) -> [TypedStatement] {
    var frame = Frame(result: result, role: isDeclaredAlone(closure) ? .declaredClosureResult : .closureResult)
    if let thrown, !unifier.isUnbound(thrown) { frame.thrown = unifier.resolve(thrown) }
    frame.writtenResult = closure.result?.range
    frame.isPartOfExpression = closure.result == nil && (role == .argument || context == nil)
    frame.isAsync = (context?.isAsync ?? true) && isAsync(closure)
    frame.isClosure = true
    frames.append(frame)
    thrownTypes.append(ThrownTypes(declared: frame.thrown))
    let outerTries = tryDepth
    tryDepth = 0
    defer {
      tryDepth = outerTries
      frames.removeLast()
      thrownTypes.removeLast()
    }
    let (outerLabels, outerDepth) = (labels, conditionalDepth)
    labels = []
    conditionalDepth = 0
    defer {
      labels = outerLabels
      conditionalDepth = outerDepth
    }
    if let builder, !containsReturn(closure.body) {
      return builtBody(closure.body, builder: builder, result: result, at: closure.range)
    }
    if let single = singleExpression(closure.body) { return singleBody(single, of: closure, result: result) }
    if let assigning = assigningBody(closure, result) { return assigning }
    frames[frames.count - 1].decidesLiteralsFirst = true
    frames[frames.count - 1].isOnlyReturn = closure.body.count == 1
    frames[frames.count - 1].isPlaced = context != nil || closure.range == freeCall
    let start = snapshot()
    let statements = checkStatements(closure.body)
    if let builder { checkReturns(closure.body, of: builder, since: start) }
    if let only = closure.body.first, closure.body.count == 1, reportAssignment(only, asResult: result, since: start) {
      return statements
    }
    if frames[frames.count - 1].firstReturn == nil, unifier.isUnbound(result) {
      // What always throws can stand where any value is wanted: `value ?? { throw Failure() }()`.
      if leaves(statements) { unifier.defaultToVoid(result) } else { _ = unifier.unify(result, .void) }
    }
    let isWanted = frames[frames.count - 1].firstReturn != nil || closure.result != nil || context != nil
    if isWanted, !isOptionalOfVoid(result) {
      checkFallsThrough(statements, result: result, name: "closure", at: closingBrace(of: closure.range))
    }
    return statements
  }

  /// An assignment alone in a closure that gives an optional of which nothing is known: it gives `()`; nil of other closures.
  private func assigningBody(_ closure: Closure, _ result: Type) -> [TypedStatement]? {
    guard closure.body.count == 1, case .expression(let expression)? = closure.body.first?.kind,
      case .assignment = expression.kind, let wrapped = checker.wrapped(unifier.resolve(result)),
      unifier.isUnbound(wrapped), unifier.unify(wrapped, .void)
    else { return nil }
    let statements = checkStatements(closure.body)
    let value = TypedExpression(.some(void(closure.range)), type: unifier.resolve(result), range: closure.range)
    return statements + [TypedStatement(.return(value), range: closure.range)]
  }

  /// Whether a closure says what it returns and is one expression.
  private func isDeclaredAlone(_ closure: Closure) -> Bool {
    guard closure.result != nil else { return false }
    if closure.body.count == 1, case .return? = closure.body.first?.kind { return true }
    return singleExpression(closure.body) != nil
  }

  /// Reports an assignment alone in a closure that gives a value: `filter { $0.age = 3 }`; false of all else.
  private func reportAssignment(_ statement: Statement, asResult result: Type, since start: Snapshot) -> Bool {
    let wanted = unifier.zonk(result)
    guard case .expression(let expression) = statement.kind, case .assignment(let target, let value) = expression.kind,
      isCertain(wanted),
      checker.wrapped(wanted) ?? wanted != .void, wanted != .any
    else { return false }
    if hasErrors(since: start), saysEnough(ofAssignment: value, to: target) { return true }
    report(
      "type-mismatch",
      "cannot convert value of type '()' to closure result type \(checker.quoted(wanted))", at: expression.range)
    return true
  }

  /// Whether what is wrong with an assignment is all that is said of it: of what is no variable at all, and where the value is a variable or
  /// a property of the element.
  private func saysEnough(ofAssignment value: Expression, to target: Expression) -> Bool {
    switch (target.kind, value.kind) {
    case (.name, _), (_, .name): return true
    case (_, .member(let base, _, _, _, _)):
      if case .name(let name, _, _) = base.kind { return name.hasPrefix("$") }
      return false
    default: return false
    }
  }

  /// The only expression of a body, whose value it returns.
  func singleExpression(_ body: [Statement]) -> Expression? {
    guard body.count == 1, let only = body.first else { return nil }
    switch only.kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return nil }
      return expression
    case .if(let statement) where isValue(statement): return Expression(.ifValue(statement), range: only.range)
    case .switch(let statement) where isValue(statement): return Expression(.switchValue(statement), range: only.range)
    default: return nil
    }
  }

  private func isValue(_ statement: IfStatement) -> Bool {
    guard let elseBody = statement.elseBody, let result = frames.last?.result, unifier.resolve(result) != .void else {
      return false
    }
    return isValueBody(statement.body) && isValueBody(elseBody)
  }

  private func isValue(_ statement: SwitchStatement) -> Bool {
    guard let result = frames.last?.result, unifier.resolve(result) != .void else { return false }
    return givesValue(statement)
  }

  /// Whether each case of a `switch` is a value, or goes on with the next one.
  private func givesValue(_ statement: SwitchStatement) -> Bool {
    func goesOn(_ body: [Statement]) -> Bool {
      if case .fallthrough? = body.last?.kind { true } else { false }
    }
    return statement.cases.contains { !goesOn($0.body) }
      && statement.cases.allSatisfy { isValueBody($0.body) || goesOn($0.body) }
  }

  private func isValueBody(_ body: [Statement]) -> Bool {
    guard body.count == 1, let only = body.first else { return false }
    switch only.kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return false }
      return true
    case .throw: return true
    case .if(let statement): return statement.elseBody.map { isValueBody(statement.body) && isValueBody($0) } ?? false
    case .switch(let statement): return statement.cases.isEmpty || givesValue(statement)
    default: return false
    }
  }

  /// A closure of one expression; branches that give no one value are statements: `{ if isOn { print("on") } else { list.popLast() } }`.
  private func singleBody(_ expression: Expression, of closure: Closure, result: Type) -> [TypedStatement] {
    guard unifier.isUnbound(result), closure.body.first.map(isBranching) ?? false else {
      return reading(singleBody(expression, result: result))
    }
    let start = snapshot()
    let body = singleBody(expression, result: result)
    guard hasErrors(since: start) else { return body }
    rollback(to: start)
    _ = unifier.unify(result, .void)
    let statements = checkStatements(closure.body)
    guard hasErrors(since: start) else { return statements }
    rollback(to: start)
    return singleBody(expression, result: result)
  }

  private func isBranching(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .if, .switch: true
    default: false
    }
  }

  /// A closure of one expression, whose value is read also where nothing is wanted.
  private func reading(_ body: [TypedStatement]) -> [TypedStatement] {
    guard body.count == 1, case .expression(let value) = body[0].kind, case .call(let callee, _) = value.kind,
      program.isGetter(callee)
    else { return body }
    return [discarding(value, at: body[0].range)]
  }

  /// A body of one expression: its value is returned unless nothing is wanted.
  func singleBody(_ expression: Expression, result: Type) -> [TypedStatement] {
    let wanted = unifier.resolve(result)
    let mark = unifier.count
    if wanted == .void {
      // What a closure gives says which overload is meant; a statement of a function says nothing.
      let isClosure = frames.count > 1 && frames.last?.functionName == nil
      if !isClosure { freeCall = expression.range }
      let value = settled(infer(expression, expected: isClosure && isCall(expression) ? .void : nil))
      unifier.settleLiterals(from: mark)
      if !isClosure { checkSaysMember(expression) }
      checkIsUsed(value, expression)
      if isClosure { reportGivenOn(value, by: expression) }
      return [TypedStatement(.expression(value), range: expression.range)]
    }
    let value = infer(
      returned(expression), expected: choosesItself(expression, result) ? nil : context(of: expression, for: result))
    let type = unifier.resolve(value.type)
    if unifier.isUnbound(wanted), type == .void {
      _ = unifier.unify(wanted, .void)
      return [TypedStatement(.expression(value), range: expression.range)]
    }
    if isNever(type), !isTernary(expression) {
      return [TypedStatement(.expression(value), range: expression.range)]
    }
    markReturned(at: expression.range)
    if let frame = frames.last { reportOtherThanSelf(value, frame) }
    let result = converted(value, of: expression, to: result, as: frames.last?.role ?? .returned)
    return [TypedStatement(.return(result), range: expression.range)]
  }

  /// Whether a closure's choice between two values says itself what it is: `{ $0 > 1 ? 1 : 2.5 }` gives a `Double` to a `map` whose
  /// results become anything only afterwards, and not where the closure itself is to give anything.
  private func choosesItself(_ expression: Expression, _ result: Type) -> Bool {
    guard isTernary(expression), case .variable = result else { return false }
    return unifier.resolve(result) == .any
  }

  /// What is wanted of an expression that alone is a closure's result: of `??` an optional of anything where what the closure gives becomes
  /// anything only afterwards, so that what has nothing in common is one: `let sizes: [Any] = texts.map { Int($0) ?? "none" }`.
  func context(of expression: Expression, for result: Type) -> Type {
    guard case .binary(_, "??", _, _) = expression.kind, case .variable = result, unifier.resolve(result) == .any else {
      return unifier.resolve(result)
    }
    return checker.optional(.any)
  }

  /// Whether an expression is `c ? a : b`.
  func isTernary(_ expression: Expression) -> Bool {
    if case .ternary = expression.kind { true } else { false }
  }

  /// Notes that the value of an expression is returned.
  func markReturned(at range: SourceRange) {
    if frames[frames.count - 1].firstReturn == nil { frames[frames.count - 1].firstReturn = range }
  }

  /// Whether a body returns by a statement of its own, which turns a result builder off.
  func containsReturn(_ body: [Statement]) -> Bool { !returns(in: body).isEmpty }

  /// The `return` statements of a body, closures and functions in it aside.
  func returns(in body: [Statement]) -> [Statement] {
    body.flatMap { statement -> [Statement] in
      switch statement.kind {
      case .return: return [statement]
      case .if(let inner): return self.returns(in: inner.body + (inner.elseBody ?? []))
      case .guard(_, let body), .forIn(_, _, _, _, let body, _), .while(_, let body, _), .repeatWhile(let body, _, _):
        return self.returns(in: body)
      case .switch(let inner): return self.returns(in: inner.cases.flatMap(\.body))
      case .do(let body, let catches, _, _): return self.returns(in: body + catches.flatMap(\.body))
      default: return []
      }
    }
  }

  /// Says of a closure that a result builder would transform that its `return` keeps it from that, if what it returns does not fit.
  private func checkReturns(_ body: [Statement], of builder: Type, since start: Snapshot) {
    guard let id = nominal(of: builder) else { return }
    let returns = returns(in: body)
    if program[id].isCatalogue {
      // What a builder makes is a value, which such a closure certainly does not give.
      if let empty = returns.first(where: isEmptyReturn) { reportReturn(in: id, at: empty.range) }
      return
    }
    guard let place = returns.first?.range else { return }
    let found = checker.diagnostics[start.diagnostics...].filter { $0.severity == .error }
    guard !found.isEmpty, found.allSatisfy({ $0.id == "type-mismatch" }) else { return }
    checker.diagnostics.removeLast(checker.diagnostics.count - start.diagnostics)
    reportReturn(in: id, at: place)
  }

  private func isEmptyReturn(_ statement: Statement) -> Bool {
    if case .return(nil) = statement.kind { true } else { false }
  }

  private func reportReturn(in builder: NominalID, at range: SourceRange) {
    report(
      "return-in-builder",
      "cannot use explicit 'return' statement in the body of result builder '\(program[builder].name)'", at: range)
  }
}
