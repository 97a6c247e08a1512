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

  /// - Parameter lateAssignments: The assignments to wrapped properties that call the setter.
  private func checkBody(
    _ id: FunctionID, _ info: FunctionInfo, lateAssignments: Set<SourceRange> = []
  ) -> TypedBody {
    let checker = BodyChecker(checker: self, scope: info.scope)
    checker.function = id
    checker.lateAssignments = lateAssignments
    let parameters = checker.enterFunction(id, info)
    var statements: [TypedStatement]
    switch info.source {
    case .none:
      return TypedBody(parameters: parameters, locals: checker.locals, statements: [])
    case .function(let declaration):
      if info.scope.part == nil { checkDefaults(of: id) }
      statements = checker.checkFunction(declaration, id, info)
    case .getter(let property, let body):
      statements = checker.checkGetter(self.statements(of: body), id, info, at: property.declaration)
    case .setter(_, let setter):
      checker.frames.append(BodyChecker.Frame(result: .void))
      statements = checker.checkStatements(setter.body ?? [])
    case .value(let expression, let type, _):
      statements = checker.checkValue(expression, type, id, as: .initialValue)
    case .defaultArgument(let expression, let type, let owner):
      statements = checker.checkDefault(expression, type, of: owner, id)
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
    checker.settleOpenCollections()
    statements = Finisher(checker).finish(statements)
    if lateAssignments.isEmpty {
      let late = checker.findLateAssignments(in: statements)
      if !late.isEmpty {
        diagnostics = []
        return checkBody(id, info, lateAssignments: late)
      }
    }
    checker.checkFlow(statements, of: id, info)
    let locals = checker.locals.map { local in
      var copy = local
      copy.type = Finisher(checker).type(local.type)
      return copy
    }
    return TypedBody(parameters: parameters, locals: locals, statements: statements)
  }

  /// The statements of a body, lowered now if it is one of the catalogue's that are still text.
  func statements(of body: [Statement]) -> [Statement] {
    guard case .text(let text)? = body.first?.kind else { return body }
    guard case .function(let function)? = lower("func body() {\n\(text)\n}").first?.kind else { return [] }
    return function.body ?? []
  }

  /// The type behind a function's `some P`, computed by checking its body; nil while that is going on.
  public func underlyingType(of id: FunctionID, arguments: [Type]) -> Type? {
    let info = info(id)
    if info.underlying == nil {
      guard !info.isChecking, !info.isLocal, program[id].implementation == .body else { return nil }
      _ = checkedBody(id)
    }
    guard let type = info.underlying else { return nil }
    if arguments.isEmpty { return type }
    return substitute(type, substitution(program[id].generics, arguments))
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
      // What a method consumes is its own to change, as what a function is given to consume.
      let isVariable = function.selfKind == .mutating || info.modifiers.contains("consuming")
      let local = addLocal("self", type: selfType, isVariable: isVariable)
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
      let type = parameter.isVariadic ? checker.type("Array", parameter.type) : parameter.type
      // What a function consumes is its own to change.
      let isConsumed = written?.type.attributes.contains("consuming") ?? false
      // What a setter is given has the name that is written, or the usual one in a body that is.
      let isNewValue = function.kind == .setter && index == function.parameters.count - 1
      let local = addLocal(isNewValue ? nil : name, type: type, isVariable: parameter.isInout || isConsumed)
      parameters.append(local)
      if let written, case .implicitlyUnwrapped = written.type.kind { implicitlyUnwrapped.insert(local) }
    }
    if function.kind == .setter, let last = parameters.last {
      newValue = last
      if info.isImplicitlyUnwrapped { implicitlyUnwrapped.insert(last) }
      if case .setter(_, let setter) = info.source { name(last, setter, unless: "newValue") }
    }
    return parameters
  }

  /// Checks a written function or initializer.
  func checkFunction(_ declaration: FunctionDeclaration, _ id: FunctionID, _ info: FunctionInfo) -> [TypedStatement] {
    let body = checker.statements(of: declaration.body ?? [])
    let range = program[id].range
    switch declaration.kind {
    case .initializer: return wrappedParameters(declaration.parameters) + checkInitializer(body, id, info)
    case .deinitializer:
      frames.append(Frame(result: .void))
      return checkStatements(body)
    default: break
    }
    checker.checkOwnership(of: id)
    let result = resultFrame(id)
    frames.append(result)
    let setup = wrappedParameters(declaration.parameters)
    let statements =
      setup
      + functionBody(
        body, result: result.result, builder: info.builder ?? inheritedBuilder(id, info), at: range)
    finishOpaque(result, statements)
    checkFallsThrough(
      statements, result: returned(in: result), name: functionKind(id, info),
      at: closingBrace(of: info.declarationRange ?? range),
      isCertain: !program[id].parameters.contains { isNever($0.type) })
    return statements
  }

  private func functionKind(_ id: FunctionID, _ info: FunctionInfo) -> String {
    if checker.memberName(of: id).isOperatorName { return "operator function" }
    if program[id].nominal == nil, info.extensionOf == nil { return "global function" }
    if info.modifiers.contains("class") { return "class method" }
    return info.isStatic ? "static method" : "instance method"
  }

  func checkGetter(_ body: [Statement], _ id: FunctionID, _ info: FunctionInfo, at declaration: Declaration)
    -> [TypedStatement]
  {
    let result = resultFrame(id)
    frames.append(result)
    let statements = functionBody(
      body, result: result.result, builder: info.builder ?? inheritedBuilder(id, info), at: declaration.nameRange)
    finishOpaque(result, statements)
    checkFallsThrough(
      statements, result: returned(in: result), name: "getter",
      at: closingBrace(behind: statements.last?.range ?? declaration.openingBrace ?? declaration.nameRange))
    return statements
  }

  /// What the statements of a frame must return: of a `some P` which no `return` says what it is nothing is known.
  private func returned(in frame: Frame) -> Type {
    guard let function = frame.opaqueResultOf else { return frame.result }
    return frames.last?.firstReturn == nil ? .unknown : program[function].result
  }

  /// The frame of what a function gives and throws; `some P` is a variable that the first `return` decides.
  func resultFrame(_ id: FunctionID) -> Frame {
    let result = program[id].result
    var frame = Frame(result: result)
    frame.isAsync = program[id].isAsync
    frame.thrown = checker.info(id).thrown
    if case .opaque(id, _, _) = result {
      frame.opaqueResultOf = id
      frame.result = unifier.fresh()
    } else {
      // `some P` inside another type (`(some View)?`) is not traced.
      frame.result = result.mapped { if case .opaque(id, _, _) = $0 { self.unifier.fresh() } else { nil } }
    }
    return frame
  }

  /// Decides what is behind the `some P` of a function whose body is checked, and reports what is not a `P`.
  func finishOpaque(_ frame: Frame, _ statements: [TypedStatement]) {
    guard let id = frame.opaqueResultOf else { return }
    // A requirement of what is not known may bring a builder.
    let mayBeBuilt = program[id].nominal.map { checker.inheritsUnknown($0) } ?? false
    if frames.last?.firstReturn == nil, !leaves(statements), !mayBeBuilt {
      report(
        "opaque-without-return",
        "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
        at: checker.info(id).property?.declaration.openingBrace ?? program[id].range)
      return
    }
    _ = unifier.solvePending()
    decideUnderlying(of: id, frame.result, at: frames.last?.firstReturn ?? program[id].range)
  }

  /// Says what is behind a declaration's `some P`, and reports what is not a `P`.
  func decideUnderlying(of id: FunctionID, _ type: Type, at range: SourceRange) {
    let type = Finisher(self).type(unifier.settle(type))
    checker.info(id).underlying = type
    guard isCertain(type), case .opaque(_, let constraints, _) = program[id].result else { return }
    // What has nothing in common was reported.
    if type == .any, checker.isReported("branch-mismatch", in: range) { return }
    if isExistential(type), let unmet = constraints.first(where: { !mayConformToItself($0) }),
      checker.conforms(type, to: unmet, in: scope) == true
    {
      return report("missing-conformance", inability(of: type, toConformTo: unmet), at: range)
    }
    for constraint in constraints where checker.conforms(type, to: constraint, in: scope) == false {
      reportOpaque(id, type, constraint, at: range)
    }
  }

  func reportOpaque(_ id: FunctionID, _ type: Type, _ constraint: ProtocolID, at range: SourceRange) {
    report(
      "missing-conformance",
      "return type of \(describeOwner(id)) requires that \(checker.quoted(type)) conform to '\(program[constraint].name)'",
      at: range)
  }

  /// Reports a `return` whose type is not that of the first one, which decided what `some P` is; false if it is.
  func reportOtherUnderlying(_ value: TypedExpression, _ frame: Frame) -> Bool {
    guard let function = frame.opaqueResultOf, case .opaque(_, let constraints, _) = program[function].result else {
      return false
    }
    let type = unifier.zonk(unifier.tentative(value.type))
    let first = unifier.zonk(unifier.tentative(frame.result))
    guard isCertain(type), isCertain(first), type != first, nominal(of: first) != checker.known("AnyView") else {
      return false
    }
    // The first one is reported at the end.
    if constraints.contains(where: { checker.conforms(first, to: $0, in: scope) == false }) { return true }
    if let missing = constraints.first(where: { checker.conforms(type, to: $0, in: scope) == false }) {
      reportOpaque(function, type, missing, at: value.range)
      return true
    }
    reportUnlikeResults(of: function, constraints)
    return true
  }

  /// Reports that a function gives values of more than one type as one `some P`.
  func reportUnlikeResults(of function: FunctionID, _ constraints: [ProtocolID]) {
    let names = constraints.map { program[$0].name }.joined(separator: " & ")
    report(
      "opaque-results",
      "function declares an opaque return type 'some \(names)', but the return statements in its body do not have matching underlying types",
      at: program[function].range)
  }

  /// `global function 'f()'`, `property 'body'`.
  private func describeOwner(_ id: FunctionID) -> String {
    let info = checker.info(id)
    let isGlobal = program[id].nominal == nil && info.extensionOf == nil && !info.isLocal
    if let variable = info.opaqueVariable { return variable }
    if let property = info.property { return isGlobal ? "var '\(property.name)'" : "property '\(property.name)'" }
    let word =
      isGlobal
      ? "global function" : info.isLocal ? "local function" : info.isStatic ? "static method" : "instance method"
    let isUnlabelled = !program[id].labels.isEmpty && program[id].labels.allSatisfy { $0 == nil }
    return "\(word) '\(isUnlabelled ? checker.baseName(of: id) : program[id].name)'"
  }

  /// The statements of a body: built, one expression, or a list.
  func functionBody(_ body: [Statement], result: Type, builder: Type?, at range: SourceRange) -> [TypedStatement] {
    if let builder, !containsReturn(body) { return builtBody(body, builder: builder, result: result, at: range) }
    if let single = singleExpression(body) {
      let start = unifier.count
      noteSoleMember(single)
      let statements = singleBody(single, result: result)
      _ = unifier.solvePending()
      unifier.settleLiterals(from: start)
      return statements
    }
    if frames.last?.opaqueResultOf != nil { frames[frames.count - 1].otherReturns = returnsOfOtherVersions(in: body) }
    return checkStatements(body)
  }

  /// The builder of the requirement that a member without one of its own satisfies (`body` of a view).
  private func inheritedBuilder(_ id: FunctionID, _ info: FunctionInfo) -> Type? {
    guard let nominal = program[id].nominal, let selfType = scope.selfType,
      program[id].kind == .getter || program[id].kind == .function
    else { return nil }
    let name = checker.memberName(of: id)
    for protocolID in checker.conformances(of: nominal).keys.sorted(by: { $0.index < $1.index }) {
      let protocolInfo = checker.info(protocolID)
      guard protocolInfo.requirementNames.contains(name) else { continue }
      for member in checker.ownMembers(name, of: protocolInfo) where checker.isRequirement(member) {
        let builder: Type? =
          switch member {
          case .property(let property): property.getter.flatMap { checker.info($0).builder }
          case .function(let function): checker.info(function).builder
          default: nil
          }
        if let builder { return checker.substitute(builder, [protocolInfo.selfParameter: selfType]) }
      }
    }
    return nil
  }

  /// Checks an initial value, or a default argument whose type is decided.
  func checkValue(_ expression: Expression, _ type: Type?, _ id: FunctionID, as role: Role) -> [TypedStatement] {
    frames.append(Frame(result: type ?? .unknown))
    if type == nil { checkSaysType(expression) }
    let value = type.map { check(expression, to: opened($0), as: role) } ?? infer(expression)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: 0)
    settleOpenCollections()
    if type == nil {
      checkIsHomogeneous(value, of: expression)
      checkSaysParameters(value, of: expression)
    }
    if case .opaque(id, _, _) = program[id].result {
      decideUnderlying(of: id, value.type, at: expression.range)
    } else if program[id].result == .unknown || !program[id].result.isFullyKnown {
      checker.program.functions[Int(id.index)].result = Finisher(self).type(value.type)
    }
    return [TypedStatement(.return(value), range: expression.range)]
  }
}

extension Property {
  /// The variable that declares it.
  var variable: VariableDeclaration? {
    if case .variable(let variable) = declaration.kind { variable } else { nil }
  }
}
