import TheseusProgram

extension TypeChecker {
  /// The checked body of a function; an empty one while it is being checked.
  func checkedBody(_ id: FunctionID) -> TypedBody {
    let info = info(id)
    if let body = info.body { return body }
    guard !info.isChecking else { return TypedBody(parameters: [], locals: [], statements: []) }
    info.isChecking = true
    // Reports belong to this body, not to whoever asked for it in a trial.
    let outer = diagnostics
    let outerUnknown = reportedUnknown
    diagnostics = []
    let body = checkBody(id, info)
    committed += diagnostics
    diagnostics = outer
    reportedUnknown = outerUnknown.union(reportedUnknown)
    info.isChecking = false
    info.body = body
    return body
  }

  private func checkBody(_ id: FunctionID, _ info: FunctionInfo) -> TypedBody {
    let checker = BodyChecker(checker: self, scope: info.scope)
    checker.function = id
    let parameters = checker.enterFunction(id, info)
    var statements: [TypedStatement]
    switch info.source {
    case .none:
      return TypedBody(parameters: parameters, locals: checker.locals, statements: [])
    case .function(let declaration):
      statements = checker.checkFunction(declaration, id, info)
    case .getter(let property, let body):
      statements = checker.checkGetter(body, id, info, at: property.declaration.nameRange)
    case .setter(_, let setter):
      checker.frames.append(BodyChecker.Frame(result: .void))
      statements = checker.checkStatements(setter.body ?? [])
    case .value(let expression, let type):
      statements = checker.checkValue(expression, type, id)
    case .wrapperStorage(let use):
      statements = checker.checkWrapperStorage(use, id)
    case .synthesized(let body):
      checker.frames.append(BodyChecker.Frame(result: program[id].result))
      statements = body(checker)
    case .main(let top):
      checker.isScript = true
      checker.frames.append(BodyChecker.Frame(result: .void))
      if let prompt = info.promptScope {
        checker.enterPrompt(prompt)
        statements = checker.checkInput(top, id)
        info.promptScope = checker.promptScope
      } else {
        statements = checker.checkStatements(top)
      }
    }
    statements = Finisher(checker).finish(statements)
    checker.checkFlow(statements, of: id, info)
    let locals = checker.locals.map { local in
      var copy = local
      copy.type = Finisher(checker).type(local.type)
      return copy
    }
    return TypedBody(parameters: parameters, locals: locals, statements: statements)
  }

  /// The type behind a function's `some P`, computed by checking its body; nil while that is going on.
  func underlyingType(of id: FunctionID, arguments: [Type]) -> Type? {
    let info = info(id)
    if info.underlying == nil {
      guard !info.isChecking, program[id].implementation == .body else { return nil }
      _ = checkedBody(id)
    }
    guard let type = info.underlying else { return nil }
    if arguments.isEmpty { return type }
    return substitute(type, Dictionary(zip(program[id].generics, arguments), uniquingKeysWith: { first, _ in first }))
  }
}

extension BodyChecker {
  /// Makes the locals of `self` and the parameters.
  func enterFunction(_ id: FunctionID, _ info: FunctionInfo) -> [LocalID] {
    let function = program[id]
    var parameters: [LocalID] = []
    let selfType = info.scope.selfType ?? .unknown
    switch function.selfKind {
    case .none:
      break
    case .value, .mutating:
      let local = addLocal("self", type: selfType, isVariable: function.selfKind == .mutating)
      parameters.append(local)
      selfLocal = local
    case .metatype:
      let local = addLocal("self", type: .metatype(selfType), isVariable: false)
      parameters.append(local)
      selfLocal = local
    }
    for (index, parameter) in function.parameters.enumerated() {
      let name = index < function.parameterNames.count ? function.parameterNames[index] : "_"
      let written = info.parameters.indices.contains(index) ? info.parameters[index] : nil
      let type =
        parameter.isVariadic
        ? checker.type("Array", parameter.type) : parameter.isAutoclosure ? parameter.type : parameter.type
      let local = addLocal(name, type: type, isVariable: parameter.isInout)
      parameters.append(local)
      if let written, case .implicitlyUnwrapped = written.type.kind { implicitlyUnwrapped.insert(local) }
    }
    if case .setter(_, let setter) = info.source, let last = parameters.last {
      blocks[blocks.count - 1][setter.parameter] = .variable(last)
    }
    return parameters
  }

