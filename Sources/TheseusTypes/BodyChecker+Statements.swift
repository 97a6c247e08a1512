import TheseusProgram

extension BodyChecker {
  /// Checks statements in order; local functions and types are known before.
  func checkStatements(_ statements: [Statement]) -> [TypedStatement] {
    declareLocals(statements)
    var result: [TypedStatement] = []
    for statement in statements {
      let start = unifier.count
      result += check(statement)
      _ = unifier.solvePending()
      unifier.settleLiterals(from: start)
    }
    return result
  }

  /// Checks statements in a scope of their own.
  func checkBlock(_ statements: [Statement]) -> [TypedStatement] { inBlock { checkStatements(statements) } }

  /// Enters the local functions and types of a block.
  private func declareLocals(_ statements: [Statement]) {
    let declarations = statements.compactMap { statement -> Declaration? in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    guard !declarations.isEmpty, isPrompt || !isScript || blocks.count > 1 else { return }
    let hasTypes = declarations.contains {
      switch $0.kind {
      case .nominal, .typeAlias, .extension: true
      default: false
      }
    }
    if hasTypes {
      let local = DeclarationScope(parent: scope, part: scope.part)
      scope = local
      checker.declareTypes(declarations, in: local)
      checker.declareExtensions(declarations, in: local)
      checker.checkDeclarations(declarations)
    }
    for declaration in declarations {
      if case .function(let function) = declaration.kind { declareLocal(function) }
    }
  }

  private func declareLocal(_ function: FunctionDeclaration) {
    let scope = DeclarationScope(parent: scope, part: scope.part)
    // A local function's generic parameters are named by a function id that nothing else uses.
    let id = checker.add(
      TypedFunction(
        name: checker.displayName(function), symbol: function.name, kind: .function, implementation: .body,
        selfKind: .none,
        range: .synthesized),
      source: .none, scope: scope)
    var signature = TypeChecker.Signature(generics: [], owner: .function(id))
    checker.addGenerics(function.generics, to: &signature, scope: scope)
    checker.resolveParameters(function.parameters, into: &signature, scope: scope)
    scope.requirements += signature.requirements
    checker.info(id).requirements = scope.requirements
    let parameters = signature.parameters.map { parameter in
      var copy = parameter
      if parameter.isVariadic { copy.type = parameter.type }
      return copy
    }
    let result = function.result.map { checker.resolve($0, in: scope) } ?? .void
    let type = FunctionType(
      parameters: parameters, result: result, isAsync: function.isAsync, isThrowing: function.isThrowing)
    let local = addLocal(nil, type: .function(type), isVariable: false)
    locals[Int(local.index)].name = function.name
    blocks[blocks.count - 1][function.name] = .function(
      LocalFunction(
        local: local, declaration: function, type: type, scope: scope, generics: signature.generics,
        requirements: scope.requirements))
  }

  private func check(_ statement: Statement) -> [TypedStatement] {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      return [TypedStatement(.expression(infer(expression)), range: range)]
    case .declaration(let declaration):
      return check(declaration, at: range)
    case .if(let statement):
      return [checkIf(statement)]
    case .guard(let conditions, let elseBody):
      // What the conditions bind is in scope behind the statement.
      let other = checkBlock(elseBody)
      let typed = conditions.map { check($0) }
      return [TypedStatement(.guard(typed, else: other), range: range)]
    case .switch(let statement):
      return [checkSwitch(statement)]
    case .forIn(let pattern, let sequence, let condition, let isAwait, let body, let label):
      return [checkFor(pattern, sequence, condition, isAwait: isAwait, body, label, at: range)]
    case .while(let conditions, let body, let label):
      return [
        inLoop(label) { id in
          inBlock {
            let typed = conditions.map { check($0) }
            return TypedStatement(.while(typed, body: checkBlock(body), label: id), range: range)
          }
        }
      ]
    case .repeatWhile(let body, let condition, let label):
      return [
        inLoop(label) { id in
          let typed = checkBlock(body)
          return TypedStatement(
            .repeatWhile(body: typed, check(condition, to: bool, as: .condition), label: id), range: range)
        }
      ]
    case .do(let body, let catches, let label):
      return [checkDo(body, catches, label, at: range)]
    case .return(let value):
      return [checkReturn(value, at: range)]
    case .break(let label):
      return jump(label, isContinue: false, at: range)
    case .continue(let label):
      return jump(label, isContinue: true, at: range)
    case .fallthrough:
      return [TypedStatement(.fallthrough, range: range)]
    case .throw(let value):
      let error = checker.protocolID(named: "Error").map { Type.existential([$0], superclass: []) } ?? .any
      return [TypedStatement(.throw(check(value, to: error, as: .argument)), range: range)]
    case .defer(let body):
      return [TypedStatement(.defer(checkBlock(body)), range: range)]
    case .invalid:
      return []
    }
  }

