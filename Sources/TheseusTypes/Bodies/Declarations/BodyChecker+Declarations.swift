import TheseusProgram

extension BodyChecker {
  func check(_ declaration: Declaration, at range: SourceRange) -> [TypedStatement] {
    switch declaration.kind {
    case .variable(let variable):
      if declaration.has("async"),
        let statements = asyncVariable(variable, at: range.pointing(at: declaration.keywordRange))
      {
        return statements
      }
      let strength = checker.strength(of: declaration)
      if isScript && blocks.count == 1 && !(isPrompt && variable.accessors != nil) {
        // A storage is made when it is first used.
        if let name = variable.name, checker.wrappedGlobals[name] != nil { return [] }
        if strength != .strong, let name = variable.name, case .global(let id)? = checker.globals[name]?.storage {
          checker.program.globals[Int(id.index)].strength = strength
        }
        let statements = checkGlobal(variable, held: strength, at: range)
        if let property = variable.name.flatMap({ checker.globals[$0] }) {
          checkReference(declaration, to: checker.type(of: property))
        }
        return statements
      }
      let first = locals.count
      let statements = checkLocal(variable, declaration, at: range)
      if strength != .strong {
        for index in first..<locals.count where locals[index].name == variable.name {
          locals[index].strength = strength
          checkReference(declaration, to: unifier.decided(locals[index].type))
        }
      }
      return statements
    case .function(let function):
      guard isPrompt || !(isScript && blocks.count == 1),
        case .functions(let functions)? = blocks[blocks.count - 1][function.name],
        let local = functions.first(where: { $0.nameRange == declaration.nameRange })
      else { return [] }
      return isPrompt && blocks.count == 1
        ? checkPromptFunction(local, at: range) : [checkLocalFunction(local, at: range)]
    default:
      return []
    }
  }

  /// Reports a weak or unowned variable of what is no object.
  private func checkReference(_ declaration: Declaration, to type: Type) {
    guard let word = checker.strengthWord(of: declaration) else { return }
    checker.checkReference(word, to: type, in: scope, at: declaration.nameRange)
  }

  /// Checks a local function's body.
  func checkLocalFunction(_ function: LocalFunction, at range: SourceRange) -> TypedStatement {
    // What is local to a closure does not run on the closure's actor.
    let isInClosure = frames.last.map { $0.role != .returned } ?? false
    let closure = inBlock { () -> TypedClosure in
      let outerScope = scope
      scope = function.scope
      defer { scope = outerScope }
      let parameters = zip(function.declaration.parameters, function.type.parameters).map { written, parameter in
        addLocal(
          written.name, type: parameter.isVariadic ? checker.type("Array", parameter.type) : parameter.type,
          isVariable: parameter.isInout)
      }
      noteParameters(ofLocal: function, parameters)
      var frame = resultFrame(function.id)
      frame.functionName = checker.displayName(function.declaration)
      frame.thrown = function.type.thrown
      frames.append(frame)
      thrownTypes.append(ThrownTypes(declared: frame.thrown))
      let (outerLabels, outerDepth, outerNames) = (labels, conditionalDepth, closureParameterNames)
      labels = []
      conditionalDepth = 0
      closureParameterNames = []
      defer {
        frames.removeLast()
        thrownTypes.removeLast()
        (labels, conditionalDepth, closureParameterNames) = (outerLabels, outerDepth, outerNames)
      }
      let body = function.declaration.body ?? []
      let setup = wrappedParameters(function.declaration.parameters)
      let info = checker.info(function.id)
      let statements = setup + functionBody(body, result: frame.result, builder: info.builder, at: range)
      finishOpaque(frame, statements)
      checkFallsThrough(
        statements, result: frame.result, name: "local function", at: closingBrace(of: range),
        isCertain: frame.opaqueResultOf == nil)
      return TypedClosure(
        generics: function.generics, parameters: parameters, body: statements, isAsync: function.type.isAsync,
        isolation: isInClosure ? .nonisolated : .inherited, range: range)
    }
    return TypedStatement(.function(function.local, closure), range: range)
  }