  /// Checks a written function or initializer.
  func checkFunction(_ declaration: FunctionDeclaration, _ id: FunctionID, _ info: FunctionInfo) -> [TypedStatement] {
    let body = declaration.body ?? []
    let range = program[id].range
    switch declaration.kind {
    case .initializer: return wrappedParameters(declaration.parameters) + checkInitializer(body, id, info)
    case .deinitializer:
      frames.append(Frame(result: .void))
      return checkStatements(body)
    default: break
    }
    var result = resultFrame(id)
    result.thrown = info.thrown
    frames.append(result)
    let setup = wrappedParameters(declaration.parameters)
    let statements =
      setup
      + functionBody(
        body, result: result.result, builder: info.builder ?? inheritedBuilder(id, info), at: range)
    finishOpaque(id, info, result)
    checkFallsThrough(
      statements, result: result.result, name: functionKind(id, info), at: range, isCertain: !result.isOpaque)
    return statements
  }

  private func functionKind(_ id: FunctionID, _ info: FunctionInfo) -> String {
    if program[id].nominal == nil, info.extensionOf == nil { return "global function" }
    return info.isStatic ? "static method" : "instance method"
  }

  func checkGetter(_ body: [Statement], _ id: FunctionID, _ info: FunctionInfo, at range: SourceRange)
    -> [TypedStatement]
  {
    let result = resultFrame(id)
    frames.append(result)
    let statements = functionBody(
      body, result: result.result, builder: info.builder ?? inheritedBuilder(id, info), at: range)
    finishOpaque(id, info, result)
    checkFallsThrough(statements, result: result.result, name: "getter", at: range, isCertain: !result.isOpaque)
    return statements
  }

  /// The frame of a function's results; `some P` is a variable that the first `return` decides.
  private func resultFrame(_ id: FunctionID) -> Frame {
    let result = program[id].result
    if case .opaque(id, _, _) = result { return Frame(result: unifier.fresh(), isOpaque: true) }
    // `some P` inside another type (`(some View)?`) is not traced.
    return Frame(result: result.mapped { if case .opaque(id, _, _) = $0 { self.unifier.fresh() } else { nil } })
  }

  private func finishOpaque(_ id: FunctionID, _ info: FunctionInfo, _ frame: Frame) {
    guard frame.isOpaque, case .opaque(_, let constraints, _) = program[id].result else { return }
    _ = unifier.solvePending()
    let type = Finisher(self).type(unifier.settle(frame.result))
    info.underlying = type
    guard isCertain(type) else { return }
    for constraint in constraints where checker.conforms(type, to: constraint, in: scope) == false {
      report(
        "missing-conformance",
        "return type of \(describeKind(id)) '\(program[id].name)' requires that '\(checker.describe(type))' conform to '\(program[constraint].name)'",
        at: program[id].range)
    }
  }

  private func describeKind(_ id: FunctionID) -> String { program[id].kind == .getter ? "property" : "instance method" }

  /// The statements of a body: built, one expression, or a list.
  func functionBody(_ body: [Statement], result: Type, builder: NominalID?, at range: SourceRange) -> [TypedStatement] {
    if let builder, !containsReturn(body) { return builtBody(body, builder: builder, result: result, at: range) }
    if let single = singleExpression(body) {
      let start = unifier.count
      let statements = singleBody(single, result: result)
      _ = unifier.solvePending()
      unifier.settleLiterals(from: start)
      return statements
    }
    return checkStatements(body)
  }

  /// The builder of the requirement that a member without one of its own satisfies (`body` of a view).
  private func inheritedBuilder(_ id: FunctionID, _ info: FunctionInfo) -> NominalID? {
    guard let nominal = program[id].nominal, program[id].kind == .getter || program[id].kind == .function else {
      return nil
    }
    let name = info.property?.name ?? String(program[id].name.prefix { $0 != "(" })
    for protocolID in checker.conformances(of: nominal).keys.sorted(by: { $0.index < $1.index }) {
      let protocolInfo = checker.info(protocolID)
      guard protocolInfo.requirementNames.contains(name) else { continue }
      for member in checker.ownMembers(name, of: protocolInfo) where checker.isRequirement(member) {
        switch member {
        case .property(let property):
          if let builder = property.getter.flatMap({ checker.info($0).builder }) { return builder }
        case .function(let function): if let builder = checker.info(function).builder { return builder }
        default: continue
        }
      }
    }
    return nil
  }