  // MARK: Declarations

  private func check(_ declaration: Declaration, at range: SourceRange) -> [TypedStatement] {
    switch declaration.kind {
    case .variable(let variable):
      if declaration.has("async"), let statements = asyncVariable(variable, at: range) { return statements }
      let strength = checker.strength(of: declaration)
      if isScript && blocks.count == 1 {
        if strength != .strong, let name = variable.name, case .global(let id)? = checker.globals[name]?.storage {
          checker.program.globals[Int(id.index)].strength = strength
        }
        return checkGlobal(variable, at: range)
      }
      let first = locals.count
      let statements = checkLocal(variable, declaration, at: range)
      if strength != .strong {
        for index in first..<locals.count where locals[index].name == variable.name {
          locals[index].strength = strength
        }
      }
      return statements
    case .function(let function):
      guard isPrompt || !(isScript && blocks.count == 1),
        case .function(let local)? = blocks[blocks.count - 1][function.name]
      else { return [] }
      return isPrompt && blocks.count == 1
        ? checkPromptFunction(local, at: range) : [checkLocalFunction(local, at: range)]
    default:
      return []
    }
  }

  /// `async let x = e`: a task that starts at once, and a local function that waits for it wherever `x` is read.
  private func asyncVariable(_ variable: VariableDeclaration, at range: SourceRange) -> [TypedStatement]? {
    guard let name = variable.name, let value = variable.initialValue else { return nil }
    let written = variable.type.map { checker.resolve($0, in: scope) { _, _ in self.unifier.fresh() } }
    let call = Expression(.await(Expression(.try(value, .plain), range: value.range)), range: value.range)
    let closure = Closure(parameters: nil, body: [Statement(.expression(call), range: value.range)], range: value.range)
    let task = infer(
      Expression(
        .call(
          Expression(.name("Task", genericArguments: [], labels: nil), range: range),
          arguments: [Argument(value: Expression(.closure(closure), range: value.range), isTrailingClosure: true)]),
        range: range))
    _ = unifier.solvePending()
    let taskName = "$task_" + name
    let taskLocal = addLocal(taskName, type: task.type, isVariable: false)
    let result = written ?? unifier.fresh()
    let getter = Expression(
      .member(
        Expression(.name(taskName, genericArguments: [], labels: nil), range: range), "value", genericArguments: [],
        labels: nil, nameRange: range),
      range: range)
    let body = Expression(.await(Expression(.try(getter, .plain), range: range)), range: range)
    let wait = inBlock { () -> TypedClosure in
      frames.append(Frame(result: result))
      defer { frames.removeLast() }
      return TypedClosure(
        parameters: [],
        body: functionBody([Statement(.expression(body), range: range)], result: result, builder: nil, at: range),
        isAsync: true, range: range)
    }
    let type = Type.function(FunctionType(parameters: [], result: result, isAsync: true, isThrowing: true))
    let local = addLocal(nil, type: type, isVariable: false)
    blocks[blocks.count - 1][name] = .computed(local, result)
    return [
      TypedStatement(.variable(taskLocal, task), range: range), TypedStatement(.function(local, wait), range: range),
    ]
  }

