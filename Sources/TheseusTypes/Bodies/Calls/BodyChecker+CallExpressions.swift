import TheseusProgram

extension BodyChecker {
  /// The call expression of an opened candidate with all its arguments.
  func makeCall(_ opened: Opened, arguments: [TypedExpression], at range: SourceRange) -> TypedExpression {
    let candidate = opened.candidate
    if reportUnmeasured(opened, at: range) { return unknown(range) }
    let arguments = gathered(placingOptionals(arguments, in: opened), for: opened, at: range)
    switch candidate.target {
    case .enumCase(let id, let index):
      return TypedExpression(.enumCase(id, index, arguments), type: opened.result, range: range)
    case .local(let function):
      reportUnavailable(function.id, at: range)
      noteThrown(by: opened, at: range)
      if opened.isImplicitlyUnwrapped { implicitlyUnwrappedRanges.insert(range) }
      if isRethrowing(candidate) { rethrowingCalls.insert(range) }
      let generics = function.generics.map { opened.substitution[$0] ?? .unknown }
      let value = read(function, at: range)
      let callee =
        generics.isEmpty
        ? value
        : TypedExpression(.specialized(value, function.id, arguments: generics), type: value.type, range: range)
      return TypedExpression(.call(.value(callee), arguments), type: opened.result, range: range)
    case .value(let value, _):
      noteThrown(by: opened, at: range)
      return TypedExpression(.call(.value(value), arguments), type: opened.result, range: range)
    case .subscript(let property):
      return makeFunctionCall(checker.getter(of: property), opened, arguments, at: range)
    case .function(let id):
      reportUnavailable(id, at: range)
      if isImplicitlyUnwrapped(id) {
        implicitlyUnwrappedRanges.insert(range)
      }
      return program[id].kind == .initializer
        ? makeInitializerCall(id, opened, arguments, at: range) : makeFunctionCall(id, opened, arguments, at: range)
    }
  }

  /// A local function as it is kept, without generic arguments of its own.
  func read(_ function: LocalFunction, at range: SourceRange) -> TypedExpression {
    TypedExpression(
      function.global.map { .global($0) } ?? .local(function.local), type: .function(function.type), range: range)
  }

  func makeFunctionCall(
    _ id: FunctionID, _ opened: Opened, _ arguments: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    var generics = program[id].generics.map { opened.substitution[$0] ?? .unknown }
    passDynamicSelf(to: id, arguments, &generics)
    if opened.isImplicitlyUnwrapped { implicitlyUnwrappedRanges.insert(range) }
    noteThrown(by: opened, at: range)
    let receiver = opened.candidate.receiver
    let callee = callee(for: id, receiver: receiver, selfType: selfOf(opened), arguments: generics)
    let own = placingReceiver(selfArguments(id, receiver, at: range), of: id)
    return TypedExpression(.call(callee, own + arguments), type: opened.result, range: range)
  }

  /// Whether the function whose body this is returns `Self`, so that its `self` is more than the class around it.
  var returnsSelf: Bool { function.map { checker.info($0).returnsSelf } ?? false }

  /// `Self` of a class given to a `T.Type`: `T` is the class that is meant when the program runs.
  private func passDynamicSelf(to id: FunctionID, _ arguments: [TypedExpression], _ generics: inout [Type]) {
    for (parameter, argument) in zip(program[id].parameters, arguments) {
      guard case .metatype(.parameter(let generic)) = parameter.type, isDynamicSelf(argument),
        let index = program[id].generics.firstIndex(of: generic), case .metatype(let type) = argument.type
      else { continue }
      generics[index] = .existential([], superclass: [type])
    }
  }

  private func isDynamicSelf(_ argument: TypedExpression) -> Bool {
    guard case .metatype(let type) = argument.type, let id = nominal(of: unifier.resolve(type)),
      program[id].kind == .class
    else { return false }
    return switch argument.kind {
    case .dynamicType(let value): dynamicSelves.contains(value.range)
    case .local: dynamicSelves.contains(argument.range)
    default: false
    }
  }

  func selfOf(_ opened: Opened) -> Type? {
    if case .function(let id) = opened.candidate.target, let owner = checker.info(id).requirementOf {
      return opened.substitution[checker.info(owner).selfParameter] ?? opened.candidate.selfType
    }
    return opened.candidate.selfType
  }