  /// Checks an initial value or default argument.
  func checkValue(_ expression: Expression, _ type: Type?, _ id: FunctionID) -> [TypedStatement] {
    frames.append(Frame(result: type ?? .unknown))
    if type == nil { checkSaysType(expression) }
    let value = type.map { check(expression, to: opened($0)) } ?? infer(expression)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: 0)
    if program[id].result == .unknown || !program[id].result.isFullyKnown {
      checker.program.functions[Int(id.index)].result = Finisher(self).type(value.type)
    }
    return [TypedStatement(.return(value), range: expression.range)]
  }

  // MARK: Initializers

  private func checkInitializer(_ body: [Statement], _ id: FunctionID, _ info: FunctionInfo) -> [TypedStatement] {
    let function = program[id]
    let selfType = info.scope.selfType ?? .unknown
    let range = function.range
    var setup: [TypedStatement] = []
    let isClass = function.selfKind == .value
    let delegates = callsOwnInitializer(body)
    if isClass {
      if let local = selfLocal, !delegates, let nominal = function.nominal {
        setup += initialFields(of: nominal, selfType, local, at: range)
      }
    } else {
      let local = addLocal("self", type: selfType, isVariable: true)
      selfLocal = local
      setup.append(TypedStatement(.variable(local, delegates ? nil : blank(selfType, at: range)), range: range))
    }
    if !delegates, let nominal = function.nominal { instance = storage(of: nominal, isObject: isClass) }
    var frame = Frame(result: function.result)
    frame.isInitializer = true
    frame.isFailable = function.isFailable
    frame.thrown = info.thrown
    frames.append(frame)
    let statements = checkStatements(body)
    guard let local = selfLocal else { return statements }
    var instance = read(local, at: range)
    if function.isFailable { instance = some(instance, checker.optional(instance.type)) }
    let superCall = implicitSuperCall(body, id, isClass: isClass, delegates: delegates, at: range)
    return setup + statements + superCall + [TypedStatement(.return(instance), range: range)]
  }

  /// `super.init()` that Swift adds at the end of an initializer that does not call one.
  private func implicitSuperCall(
    _ body: [Statement], _ id: FunctionID, isClass: Bool, delegates: Bool, at range: SourceRange
  ) -> [TypedStatement] {
    guard isClass, !delegates, let nominal = program[id].nominal, let superclass = checker.superclass(of: nominal),
      !mentions(body, "super"), let local = selfLocal
    else { return [] }
    let base = TypedExpression(.upcast(read(local, at: range)), type: superclass, range: range)
    guard case .candidates(let candidates, _) = initializers(of: superclass, receiver: .value(base, isSuper: true))
    else { return [] }
    let empty = candidates.filter { candidate in
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      return match([], open(candidate)) != nil
    }
    guard let candidate = empty.first else { return [] }
    return [
      TypedStatement(.expression(applySingle(candidate, [], inferred: [], expected: nil, at: range)), range: range)
    ]
  }

  /// Whether a body delegates to another initializer of its own type.
  private func callsOwnInitializer(_ body: [Statement]) -> Bool { mentions(body, "self") || assignsSelf(body) }

  private func assignsSelf(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let expression):
        if case .assignment(let target, _) = expression.kind, case .name("self", _, _) = target.kind { return true }
        return false
      case .if(let inner): return assignsSelf(inner.body) || assignsSelf(inner.elseBody ?? [])
      case .switch(let inner): return inner.cases.contains { assignsSelf($0.body) }
      case .guard(_, let other): return assignsSelf(other)
      case .do(let inner, let catches, _): return assignsSelf(inner) || catches.contains { assignsSelf($0.body) }
      default: return false
      }
    }
  }

  /// Whether statements call `base.init`.
  private func mentions(_ body: [Statement], _ base: String) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let expression): return mentions(expression, base)
      case .if(let inner): return mentions(inner.body, base) || mentions(inner.elseBody ?? [], base)
      case .guard(_, let other): return mentions(other, base)
      case .switch(let inner): return inner.cases.contains { mentions($0.body, base) }
      case .do(let inner, let catches, _): return mentions(inner, base) || catches.contains { mentions($0.body, base) }
      default: return false
      }
    }
  }

  private func mentions(_ expression: Expression, _ base: String) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let target, "init", _, _, _) = callee.kind, case .name(base, _, _) = target.kind { return true }
      return false
    case .try(let inner, _), .await(let inner), .optionalChain(let inner): return mentions(inner, base)
    default: return false
    }
  }

  /// A struct whose fields have their initial values, `()` where they have none yet.
  func blank(_ type: Type, at range: SourceRange) -> TypedExpression? {
    guard case .nominal(let id, let arguments) = type, program[id].kind == .structure else { return nil }
    let values = checker.info(id).stored.map { property -> TypedExpression in
      initialValue(of: property, arguments, at: range) ?? void(range)
    }
    return TypedExpression(.makeStruct(values), type: type, range: range)
  }

  /// A stored property's initial value as a call.
  func initialValue(of property: Property, _ arguments: [Type], at range: SourceRange) -> TypedExpression? {
    guard let variable = property.variable else { return nil }
    if property.name.hasPrefix("$__lazy_storage_$_") {
      let type = checker.type(of: property)
      return TypedExpression(.none, type: type, range: range)
    }
    guard let function = checker.initialValue(of: property, variable) else { return nil }
    let type = checker.substitute(checker.type(of: property), selfSubstitution(table: property.table, scope.selfType))
    return TypedExpression(
      .call(.function(function, arguments: program[function].generics.isEmpty ? [] : arguments), []), type: type,
      range: range)
  }

  /// Assignments of a class's own fields that have initial values.
  func initialFields(of id: NominalID, _ selfType: Type, _ local: LocalID, at range: SourceRange) -> [TypedStatement] {
    let info = checker.info(id)
    var result: [TypedStatement] = []
    for (index, property) in info.stored.enumerated() {
      guard let value = initialValue(of: property, nominalArguments(selfType), at: range) else { continue }
      let place = Place.reference(read(local, at: range), checker.fieldIndex(id, index))
      result.append(
        TypedStatement(.expression(TypedExpression(.assign(place, value), type: .void, range: range)), range: range))
    }
    return result
  }

  /// What an initializer of a type must set.
  private func storage(of id: NominalID, isObject: Bool) -> InitializationChecker.Instance? {
    guard let local = selfLocal else { return nil }
    var result = InitializationChecker.Instance(
      local: local, properties: [:], constants: [:], initialized: [], isObject: isObject)
    for (index, property) in checker.info(id).stored.enumerated() where property.wrapper == nil {
      let field = checker.fieldIndex(id, index)
      let isLazy = property.name.hasPrefix("$__lazy_storage_$_")
      let hasValue = isLazy || property.variable.map { checker.initialValue(of: property, $0) != nil } ?? true
      if !hasValue { result.properties[field] = property.sourceName }
      if property.isConstant { result.constants[field] = property.sourceName }
      // What an object's class gives is assigned at the start of the body.
      if hasValue, !isObject { result.initialized.insert(field) }
    }
    return result
  }

  // MARK: Flow

  /// Reports a body that can end without the value that it must return.
  func checkFallsThrough(
    _ statements: [TypedStatement], result: Type, name: String, at range: SourceRange, isCertain: Bool = true
  ) {
    let type = unifier.zonk(unifier.tentative(result))
    guard isCertain, self.isCertain(type), type != .void, type != checker.type("Never"), !leaves(statements) else {
      return
    }
    report(
      "missing-return", "missing return in \(name) expected to return '\(checker.describe(type))'", at: range)
  }

  /// Whether control never reaches the end of a list.
  func leaves(_ statements: [TypedStatement]) -> Bool { statements.contains { leaves($0) } }

  private func leaves(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .expression(let value): return neverReturns(value)
    case .if(_, let then, let other): return leaves(then) && leaves(other)
    case .switch(_, _, let cases, let label):
      return !cases.isEmpty && cases.allSatisfy { leaves($0.body) && !breaks($0.body, label) }
    case .while(let conditions, let body, let label):
      if case .expression(let test)? = conditions.first, conditions.count == 1, case .boolean(true) = test.kind {
        return !breaks(body, label)
      }
      return false
    case .do(let body, let catches, let label):
      return leaves(body) && catches.allSatisfy { leaves($0.body) } && !breaks(body, label)
    case .block(let body): return leaves(body)
    case .repeatWhile(let body, _, let label): return leaves(body) && !breaks(body, label)
    default: return false
    }
  }

  private func neverReturns(_ value: TypedExpression) -> Bool {
    if unifier.resolve(value.type) == checker.type("Never") { return true }
    switch value.kind {
    case .await(let inner), .forcedTry(let inner): return neverReturns(inner)
    default: return false
    }
  }

  private func breaks(_ statements: [TypedStatement], _ label: Int) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let target): return target == label
      case .if(_, let then, let other): return breaks(then, label) || breaks(other, label)
      case .guard(_, let other): return breaks(other, label)
      case .switch(_, _, let cases, _): return cases.contains { breaks($0.body, label) }
      case .while(_, let body, _), .repeatWhile(let body, _, _), .block(let body): return breaks(body, label)
      case .forIn(let loop): return breaks(loop.body, label)
      case .do(let body, let catches, _): return breaks(body, label) || catches.contains { breaks($0.body, label) }
      default: return false
      }
    }
  }
}

extension Property {
  /// The variable that declares it.
  var variable: VariableDeclaration? {
    if case .variable(let variable) = declaration.kind { variable } else { nil }
  }
}