  /// Checks a local function's body.
  func checkLocalFunction(_ function: LocalFunction, at range: SourceRange) -> TypedStatement {
    let closure = inBlock { () -> TypedClosure in
      let outerScope = scope
      scope = function.scope
      defer { scope = outerScope }
      let parameters = zip(function.declaration.parameters, function.type.parameters).map { written, parameter in
        addLocal(
          written.name, type: parameter.isVariadic ? checker.type("Array", parameter.type) : parameter.type,
          isVariable: parameter.isInout)
      }
      frames.append(Frame(result: function.type.result))
      let outerLabels = labels
      labels = []
      defer {
        frames.removeLast()
        labels = outerLabels
      }
      let body = function.declaration.body ?? []
      let statements = functionBody(body, result: function.type.result, builder: nil, at: range)
      checkFallsThrough(statements, result: function.type.result, name: "local function", at: range)
      return TypedClosure(parameters: parameters, body: statements, isAsync: function.type.isAsync, range: range)
    }
    return TypedStatement(.function(function.local, closure), range: range)
  }

  private func checkLocal(_ variable: VariableDeclaration, _ declaration: Declaration, at range: SourceRange)
    -> [TypedStatement]
  {
    let written = variable.type.map { checker.resolve($0, in: scope) { _, _ in self.unifier.fresh() } }
    if let accessors = variable.accessors, accessors.getter != nil {
      return localComputed(variable, accessors, written, at: range)
    }
    if let value = variable.initialValue {
      if let wrapped = localWrapped(variable, declaration, at: range) { return wrapped }
      let start = unifier.count
      let typed = written.map { check(value, to: opened($0)) } ?? infer(value)
      _ = unifier.solvePending()
      unifier.settleLiterals(from: start)
      return bind(
        variable.pattern, isVariable: !variable.isConstant, written.map { opened($0) } ?? typed.type, typed, variable,
        at: range)
    }
    guard let name = variable.name else { return [] }
    let local = addLocal(name, type: written ?? .unknown, isVariable: !variable.isConstant)
    noteImplicitUnwrap(local, variable.type)
    if variable.isConstant { unassigned.insert(local) }
    if let written, checker.wrapped(written) != nil, !variable.isConstant {
      return [TypedStatement(.variable(local, TypedExpression(.none, type: written, range: range)), range: range)]
    }
    return [TypedStatement(.variable(local, nil), range: range)]
  }

  private func noteImplicitUnwrap(_ local: LocalID, _ type: TypeReference?) {
    if case .implicitlyUnwrapped? = type?.kind { implicitlyUnwrapped.insert(local) }
  }

  private func bind(
    _ pattern: Pattern, isVariable: Bool, _ type: Type, _ value: TypedExpression, _ variable: VariableDeclaration,
    at range: SourceRange
  ) -> [TypedStatement] {
    if case .binding(let name, _) = pattern.kind {
      let local = addLocal(name, type: type, isVariable: isVariable)
      noteImplicitUnwrap(local, variable.type)
      return [TypedStatement(.variable(local, value), range: range)]
    }
    if case .wildcard = pattern.kind { return [TypedStatement(.expression(value), range: range)] }
    return [TypedStatement(.bind(check(pattern, against: type, isVariable: isVariable), value), range: range)]
  }

  /// A local computed variable is a local function without parameters.
  private func localComputed(
    _ variable: VariableDeclaration, _ accessors: Accessors, _ written: Type?, at range: SourceRange
  ) -> [TypedStatement] {
    guard let name = variable.name, let getter = accessors.getter else { return [] }
    let result = written ?? unifier.fresh()
    let closure = inBlock { () -> TypedClosure in
      frames.append(Frame(result: result))
      defer { frames.removeLast() }
      return TypedClosure(
        parameters: [], body: functionBody(getter, result: result, builder: nil, at: range), range: range)
    }
    let type = Type.function(FunctionType(parameters: [], result: result))
    let local = addLocal(nil, type: type, isVariable: false)
    blocks[blocks.count - 1][name] = .computed(local, result)
    return [TypedStatement(.function(local, closure), range: range)]
  }