  func checkLocal(_ variable: VariableDeclaration, _ declaration: Declaration, at range: SourceRange)
    -> [TypedStatement]
  {
    let begin = snapshot()
    let written = variable.type.map { checker.resolve($0, in: scope) { _, _ in self.unifier.fresh() } }
    let namesUnknown = hasErrors(since: begin)
    checker.checkForm(variable, of: declaration)
    checker.checkValue(ofComputed: variable)
    checker.checkWraps(variable, declaration, in: scope)
    if declaration.has("lazy") { checker.checkLazy(variable, at: declaration.range(ofModifier: "lazy")) }
    if let accessors = variable.accessors, accessors.getter != nil {
      return localComputed(
        variable, accessors, written, checker.builder(of: declaration.attributes, in: scope), at: range)
    }
    if let wrapped = localWrapped(variable, declaration, at: range) { return wrapped }
    // A wrapper that is not known may give a type and a value: `@Dependency(\.uuid) var uuid`.
    let isWrapped = checker.hasUnknownWrapper(declaration, in: scope)
    if !isWrapped || variable.initialValue != nil { checkIsTyped(variable, at: range) }
    checkObserved(variable, at: range)
    noteIsolation(ofValueOf: variable)
    if let value = variable.initialValue {
      if declaration.has("lazy"), let name = variable.name, !variable.isConstant {
        return localLazy(name, value, written.map { opened($0) }, at: range)
      }
      let start = unifier.count
      let wanted = written.map { opened($0) }
      if wanted == nil { freeCall = value.range }
      let (before, reads) = (snapshot(), failedReads)
      let inferred =
        wanted.map { check(value, to: $0) }
        ?? held(infer(value, for: variable.pattern), checker.strength(of: declaration))
      let isWrong = namesUnknown || wanted == nil && isWrong(since: before, reads)
      let typed = isWrong ? withoutType(inferred) : inferred
      _ = unifier.solvePending()
      unifier.settleLiterals(from: start)
      if wanted == nil || leavesElementsOpen(variable.type) { checkIsHomogeneous(typed, of: value) }
      if wanted == nil {
        if !isWrong { checkSaysAll(typed, of: value) }
        reportAmbiguity(of: value)
      }
      if let accessors = variable.accessors, let name = variable.name {
        return localObserved(name, accessors, typed, at: range)
      }
      let type = isWrong ? .unknown : opaqueType(of: variable, typed) ?? wanted ?? typed.type
      let first = locals.count
      let statements = bind(variable.pattern, isVariable: !variable.isConstant, type, typed, variable, at: range)
      if isWrong { noteFailure(ofLocalsFrom: first) }
      return statements
    }
    guard let name = variable.name else { return variable.parts.flatMap { checkLocal($0, declaration, at: range) } }
    let local = addLocal(name, type: written ?? .unknown, isVariable: !variable.isConstant)
    noteWrittenType(of: local, variable.type)
    if isWrapped {
      let value = opaque(nil, name, arguments: nil, at: range)
      return [TypedStatement(.variable(local, retyped(value, written ?? .unknown)), range: range)]
    }
    if variable.isConstant { unassigned.insert(local) }
    if let written, checker.wrapped(written) != nil, !variable.isConstant {
      return [TypedStatement(.variable(local, TypedExpression(.none, type: written, range: range)), range: range)]
    }
    return [TypedStatement(.variable(local, written.flatMap { checker.unset($0) }), range: range)]
  }

  /// The type of a variable that is written `some P`, behind which its value is; nil of another.
  private func opaqueType(of variable: VariableDeclaration, _ value: TypedExpression) -> Type? {
    guard let written = variable.type, case .some = written.kind else { return nil }
    let name = variable.name ?? "_"
    let id = checker.add(
      TypedFunction(
        name: name, symbol: name, kind: .initialValue, implementation: .body, selfKind: .none, range: value.range),
      source: .none, scope: DeclarationScope(parent: scope))
    let info = checker.info(id)
    info.isLocal = true
    info.opaqueVariable = variable.described
    let type = checker.resolve(written, in: scope) { self.checker.opaqueResult(of: id, $0, $1) }
    checker.program.functions[Int(id.index)].result = type
    decideUnderlying(of: id, value.type, at: value.range)
    return type
  }

  /// Whether something is wrong with what was checked since a state, or with a variable that was read in it.
  func isWrong(since snapshot: Snapshot, _ reads: Int) -> Bool {
    failedReads > reads || checker.diagnostics[snapshot.diagnostics...].contains { checker.isTypeError($0) }
  }

  /// Notes that the values of all variables behind a number of them are wrong.
  func noteFailure(ofLocalsFrom first: Int) {
    failedLocals.formUnion((first..<locals.count).map { LocalID($0) })
  }

  private func noteFailure(of property: Property) {
    if case .global(let id) = property.storage { checker.failedGlobals.insert(id) }
  }