  func makeInitializerCall(
    _ id: FunctionID, _ opened: Opened, _ arguments: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    noteThrown(by: opened, at: range)
    let generics = program[id].generics.map { opened.substitution[$0] ?? .unknown }
    let type = opened.candidate.selfType ?? opened.result
    if case .value(let base, let isSuper) = opened.candidate.receiver {
      return delegate(id, generics, base, isSuper: isSuper, arguments, at: range)
    }
    if let owner = checker.info(id).requirementOf {
      if case .metatype(let value) = opened.candidate.receiver, isMadeByMetatype(type, as: owner) {
        return dynamicInitialization(of: value, opened, arguments, at: range)
      }
      return TypedExpression(
        .call(.witness(owner, id, conformer: type, arguments: generics), arguments), type: opened.result, range: range)
    }
    guard program[id].selfKind == .value else {
      // An initializer of a protocol's extension makes what the metatype names when the program runs.
      if case .metatype(let value) = opened.candidate.receiver, checker.info(id).extensionOf != nil,
        isReference(type) || isExistential(type)
      {
        return dynamicInitialization(of: value, opened, arguments, at: range)
      }
      if Self.constantRangeSymbols.contains(program[id].symbol), let data = arguments.first { checkConstantRange(data) }
      return TypedExpression(.call(.function(id, arguments: generics), arguments), type: opened.result, range: range)
    }
    if case .metatype(let value) = opened.candidate.receiver {
      checkRequired(id, of: type, writtenAt: value.range, at: range)
      return dynamicInitialization(of: value, opened, arguments, at: range)
    }
    let instance = TypedExpression(.allocate(type), type: type, range: range)
    return TypedExpression(
      .call(initializer(id, generics, of: type, at: range), [instance] + arguments), type: opened.result, range: range)
  }

  /// What makes an object of a class that is named, or of the class that a generic parameter stands for when the program runs.
  private func initializer(_ id: FunctionID, _ generics: [Type], of type: Type, at range: SourceRange) -> Callee {
    switch unifier.resolve(type) {
    case .parameter, .associated:
      checkRequired(id, of: type, writtenAt: range, at: range)
      return .virtual(id, arguments: generics)
    default: return .function(id, arguments: generics)
    }
  }

  /// Whether a metatype may name another type than what stands for it: one that conforms, or a subclass of what a generic parameter stands
  /// for, which the library's own code tells apart itself.
  private func isMadeByMetatype(_ type: Type, as owner: ProtocolID) -> Bool {
    switch unifier.resolve(type) {
    case .existential: true
    case .parameter: checker.info(owner).scope.part == nil
    default: false
    }
  }

  /// The declarations that SwiftUI marks with `@_semantics("swiftui.requires_constant_range")`.
  private static let constantRangeSymbols: Set<String> = [
    "ForEach.init(range)", "List.init(_:rowContent:)@rangeInt", "List.init(_:selection:rowContent:)@set@rangeInt",
    "List.init(_:selection:rowContent:)@optional@rangeInt",
  ]

  /// A `ForEach` or `List` over a range reads it once, which SwiftUI's declaration lets the compiler say of ends that are no literals.
  private func checkConstantRange(_ range: TypedExpression) {
    guard range.range.file >= 0, case .call(_, let ends) = range.kind else { return }
    let areLiterals = ends.allSatisfy {
      switch $0.kind {
      case .integer, .metatype: true
      default: false
      }
    }
    if areLiterals { return }
    checker.report(
      "non-constant-range", "Non-constant range: argument must be an integer literal", at: range.range,
      severity: .warning,
      explanation:
        "`ForEach` and `List` read a range once and ignore later changes. Give them data with ids, or `id: \\.self`."
    )
  }

  /// Reports an initializer that a subclass may not have, where the class is known only when the program runs.
  private func checkRequired(_ id: FunctionID, of type: Type, writtenAt place: SourceRange, at range: SourceRange) {
    guard let owner = program[id].nominal, !program[owner].isCatalogue, program[owner].kind == .class,
      !checker.info(owner).modifiers.contains("final"), !checker.info(id).modifiers.contains("required")
    else { return }
    report(
      "metatype-initializer",
      "constructing an object of class type \(writtenName(of: type, at: place)) with a metatype value must use a 'required' initializer",
      at: range)
  }

  /// `type.init(…)` of a class or protocol that is known when the program runs.
  private func dynamicInitialization(
    of metatype: TypedExpression, _ opened: Opened, _ arguments: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    let labelled = zip(opened.labels, arguments).map { DynamicArgument(label: $0, value: $1) }
    return TypedExpression(.dynamicCall(metatype, "init", labelled), type: opened.result, range: range)
  }