  /// `@Binding var x = …` in a body: the wrapper is a local `_x`.
  private func localWrapped(_ variable: VariableDeclaration, _ declaration: Declaration, at range: SourceRange)
    -> [TypedStatement]?
  {
    guard let attribute = checker.wrapperAttribute(of: declaration), let id = checker.wrapper(of: attribute, in: scope),
      let name = variable.name, let value = variable.initialValue
    else { return nil }
    let type = Type.nominal(id, program[id].generics.map { _ in unifier.fresh() })
    let arguments = [Argument(label: "wrappedValue", value: value)] + (attribute.arguments ?? [])
    let made = call(
      initializers(of: type, receiver: .type(type)), arguments, expected: nil, at: range, calleeRange: range)
    let local = addLocal("_" + name, type: made.type, isVariable: true)
    blocks[blocks.count - 1][name] = .projected(local)
    return [TypedStatement(.variable(local, made), range: range)]
  }

  /// A variable of top-level code.
  private func checkGlobal(_ variable: VariableDeclaration, at range: SourceRange) -> [TypedStatement] {
    if let accessors = variable.accessors, accessors.getter != nil { return [] }
    let written = variable.type.map { checker.resolve($0, in: scope) }
    guard let initial = variable.initialValue else {
      if let name = variable.name,
        let property = scriptGlobal(name, type: written ?? .unknown, isConstant: variable.isConstant, at: range),
        case .global(let id) = property.storage
      {
        property.type = written ?? .unknown
        checker.program.globals[Int(id.index)].type = written ?? .unknown
        if variable.isConstant { unassignedGlobals.insert(id) }
        if let written, checker.wrapped(written) != nil {
          let none = TypedExpression(.none, type: written, range: range)
          return [
            TypedStatement(
              .expression(TypedExpression(.assign(.global(id), none), type: .void, range: range)), range: range)
          ]
        }
      }
      return []
    }
    let start = unifier.count
    let value = written.map { check(initial, to: opened($0)) } ?? infer(initial)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    if let name = variable.name,
      let property = scriptGlobal(name, type: value.type, isConstant: variable.isConstant, at: range)
    {
      return assignGlobal(property, value, at: range)
    }
    if case .wildcard = variable.pattern.kind { return [TypedStatement(.expression(value), range: range)] }
    let pattern = inBlock { () -> (TypedPattern, [String: Local]) in
      let pattern = check(variable.pattern, against: value.type, isVariable: false)
      return (pattern, blocks[blocks.count - 1])
    }
    var statements = [TypedStatement(.bind(pattern.0, value), range: range)]
    for name in checker.boundNames(variable.pattern) {
      guard case .variable(let local)? = pattern.1[name],
        let property = scriptGlobal(name, type: type(of: local), isConstant: variable.isConstant, at: range)
      else { continue }
      statements += assignGlobal(property, read(local, at: range), at: range)
    }
    return statements
  }

  private func assignGlobal(_ property: Property, _ value: TypedExpression, at range: SourceRange) -> [TypedStatement] {
    guard case .global(let id) = property.storage else { return [] }
    let type = unifier.zonk(value.type)
    property.type = type
    checker.program.globals[Int(id.index)].type = type
    let assign = TypedExpression(.assign(.global(id), value), type: .void, range: range)
    return [TypedStatement(.expression(assign), range: range)]
  }

  // MARK: Return

  private func checkReturn(_ value: Expression?, at range: SourceRange) -> TypedStatement {
    guard let frame = frames.last else { return TypedStatement(.return(nil), range: range) }
    if frame.isInitializer { return initializerReturn(value, frame, at: range) }
    guard let value else {
      let result = unifier.resolve(frame.result)
      if unifier.isUnbound(result) { _ = unifier.unify(result, .void) }
      if result != .void, isCertain(result) {
        report("missing-return-value", "non-void function should return a value", at: range)
      }
      return TypedStatement(.return(nil), range: range)
    }
    if unifier.resolve(frame.result) == .void {
      let typed = settled(infer(value))
      let type = unifier.resolve(typed.type)
      if type != .void, isCertain(type), frame.result == .void, type != checker.type("Never") {
        report("unexpected-return-value", "unexpected non-void return value in void function", at: value.range)
      }
      return TypedStatement(.return(typed), range: range)
    }
    markReturned()
    let typed = infer(value, expected: frame.result)
    if unifier.isUnbound(frame.result) {
      // Several returns of different types are joined as Swift does: the first decides.
      _ = unifier.solvePending()
    }
    return TypedStatement(.return(converted(typed, to: frame.result, as: .returned)), range: range)
  }