  /// A wrong value, of which nothing more is said where it is used.
  func withoutType(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(value.kind, type: .unknown, range: value.range)
  }

  /// What a variable without a written type holds of a value: a weak one an optional, which becomes nil with the object.
  private func held(_ value: TypedExpression, _ strength: Closure.Strength) -> TypedExpression {
    let type = unifier.resolve(value.type)
    guard strength == .weak, type != .unknown, checker.wrapped(type) == nil else { return value }
    return some(value, checker.optional(type))
  }

  /// Whether a written type is an array or dictionary of which the value says what it holds: `let all: Array = [1, 2]`.
  private func leavesElementsOpen(_ written: TypeReference?) -> Bool {
    guard case .named(let name, []) = written?.kind else { return false }
    return ["Array", "Dictionary"].contains(name) && written?.isSugar == false
  }

  /// Reports a variable outside of types that is observed and that nothing gives a value.
  private func checkObserved(_ variable: VariableDeclaration, at range: SourceRange) {
    guard let accessors = variable.accessors, accessors.willSet != nil || accessors.didSet != nil,
      variable.initialValue == nil
    else { return }
    report("observed-without-value", "non-member observing properties require an initializer", at: range)
  }

  /// Reports a variable that nothing gives a type.
  private func checkIsTyped(_ variable: VariableDeclaration, at range: SourceRange) {
    if let written = variable.type {
      if let value = variable.initialValue { checkSaysElements(value, written) }
      return
    }
    if let value = variable.initialValue {
      checkSaysType(value)
      checker.checkSaysContext(value)
    } else if variable.name != nil, variable.accessors == nil {
      report("missing-type", "type annotation missing in pattern", at: range)
    }
  }

  /// Notes whether a variable's type is written, and whether it is `A!`.
  func noteWrittenType(of local: LocalID, _ type: TypeReference?) {
    guard let type else { return }
    typedLocals.insert(local)
    if case .implicitlyUnwrapped = type.kind { implicitlyUnwrapped.insert(local) }
  }

  /// `let _ = value`, which reads the value as a statement of its own need not.
  func discarding(_ value: TypedExpression, at range: SourceRange) -> TypedStatement {
    TypedStatement(
      .expression(TypedExpression(.assign(.discard, value), type: .void, range: value.range)), range: range)
  }

  func bind(
    _ pattern: Pattern, isVariable: Bool, _ type: Type, _ value: TypedExpression, _ variable: VariableDeclaration,
    at range: SourceRange
  ) -> [TypedStatement] {
    if case .binding(let name, _) = pattern.kind {
      let local = addLocal(name, type: type, isVariable: isVariable)
      noteWrittenType(of: local, variable.type)
      noteMade(local, value)
      return [TypedStatement(.variable(local, value), range: range)]
    }
    if case .wildcard = pattern.kind { return [discarding(value, at: range)] }
    let matched = matched(pattern, type, isWritten: variable.type != nil, at: value.range)
    let bound = check(pattern, against: matched, isVariable: isVariable)
    return [TypedStatement(.bind(bound, inOrder(value, of: matched)), range: range)]
  }

  /// A local computed variable is a local function without parameters.
  func localComputed(
    _ variable: VariableDeclaration, _ accessors: Accessors, _ written: Type?, _ builder: Type?, at range: SourceRange
  ) -> [TypedStatement] {
    guard let name = variable.name, let getter = accessors.getter else { return [] }
    checker.checkIsTyped(computed: variable, at: range)
    let result = written ?? unifier.fresh()
    let read = inBlock { () -> TypedClosure in
      frames.append(Frame(result: result))
      let outerNames = closureParameterNames
      closureParameterNames = []
      defer {
        frames.removeLast()
        closureParameterNames = outerNames
      }
      return TypedClosure(
        parameters: [], body: functionBody(getter, result: result, builder: builder, at: range), range: range)
    }
    let write = accessors.setter.map { setter in
      localSetter(setter.parameter, result, at: range) { _ in checkStatements(setter.body ?? []) }
    }
    return declareComputed(name, result, read, write, at: range)
  }