  /// Delegates to another initializer: `self.init(…)` and `super.init(…)`.
  func delegate(
    _ id: FunctionID, _ generics: [Type], _ base: TypedExpression, isSuper: Bool, _ arguments: [TypedExpression],
    at range: SourceRange
  ) -> TypedExpression {
    if program[id].selfKind == .value {
      checkDelegation(to: id, base, isSuper: isSuper, at: range)
      // The class of the instance decides: a convenience initializer is inherited.
      let callee = isSuper ? Callee.function(id, arguments: generics) : .virtual(id, arguments: generics)
      let call = TypedExpression(
        .call(callee, [base] + arguments),
        type: program[id].isFailable ? checker.optional(base.type) : base.type, range: range)
      if program[id].isFailable { return failing(call, of: id, isSuper: isSuper, base, at: range) }
      return TypedExpression(call.kind, type: .void, range: range)
    }
    let call: TypedExpression
    if let owner = checker.info(id).requirementOf {
      call = TypedExpression(
        .call(.witness(owner, id, conformer: base.type, arguments: generics), arguments),
        type: program[id].isFailable ? checker.optional(base.type) : base.type, range: range)
    } else {
      call = TypedExpression(
        .call(.function(id, arguments: generics), arguments),
        type: program[id].isFailable ? checker.optional(base.type) : base.type, range: range)
    }
    if program[id].isFailable { return failing(call, of: id, isSuper: isSuper, base, at: range) }
    return TypedExpression(.assign(place(of: base, at: range), call), type: .void, range: range)
  }

  /// Reports an initializer of a class that delegates as only the other kind may.
  private func checkDelegation(
    to target: FunctionID, _ base: TypedExpression, isSuper: Bool, at range: SourceRange
  ) {
    guard let function, program[function].kind == .initializer, let owner = program[function].nominal,
      program[owner].kind == .class, range.file >= 0
    else { return }
    let isConvenience = checker.info(function).modifiers.contains("convenience")
    let name = program[owner].name
    if isSuper, isConvenience {
      report(
        "wrong-delegation",
        "convenience initializer for '\(name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
        at: range)
    } else if isSuper, checker.info(target).modifiers.contains("convenience"), let parent = program[target].nominal {
      report(
        "wrong-delegation", "must call a designated initializer of the superclass '\(program[parent].name)'",
        at: range.pointingAtStart)
    } else if !isSuper, !isConvenience, checker.isInMainBlock(program[function].range, of: checker.info(owner)) {
      report(
        "wrong-delegation",
        "designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        at: program[function].range)
    }
  }

  /// A delegation that can fail ends the initializer with nil, or with a trap where `!` follows it, or where the other is an `init!` and
  /// this one cannot fail.
  private func failing(
    _ call: TypedExpression, of id: FunctionID, isSuper: Bool, _ base: TypedExpression, at range: SourceRange
  ) -> TypedExpression {
    let isClass = program[id].selfKind == .value
    let cannotFail = function.map { program[$0].kind == .initializer && !program[$0].isFailable } ?? false
    if cannotFail, !forcedDelegations.contains(range), !isImplicitlyUnwrapped(id) {
      report(
        "failable-delegation",
        "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(program[id].name)' written with 'init?'",
        at: range,
        explanation: "The other initializer may give nil, and this one always gives a value. "
          + "Write 'init?' here as well, or '!' behind the call if it can't fail here.")
    }
    if cannotFail || forcedDelegations.contains(range) {
      let made = TypedExpression(.unwrap(call), type: base.type, range: range)
      let kind =
        isClass
        ? TypedExpression.Kind.sequence([TypedStatement(.expression(made), range: range)], void(range))
        : .assign(place(of: base, at: range), made)
      return TypedExpression(kind, type: .void, range: range)
    }
    let result = addLocal(nil, type: base.type, isVariable: false)
    let leave = leaveWithNil(base, at: range)
    var statements = [TypedStatement(.guard([.pattern(.some(.bind(result)), call)], else: [leave]), range: range)]
    if !isClass {
      let assign = TypedExpression(
        .assign(place(of: base, at: range), read(result, at: range)), type: .void, range: range)
      statements.append(TypedStatement(.expression(assign), range: range))
    }
    return TypedExpression(.sequence(statements, void(range)), type: .void, range: range)
  }

  /// Whether an initializer is an `init!`.
  private func isImplicitlyUnwrapped(_ id: FunctionID) -> Bool {
    if case .function(let declaration) = checker.info(id).source { declaration.isImplicitlyUnwrapped } else { false }
  }

  /// `try? self.init(…)` ends an initializer that can fail with nil if an error is thrown.
  func caughtDelegation(_ trial: TypedExpression, at range: SourceRange) -> TypedExpression {
    guard let local = selfLocal else { return trial }
    let leave = leaveWithNil(read(local, at: range), at: range)
    let statement = TypedStatement(.guard([.pattern(.some(.wildcard), trial)], else: [leave]), range: range)
    return TypedExpression(.sequence([statement], void(range)), type: .void, range: range)
  }

  private func leaveWithNil(_ base: TypedExpression, at range: SourceRange) -> TypedStatement {
    TypedStatement(.return(TypedExpression(.none, type: checker.optional(base.type), range: range)), range: range)
  }
}