  private func initializerReturn(_ value: Expression?, _ frame: Frame, at range: SourceRange) -> TypedStatement {
    guard let local = selfLocal else { return TypedStatement(.return(nil), range: range) }
    let instance = read(local, at: range)
    if case .nil? = value?.kind {
      if !frame.isFailable {
        report("nil-from-initializer", "only a failable initializer can return 'nil'", at: range)
      }
      return TypedStatement(
        .return(TypedExpression(.none, type: checker.optional(instance.type), range: range)), range: range)
    }
    let result = frame.isFailable ? some(instance, checker.optional(instance.type)) : instance
    return TypedStatement(.return(result), range: range)
  }

  // MARK: Jumps

  /// Runs with a loop's label.
  func inLoop(_ name: String?, _ body: (Int) -> TypedStatement) -> TypedStatement {
    let id = newLabel()
    labels.append((name, id, true))
    defer { labels.removeLast() }
    return body(id)
  }

  private func jump(_ label: String?, isContinue: Bool, at range: SourceRange) -> [TypedStatement] {
    let target = labels.last { entry in
      if let label { return entry.name == label }
      return !isContinue || entry.isLoop
    }
    guard let target else {
      report(
        "jump-outside-loop",
        label.map { "cannot find label '\($0)' in scope" }
          ?? "'\(isContinue ? "continue" : "break")' is only allowed inside a loop\(isContinue ? "" : ", if, do, or switch")",
        at: range)
      return []
    }
    return [TypedStatement(isContinue ? .continue(label: target.id) : .break(label: target.id), range: range)]
  }

  // MARK: Control

  private func checkIf(_ statement: IfStatement) -> TypedStatement {
    inBlock {
      let conditions = statement.conditions.map { check($0) }
      let body = checkBlock(statement.body)
      let other = statement.elseBody.map { elseBody in outsideConditions { checkBlock(elseBody) } } ?? []
      return TypedStatement(.if(conditions, then: body, else: other), range: statement.range)
    }
  }

  /// What an `if` binds is not in scope in its `else`.
  func outsideConditions<T>(_ body: () -> T) -> T {
    let bound = blocks.removeLast()
    defer { blocks.append(bound) }
    return body()
  }

  /// Checks a condition; what it binds enters the current block.
  func check(_ condition: Condition) -> TypedCondition {
    switch condition {
    case .expression(let value):
      return .expression(check(value, to: bool, as: .condition))
    case .optionalBinding(let pattern, let type, let value):
      return checkOptionalBinding(pattern, type, value)
    case .pattern(let pattern, let value):
      let typed = settled(infer(value))
      return .pattern(check(pattern, against: typed.type, isVariable: false), typed)
    case .availability(let isAvailable, let range):
      return .expression(TypedExpression(.boolean(isAvailable), type: bool, range: range))
    }
  }

  private func checkOptionalBinding(_ pattern: Pattern, _ reference: TypeReference?, _ value: Expression)
    -> TypedCondition
  {
    let written = reference.map { checker.resolve($0, in: scope) }
    let typed = settled(infer(value, expected: written.map { checker.optional($0) }))
    let type = unifier.resolve(typed.type)
    var inner = Type.unknown
    if let wrapped = checker.wrapped(type) {
      inner = written ?? wrapped
    } else if unifier.isUnbound(type) {
      inner = unifier.fresh()
      _ = unifier.unify(type, checker.optional(inner))
    } else if isCertain(unifier.zonk(type)) {
      report(
        "binding-non-optional",
        "initializer for conditional binding must have Optional type, not '\(checker.describe(unifier.zonk(type)))'",
        at: value.range)
      inner = type
    }
    let isVariable: Bool
    if case .binding(_, let variable) = pattern.kind { isVariable = variable } else { isVariable = false }
    return .pattern(.some(check(pattern, against: inner, isVariable: isVariable)), typed)
  }