  /// A local variable with observers: storage without a name, read and written through local functions.
  private func localObserved(
    _ name: String, _ accessors: Accessors, _ value: TypedExpression, at range: SourceRange
  ) -> [TypedStatement] {
    if isPrompt, blocks.count == 1 {
      let type = unifier.decided(value.type)
      let property = checker.addPromptProperty(name, type: type, isConstant: false, at: range)
      guard case .global(let id) = property.storage else { return [] }
      let current = TypedExpression(.global(id), type: type, range: range)
      let (getter, setter) = observing(name, accessors, current, in: .global(id), as: .global(property), at: range)
      return assignGlobal(property, value, at: range)
        + declarePromptComputed(name, type, getter, setter, storedIn: id, at: range)
    }
    let storage = addLocal(nil, type: value.type, isVariable: true)
    let (getter, setter) = observing(
      name, accessors, read(storage, at: range), in: .local(storage), as: .variable(storage), at: range)
    return [TypedStatement(.variable(storage, value), range: range)]
      + declareComputed(name, value.type, getter, setter, at: range)
  }

  /// What reads a variable with observers, and what writes it and runs them; in these the name is the storage.
  private func observing(
    _ name: String, _ accessors: Accessors, _ current: TypedExpression, in storage: Place, as local: Local,
    at range: SourceRange
  ) -> (getter: TypedClosure, setter: TypedClosure) {
    let getter = TypedClosure(
      parameters: [], body: [TypedStatement(.return(current), range: range)], range: range)
    let setter = localSetter(nil, current.type, at: range) { newValue in
      blocks[blocks.count - 1][name] = local
      let assign = TypedExpression(.assign(storage, read(newValue, at: range)), type: .void, range: range)
      return observed(
        accessors, oldValue: current, newValue: newValue, write: [TypedStatement(.expression(assign), range: range)],
        at: range)
    }
    return (getter, setter)
  }

  /// A local function that takes the new value.
  func localSetter(
    _ parameter: String?, _ type: Type, at range: SourceRange, body: (LocalID) -> [TypedStatement]
  ) -> TypedClosure {
    inBlock {
      let newValue = addLocal(parameter, type: type, isVariable: false)
      frames.append(Frame(result: .void))
      let outerNames = closureParameterNames
      closureParameterNames = []
      defer {
        frames.removeLast()
        closureParameterNames = outerNames
      }
      return TypedClosure(parameters: [newValue], body: body(newValue), range: range)
    }
  }

  /// Declares a variable that local functions read and write.
  func declareComputed(
    _ name: String, _ type: Type, _ getter: TypedClosure, _ setter: TypedClosure?, at range: SourceRange
  ) -> [TypedStatement] {
    if isPrompt, blocks.count == 1 {
      return declarePromptComputed(name, type, getter, setter, storedIn: nil, at: range)
    }
    let get = addLocal(nil, type: .function(FunctionType(parameters: [], result: type)), isVariable: false)
    blocks[blocks.count - 1][name] = .computed(get, type)
    localGetters[get] = name
    var statements = [TypedStatement(.function(get, getter), range: range)]
    if let setter {
      let parameters = [FunctionType.Parameter(type: type)]
      let set = addLocal(nil, type: .function(FunctionType(parameters: parameters, result: .void)), isVariable: false)
      localSetters[get] = set
      statements.append(TypedStatement(.function(set, setter), range: range))
    }
    return statements
  }

  /// `@Binding var x = …` in a body: the wrapper is a local `_x`.
  func localWrapped(_ variable: VariableDeclaration, _ declaration: Declaration, at range: SourceRange)
    -> [TypedStatement]?
  {
    guard let use = checker.wrapperUse(of: declaration, variable, in: scope), let name = variable.name else {
      return nil
    }
    let isGiven = use.initialValue != nil || use.attribute.arguments != nil || checker.beginsWithNil(use, in: scope)
    if !isGiven, !checker.hasEmptyInitializer(use, in: scope) {
      report(
        "unsupported", "Theseus does not run local variables that '@\(use.attribute.name)' wraps later yet: '\(name)'",
        at: declaration.nameRange)
      return nil
    }
    let known =
      checker.writtenArguments(use, in: scope)
      ?? checker.writtenWrappedType(use, in: scope).map { checker.arguments(of: use.nominal, forValue: $0) }
    let type = Type.nominal(
      use.nominal,
      (known ?? program[use.nominal].generics.map { _ in .unknown }).map { $0 == .unknown ? unifier.fresh() : $0 })
    let made = call(
      initializers(of: type, receiver: .type(type)), wrapperArguments(use, at: range), expected: nil,
      at: use.attribute.range, calleeRange: use.attribute.type.range)
    let local = addLocal("_" + name, type: made.type, isVariable: true)
    let path = Array(repeating: "wrappedValue", count: use.inner.count + 1)
    blocks[blocks.count - 1][name] = .member(path, of: local)
    if !checker.findMembers("projectedValue", of: made.type, isStatic: false, in: scope).isEmpty {
      blocks[blocks.count - 1]["$" + name] = .member(["projectedValue"], of: local)
    }
    return [TypedStatement(.variable(local, made), range: range)]
  }

