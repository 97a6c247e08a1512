import TheseusProgram

/// What code is isolated to.
enum InstanceIsolation {
  case none
  /// An actor's instance: `self`, or an `isolated` parameter.
  case instance(LocalID)
}

/// From where code uses what belongs to an actor.
enum Origin: Equatable {
  case function
  case sentClosure
  /// Code that a global actor isolates, by the actor's name.
  case globalActor(String)

  /// The origin in the words of messages.
  var words: String {
    switch self {
    case .function: "from a nonisolated context"
    case .sentClosure: "from a Sendable closure"
    case .globalActor("MainActor"): "from the main actor"
    case .globalActor(let name): "from global actor '\(name)'"
    }
  }
}

extension EffectChecker {
  /// Takes the isolation of a function for that of its body.
  func enter(_ id: FunctionID, _ info: FunctionInfo) {
    judgesActors = true
    let isNonisolated = isNonisolated(id)
    if let index = info.parameters.firstIndex(where: \.type.isIsolated) {
      // `self` is a local before the parameters.
      let offset = program[id].selfKind == .none ? 0 : 1
      isolation = .instance(LocalID(index + offset))
    } else if isActorMember(id), !isNonisolated, let local = body.selfLocal {
      isolation = .instance(local)
    }
    let actor = isNonisolated || isInActor ? nil : ownGlobalActor(of: id)
    if let actor { origin = .globalActor(actor) }
    judgesGlobalActors =
      checker.isExecutable
      && (actor != nil || isNonisolated || isCertainlyNonisolated(id, info) || isOnlyOfActor(id, info))
  }

  /// The global actor that a function runs on.
  private func ownGlobalActor(of id: FunctionID) -> String? {
    checker.isolation(of: id) == .mainActor ? "MainActor" : globalActor(of: id)
  }

  /// Takes the isolation of a property for that of its initial value.
  func enterInitialValue(_ id: FunctionID, _ info: FunctionInfo) {
    guard checker.isExecutable, let nominal = info.scope.parent?.nominal,
      info.scope.parent === checker.info(nominal).scope,
      let property = checker.info(nominal).stored.first(where: { $0.initialValue == id })
        ?? checker.globalProperties.first(where: { $0.initialValue == id })
    else { return }
    enterInitialValue(of: property, in: nominal)
  }

  /// Takes the isolation of a property of a type for that of its initial value.
  func enterInitialValue(of property: Property, in nominal: NominalID) {
    guard checker.isExecutable, isCertainlyNonisolated(nominal) else { return }
    judgesGlobalActors = property.declaration.attributes.allSatisfy { Self.plainAttributes.contains($0.name) }
    if let variable = property.variable { body.noteIsolation(ofValueOf: variable) }
  }

  /// Whether the code here can wait for nothing; an initial value is taken for marked, but cannot either.
  private var isSynchronous: Bool { !frame.canSuspend || frame.initialValue != nil }

  /// Whether a function is isolated to an actor's instance, and to no global actor.
  private func isOnlyOfActor(_ id: FunctionID, _ info: FunctionInfo) -> Bool {
    isActorMember(id) && info.extensionOf == nil && program[id].kind == .function
      && attributes(of: id).allSatisfy { Self.plainAttributes.contains($0) }
  }

  /// Whether nothing that is written isolates a function: neither itself nor the type that it stands in.
  private func isCertainlyNonisolated(_ id: FunctionID, _ info: FunctionInfo) -> Bool {
    guard info.extensionOf == nil, attributes(of: id).allSatisfy({ Self.plainAttributes.contains($0) }) else {
      return false
    }
    guard let nominal = program[id].nominal else { return info.scope.part == nil && info.scope.parent?.isFile == true }
    // What an extension is marked with is not kept.
    return info.scope.parent === checker.info(nominal).scope && isCertainlyNonisolated(nominal)
  }