  private func checkDo(_ body: [Statement], _ catches: [CatchClause], _ label: String?, at range: SourceRange)
    -> TypedStatement
  {
    let id = newLabel()
    labels.append((label, id, false))
    if label == nil { labels.removeLast() }
    defer { if label != nil { labels.removeLast() } }
    let typed = checkBlock(body)
    if catches.isEmpty, label == nil { return TypedStatement(.block(typed), range: range) }
    let error = checker.protocolID(named: "Error").map { Type.existential([$0], superclass: []) } ?? .any
    let clauses = catches.map { clause in
      inBlock { () -> TypedCatch in
        let local = addLocal("error", type: error, isVariable: false)
        let items = clause.items.map { item in
          (
            pattern: check(item.pattern, against: error, isVariable: false),
            condition: item.condition.map { check($0, to: bool, as: .condition) }
          )
        }
        return TypedCatch(error: local, items: items, body: checkBlock(clause.body))
      }
    }
    return TypedStatement(.do(body: typed, catches: clauses, label: id), range: range)
  }

  private func checkFor(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, isAwait: Bool, _ body: [Statement],
    _ label: String?,
    at range: SourceRange
  ) -> TypedStatement {
    loop(pattern, sequence, condition, label, isAwait: isAwait, at: range) { checkBlock(body) }
  }

  /// A loop over a sequence whose body `contents` checks, with the pattern's names in scope.
  func loop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ label: String?, isAwait: Bool = false,
    at range: SourceRange, contents: () -> [TypedStatement]
  ) -> TypedStatement {
    let start = unifier.count
    let value = settled(infer(sequence))
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    let (make, next, element) = iteration(of: unifier.zonk(value.type), isAwait: isAwait, at: sequence.range)
    return inLoop(label) { id in
      inBlock {
        let typed = check(pattern, against: element, isVariable: false)
        let test = condition.map { check($0, to: bool, as: .condition) }
        let loop = ForLoop(
          pattern: typed, sequence: value, makeIterator: make, next: next, elementType: element, condition: test,
          isAwait: isAwait, body: contents(), label: id)
        return TypedStatement(.forIn(loop), range: range)
      }
    }
  }

  /// How a sequence is iterated, and the type of its elements.
  private func iteration(of type: Type, isAwait: Bool, at range: SourceRange) -> (Callee?, Callee?, Type) {
    let names =
      isAwait
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "IteratorProtocol")
    guard type != .unknown, let sequence = checker.protocolID(named: names.0),
      let iterator = checker.protocolID(named: names.2)
    else { return (nil, nil, .unknown) }
    let conforms = checker.conforms(type, to: sequence, in: scope)
    if conforms == false, isCertain(type), isFullyListed(type) || checker.wrapped(type) != nil || isBuiltinValue(type) {
      report("not-a-sequence", "for-in loop requires '\(checker.describe(type))' to conform to '\(names.0)'", at: range)
      return (nil, nil, .unknown)
    }
    guard conforms == true else { return (nil, nil, .unknown) }
    let element = unifier.resolve(checker.normalize(.associated(type, sequence, "Element"), in: scope))
    let iteratorType = unifier.resolve(
      checker.normalize(.associated(type, sequence, isAwait ? "AsyncIterator" : "Iterator"), in: scope))
    guard let make = requirement(names.1, of: sequence), let next = requirement("next", of: iterator) else {
      return (nil, nil, element)
    }
    var conformer = type
    if case .existential = type { conformer = .unknown }
    return (
      .witness(sequence, make, conformer: conformer, arguments: [type]),
      .witness(iterator, next, conformer: iteratorType, arguments: [iteratorType]), element
    )
  }

  private func requirement(_ name: String, of id: ProtocolID) -> FunctionID? {
    for member in checker.ownMembers(name, of: checker.info(id)) {
      if case .function(let function) = member, checker.info(function).requirementOf == id { return function }
    }
    return nil
  }
}