  /// A variable of top-level code.
  func checkGlobal(
    _ variable: VariableDeclaration, held strength: Closure.Strength, at range: SourceRange
  ) -> [TypedStatement] {
    if let accessors = variable.accessors, accessors.getter != nil { return [] }
    checkIsTyped(variable, at: range)
    checkObserved(variable, at: range)
    noteIsolation(ofValueOf: variable)
    let written = variable.type.map { checker.resolve($0, in: scope) { _, _ in self.unifier.fresh() } }
    guard let initial = variable.initialValue else {
      if let name = variable.name,
        let property = scriptGlobal(name, type: written ?? .unknown, isConstant: variable.isConstant, at: range),
        case .global(let id) = property.storage
      {
        property.type = written ?? .unknown
        checker.program.globals[Int(id.index)].type = written ?? .unknown
        if variable.isConstant { unassignedGlobals.insert(id) }
        if let written, checker.wrapped(written) != nil, !variable.isConstant || isPrompt {
          let none = TypedExpression(.none, type: written, range: range)
          return [
            TypedStatement(
              .expression(TypedExpression(.assign(.global(id), none), type: .void, range: range)), range: range)
          ]
        }
        if !isPrompt { globalsWithoutValue.insert(id) }
        if let written, let value = checker.unset(written) {
          return [
            TypedStatement(
              .expression(TypedExpression(.assign(.global(id), value), type: .void, range: range)), range: range)
          ]
        }
      }
      return variable.parts.flatMap { checkGlobal($0, held: strength, at: range) }
    }
    let start = unifier.count
    let wanted = written.map { opened($0) }
    if wanted == nil { freeCall = initial.range }
    let (before, reads) = (snapshot(), failedReads)
    let checked = value(of: variable) {
      wanted.map { check(initial, to: $0) } ?? held(infer(initial, for: variable.pattern), strength)
    }
    guard let inferred = checked else { return [] }
    let isWrong = wanted == nil && isWrong(since: before, reads)
    let value = isWrong ? withoutType(inferred) : inferred
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    if wanted == nil || leavesElementsOpen(variable.type) { checkIsHomogeneous(value, of: initial) }
    if wanted == nil {
      if !isWrong { checkSaysAll(value, of: initial) }
      reportAmbiguity(of: initial)
    }
    let opaque = opaqueType(of: variable, value)
    if let name = variable.name,
      let property = scriptGlobal(name, type: opaque ?? value.type, isConstant: variable.isConstant, at: range)
    {
      if isWrong { noteFailure(of: property) }
      // The labels of a written tuple type are the variable's.
      let labelled = TypedExpression(value.kind, type: opaque ?? wanted ?? value.type, range: value.range)
      return assignGlobal(property, labelled, at: range)
    }
    if case .wildcard = variable.pattern.kind { return [discarding(value, at: range)] }
    let matched = matched(
      variable.pattern, value.type, isWritten: variable.type != nil, at: value.range)
    let pattern = inBlock { () -> (TypedPattern, [String: Local]) in
      let pattern = check(variable.pattern, against: matched, isVariable: false)
      return (pattern, blocks[blocks.count - 1])
    }
    var statements = [TypedStatement(.bind(pattern.0, inOrder(value, of: matched)), range: range)]
    for name in checker.boundNames(variable.pattern) {
      guard case .variable(let local)? = pattern.1[name],
        let property = scriptGlobal(name, type: type(of: local), isConstant: variable.isConstant, at: range)
      else { continue }
      if isWrong { noteFailure(of: property) }
      statements += assignGlobal(property, read(local, at: range), at: range)
    }
    return statements
  }

  func assignGlobal(_ property: Property, _ value: TypedExpression, at range: SourceRange) -> [TypedStatement] {
    guard case .global(let id) = property.storage else { return [] }
    let type = unifier.decided(value.type)
    property.type = type
    checker.program.globals[Int(id.index)].type = type
    let assign = TypedExpression(.assign(.global(id), value), type: .void, range: range)
    return [TypedStatement(.expression(assign), range: range)]
  }
}