  private func isCertainlyNonisolated(_ nominal: NominalID) -> Bool {
    let type = checker.info(nominal)
    guard type.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) }), type.declaration.kind != .actor,
      checker.superclass(of: nominal) == nil
    else { return false }
    return checker.conformances(of: nominal).keys.allSatisfy { checker.info($0).scope.part == .standardLibrary }
  }

  private func attributes(of id: FunctionID) -> [String] {
    let info = checker.info(id)
    return (info.attributes + (info.property?.declaration.attributes ?? [])).map(\.name)
  }

  /// Attributes that isolate nothing.
  private static let plainAttributes: Set<String> = [
    "discardableResult", "available", "inlinable", "inline", "frozen", "dynamicMemberLookup", "dynamicCallable",
    "propertyWrapper", "resultBuilder", "Observable", "Model", "usableFromInline",
  ]

  /// What isolates a closure that a call is given.
  func role(
    of closure: TypedClosure, parameter index: Int, of id: FunctionID, _ arguments: [TypedExpression]
  ) -> Role {
    if let actor = checker.isolatedParameter(ofArgument: index, of: id), closure.parameters.indices.contains(actor) {
      return .isolatedArgument(closure.parameters[actor])
    }
    if inheritsIsolation(closure, parameter: index, of: id) { return .inheritingArgument }
    guard !body.attributedClosures.contains(closure.range) else { return .argument }
    let info = checker.info(id)
    if info.scope.part == nil {
      return info.parameters.indices.contains(index) && isSent(info.parameters[index].type) ? .sentArgument : .argument
    }
    guard let owner = program[id].nominal else { return .argument }
    switch (program[owner].name, program[id].name.prefix { $0 != "(" }) {
    case ("Task", "init"): return .inheritingArgument
    case ("Task", "detached"): return .detachedArgument
    case ("Timer", "scheduledTimer"), ("Timer", "init"): return .sentArgument
    case ("DispatchQueue", "async"), ("DispatchQueue", "asyncAfter"):
      return arguments.first.map(isMainQueue) == true ? .mainQueueArgument : .sentArgument
    default: return .argument
    }
  }

  /// What isolates a closure that is no argument.
  func role(of closure: TypedClosure) -> Role {
    if closure.isolation == .nonisolated { return .sentValue }
    return body.closuresIsolatedAsAround.contains(closure.range) && !closure.isAsync ? .inheritingValue : .value
  }

  private func isSent(_ type: TypeReference) -> Bool {
    type.attributes.contains("Sendable") && !type.attributes.contains("MainActor")
  }

  /// Whether a queue is written `DispatchQueue.main`, by which the compiler knows the main actor.
  private func isMainQueue(_ queue: TypedExpression) -> Bool {
    switch queue.kind {
    case .global(let id): program[id].name.hasSuffix("main")
    case .call(let callee, _): callee.function.map { program[$0].name == "main" } ?? false
    default: false
    }
  }

  /// Whether a closure is isolated as the code around it: it says nothing else, and neither does the parameter that takes it.
  private func inheritsIsolation(_ closure: TypedClosure, parameter index: Int, of id: FunctionID) -> Bool {
    let info = checker.info(id)
    guard info.parameters.indices.contains(index), !body.attributedClosures.contains(closure.range), !closure.isAsync
    else { return false }
    let type = info.parameters[index].type
    guard case .function(_, isAsync: false, _, _, _) = type.kind else { return false }
    if info.scope.part == nil {
      return !type.attributes.contains("MainActor") && !isSent(type) && globalActor(of: id) == nil
    }
    // Of the library's functions those whose text says all that matters here: what runs a closure at once, element by element.
    guard info.scope.part == .standardLibrary, !type.attributes.contains("escaping"), let owner = info.extensionOf
    else {
      return false
    }
    return checker.ancestors(of: owner).contains { program[$0].name == "Sequence" }
  }

  /// Reports a call of what a global actor isolates from code that nothing isolates.
  private func checkGlobalActor(_ id: FunctionID, at range: SourceRange) {
    guard judgesGlobalActors, closureDepth == 0, let actor = globalActor(of: id), origin != .globalActor(actor),
      !program[id].isAsync
    else { return }
    let name = "\(words(for: actor)) \(describe(id))"
    switch program[id].kind {
    case .getter: reportRead(name, isGlobal: true, at: range)
    case .setter: reportWrite(name, isGlobal: true, at: range)
    case .function, .initializer:
      if isSynchronous {
        report("actor-isolation", "call to \(name) in a synchronous \(context) context", at: range)
      } else if !isAwaited {
        report("actor-isolation", "\(name) cannot be called from outside of the actor", at: range)
      }
    default: return
    }
  }

  /// The global actor that a function of the program is written to run on, by itself or by its type.
  private func globalActor(of id: FunctionID) -> String? {
    let info = checker.info(id)
    guard info.scope.part == nil, info.extensionOf == nil, !isNonisolated(id) else { return nil }
    if let written = attributes(of: id).first(where: isGlobalActor) { return written }
    if checker.isolation(of: id) == .mainActor { return isIsolatedByLibrary(id) ? nil : "MainActor" }
    return program[id].nominal.flatMap(globalActor)
  }

  /// The global actor that a type is written to be isolated to.
  private func globalActor(of nominal: NominalID) -> String? {
    if let written = globalActor(among: checker.info(nominal).attributes) { return written }
    return checker.isolation(of: nominal) == .mainActor ? "MainActor" : nil
  }

  private func globalActor(among attributes: [DeclarationAttribute]) -> String? {
    attributes.map(\.name).first(where: isGlobalActor)
  }

  private func isGlobalActor(_ name: String) -> Bool { name == "MainActor" || checker.isGlobalActor(name) }

  private func words(for actor: String) -> String {
    actor == "MainActor" ? "main actor-isolated" : "global actor '\(actor)'-isolated"
  }

  /// Whether only a protocol of the libraries isolates the type of a member, as `View` does: what is used elsewhere is then a warning
  /// where the compiler is asked for Swift 5.
  private func isIsolatedByLibrary(_ id: FunctionID) -> Bool {
    guard let nominal = program[id].nominal, !checker.info(nominal).has(attribute: "MainActor") else { return false }
    return checker.conformances(of: nominal).keys.contains { protocolID in
      let info = checker.info(protocolID)
      return info.scope.part != nil && info.attributes.contains { $0.name == "MainActor" }
    }
  }

  /// Reports a call of an actor's member from outside of the actor that does not wait.
  func checkIsolation(of id: FunctionID, _ arguments: [TypedExpression], at range: SourceRange) {
    checkGlobalActor(id, at: range)
    guard isIsolated(id), !program[id].isAsync, let receiver = arguments.first, !isOwn(receiver) else { return }
    let kind = program[id].kind
    let name = describe(id)
    if kind == .getter {
      reportRead("actor-isolated \(name)", at: range)
    } else if kind == .setter {
      reportWrite("actor-isolated \(name)", at: range)
    } else if frame.canSuspend {
      if !isAwaited {
        report("actor-isolation", "actor-isolated \(name) cannot be called from outside of the actor", at: range)
      }
    } else {
      report("actor-isolation", "call to actor-isolated \(name) in a synchronous \(context) context", at: range)
    }
  }

  /// Reports a call of an asynchronous member of another actor that does not wait, by the actor; false of all else.
  func reportUnawaited(_ id: FunctionID, _ arguments: [TypedExpression], at range: SourceRange) -> Bool {
    guard frame.canSuspend, !isAwaited, isIsolated(id), program[id].kind == .function, let receiver = arguments.first,
      !isOwn(receiver)
    else { return false }
    report("actor-isolation", "actor-isolated \(describe(id)) cannot be called from outside of the actor", at: range)
    return true
  }

  /// Reports a use of a global variable or a static property that is a global actor's from code that nothing isolates.
  func checkIsolation(ofGlobal id: GlobalID, isWritten: Bool, at range: SourceRange) {
    guard judgesGlobalActors, closureDepth == 0, checker.globalProperties.indices.contains(Int(id.index)) else {
      return
    }
    let property = checker.globalProperties[Int(id.index)]
    // Its own initial value is no use of it.
    let isDeclared = range.contains(property.declaration.nameRange)
    guard !isDeclared, !property.isConstant, let actor = globalActor(of: property), origin != .globalActor(actor)
    else { return }
    let kind = property.table == nil ? "var" : "static property"
    let words = "\(words(for: actor)) \(kind) '\(property.sourceName)'"
    if isWritten { reportWrite(words, isGlobal: true, at: range) } else { reportRead(words, isGlobal: true, at: range) }
  }

  /// The global actor that isolates a global variable or a static property, by itself or by its type.
  private func globalActor(of property: Property) -> String? {
    if isNonisolated(property.declaration.modifiers) { return nil }
    if let written = globalActor(among: property.declaration.attributes) { return written }
    guard let type = property.table as? NominalInfo, property.scope === type.scope else { return nil }
    return globalActor(of: type.id)
  }

  /// Reports a use of an actor's stored property from outside of the actor.
  func checkIsolation(ofField index: Int, _ base: TypedExpression, isWritten: Bool, at range: SourceRange) {
    guard case .nominal(let id, _) = base.type, !program[id].isCatalogue,
      checker.info(id).stored.indices.contains(index)
    else { return }
    let property = checker.info(id).stored[index]
    let actor = judgesGlobalActors && closureDepth == 0 ? globalActor(of: property, in: id) : nil
    if let actor, origin == .globalActor(actor) { return }
    let isOfInstance = program[id].kind == .actor && globalActor(among: property.declaration.attributes) == nil
    guard actor != nil || judgesActors && isOfInstance, actor != nil && program[id].kind == .actor || !isOwn(base)
    else {
      return
    }
    if property.isConstant || isNonisolated(property.declaration.modifiers) { return }
    let name = "\(actor.map(words) ?? "actor-isolated") property '\(property.sourceName)'"
    if isWritten {
      reportWrite(name, isGlobal: actor != nil, at: range)
    } else {
      reportRead(name, isGlobal: actor != nil, at: range)
    }
  }

  /// The global actor that isolates a stored property of a class or an actor, by itself or by the class.
  private func globalActor(of property: Property, in id: NominalID) -> String? {
    guard [.class, .actor].contains(program[id].kind) else { return nil }
    if let written = globalActor(among: property.declaration.attributes) { return written }
    if program[id].kind == .actor { return nil }
    return checker.superclass(of: id) == nil ? globalActor(of: id) : nil
  }

  private func reportRead(_ name: String, isGlobal: Bool = false, at range: SourceRange) {
    if !isSynchronous {
      if !isAwaited { report("actor-isolation", "\(name) cannot be accessed from outside of the actor", at: range) }
    } else {
      report("actor-isolation", "\(name) can not be referenced \(place(ofGlobal: isGlobal))", at: range)
    }
  }

  private func reportWrite(_ name: String, isGlobal: Bool = false, at range: SourceRange) {
    report("actor-isolation", "\(name) can not be mutated \(place(ofGlobal: isGlobal))", at: range)
  }

  /// What the code here is isolated to, in words.
  private var context: String {
    if isInActor { return "actor-isolated" }
    if case .globalActor(let name) = origin { return words(for: name) }
    return "nonisolated"
  }

  /// From where something is used that a global actor isolates, or another actor.
  private func place(ofGlobal isGlobal: Bool) -> String {
    guard isInActor else { return origin.words }
    return isGlobal ? "on a different actor instance" : "on a nonisolated actor instance"
  }

  /// Whether `self` isolates the code here, which is not so where a function has an `isolated` parameter.
  private var isOnSelf: Bool { if case .instance(let local) = isolation { isSelf(local) } else { false } }

  private func isSelf(_ local: LocalID) -> Bool { body.locals[Int(local.index)].name == "self" }

  private var isInActor: Bool { if case .instance = isolation { true } else { false } }

  /// Whether a value is the instance that isolates the code here.
  private func isOwn(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local(let local):
      if case .instance(local) = isolation { return true }
      // A closure may hold `self` under the same name; in an initializer nobody else has it.
      return isSelf(local) && (isOnSelf || body.frames.first?.isInitializer == true)
    case .inout(.local(let local)):
      if case .instance(local) = isolation { return true }
      return false
    case .upcast(let inner), .unwrap(let inner), .bindOptional(let inner): return isOwn(inner)
    default: return false
    }
  }

  private func isIsolated(_ id: FunctionID) -> Bool {
    judgesActors && isActorMember(id) && program[id].kind != .initializer && program[id].kind != .initialValue
      && !isNonisolated(id)
  }

  /// Whether a function is an instance member of an actor of the program, or of a protocol that only actors conform to, and is not written to
  /// run on a global actor instead.
  private func isActorMember(_ id: FunctionID) -> Bool {
    let info = checker.info(id)
    guard program[id].selfKind == .value, info.scope.part == nil, !attributes(of: id).contains(where: isGlobalActor)
    else { return false }
    if let owner = info.extensionOf ?? info.requirementOf {
      return checker.protocolID(named: "Actor").map(checker.ancestors(of: owner).contains) ?? false
    }
    return program[id].nominal.map { program[$0].kind == .actor } ?? false
  }

  /// Whether a function, or the property of an accessor, is written `nonisolated`, with or without an argument.
  private func isNonisolated(_ id: FunctionID) -> Bool {
    let info = checker.info(id)
    return isNonisolated(info.modifiers + (info.property?.declaration.modifiers ?? []))
  }

  private func isNonisolated(_ modifiers: [String]) -> Bool {
    modifiers.contains { $0.hasPrefix("nonisolated") }
  }

  private func describe(_ id: FunctionID) -> String {
    if let property = checker.info(id).property {
      if property.name != "subscript" { return "property '\(property.sourceName)'" }
      return "subscript 'subscript(\(property.writtenParameters.map { ($0.label ?? "_") + ":" }.joined()))'"
    }
    if program[id].kind == .initializer { return "initializer '\(program[id].name)'" }
    let isUnlabelled = !program[id].labels.isEmpty && program[id].labels.allSatisfy { $0 == nil }
    let name = isUnlabelled ? String(program[id].name.prefix { $0 != "(" }) : program[id].name
    if !checker.isMember(id) { return "global function '\(name)'" }
    return "\(checker.info(id).isStatic ? "static" : "instance") method '\(name)'"
  }
}
