import TheseusProgram

extension TypeChecker {
  /// Members that Swift makes up: memberwise and default initializers, `==`, `hash(into:)`, `<`, `allCases`, raw values, `id`.
  func synthesizedMembers(_ name: String, of info: NominalInfo) -> [Member] {
    if let found = info.synthesized[name] { return found }
    info.synthesized[name] = []
    let result = synthesize(name, info)
    info.synthesized[name] = result
    return result
  }

  private func synthesize(_ name: String, _ info: NominalInfo) -> [Member] {
    switch name {
    case "init": return initializers(info) + synthesizeDecoding(info)
    case "encode": return synthesizeEncoding(info)
    case "CodingKeys": return synthesizeKeys(info)
    case "==": return synthesizeEquality(info)
    case "hash": return synthesizeHash(info)
    case "<": return synthesizeOrder(info)
    case "allCases": return synthesizeAllCases(info)
    case "rawValue": return synthesizeRawValue(info)
    case "next": return synthesizeNext(info)
    default: return []
    }
  }

  /// A function whose statements the checker writes.
  func synthesizedFunction(
    _ name: String, symbol: String, kind: TypedFunction.Kind = .function, selfKind: TypedFunction.SelfKind,
    info: NominalInfo,
    parameters: [(label: String?, name: String, type: FunctionType.Parameter)], result: Type, isFailable: Bool = false,
    body: @escaping (BodyChecker) -> [TypedStatement]
  ) -> FunctionID {
    let id = add(
      TypedFunction(
        name: name, symbol: program[info.id].qualifiedName + "." + symbol, kind: kind, implementation: .body,
        selfKind: selfKind, nominal: info.id, generics: program[info.id].generics, parameters: parameters.map(\.type),
        labels: parameters.map(\.label), parameterNames: parameters.map(\.name), result: result, isFailable: isFailable,
        range: program[info.id].range),
      source: .synthesized(body), scope: DeclarationScope(parent: info.scope))
    self.info(id).requirements = info.scope.requirements
    self.info(id).isStatic = kind == .initializer || selfKind == .metatype || selfKind == .none
    return id
  }

  // MARK: Initializers

  private func initializers(_ info: NominalInfo) -> [Member] {
    let kind = info.declaration.kind
    var result: [Member] = []
    if kind == .enumeration, let rawType = rawType(of: info), !declaresRawInitializer(info) {
      result.append(.function(rawInitializer(info, rawType)))
    }
    let isOwn =
      info.sources["init"]?.contains { source in
        switch source {
        case .declaration(_, let block), .text(_, let block): block.isMain
        }
      } ?? false
    guard !isOwn else { return result + inheritedByOverriding(info) + besideConvenience(info) }
    if kind == .structure, info.scope.part == nil || !info.stored.isEmpty {
      let settable = settable(info)
      let plain = settable.filter { !keepsValue($0) }
      let memberwise = memberwise(info, plain)
      result.append(.function(memberwise))
      if plain.count < settable.count { result.append(.function(self.memberwise(info, settable))) }
      if kind == .structure, let empty = withoutArguments(memberwise, info) { result.append(.function(empty)) }
    } else if kind == .class || kind == .actor, superclass(of: info.id) == nil {
      result.append(.function(defaultInitializer(info)))
    } else if kind == .class, let superclass = superclass(of: info.id),
      case .nominal(let parent, _) = superclass
    {
      result += inheritable(superclass, info).map { .function(inherited($0, info, superclass, parent)) }
    }
    return result
  }

  private func defaultInitializer(_ info: NominalInfo) -> FunctionID {
    synthesizedFunction(
      "init()", symbol: "init()", kind: .initializer, selfKind: .value, info: info, parameters: [],
      result: selfType(info)
    ) { body in
      body.defaultClassInitializer(info)
    }
  }

  /// `init()` of a class without a superclass that declares only convenience initializers.
  private func besideConvenience(_ info: NominalInfo) -> [Member] {
    guard info.declaration.kind == .class, info.scope.part == nil, superclass(of: info.id) == nil else { return [] }
    let own = ownMembers("init", of: info).compactMap { member -> FunctionID? in
      if case .function(let id) = member { id } else { nil }
    }
    guard own.allSatisfy({ isConvenience($0) && !program[$0].parameters.isEmpty }) else { return [] }
    return [.function(defaultInitializer(info))]
  }

  /// A class that overrides all designated initializers of its superclass has its convenience initializers; one that declares only
  /// convenience initializers has all.
  private func inheritedByOverriding(_ info: NominalInfo) -> [Member] {
    guard info.declaration.kind == .class, info.scope.part == nil, let superclass = superclass(of: info.id),
      case .nominal(let parent, _) = superclass
    else { return [] }
    let own = ownMembers("init", of: info).compactMap { member -> FunctionID? in
      if case .function(let id) = member { id } else { nil }
    }
    let missing = inheritable(superclass, info).filter { original in
      !own.contains { program[$0].labels == program[original].labels && hasParameters($0, like: original) }
    }
    let declaresDesignated = own.contains { !isConvenience($0) }
    if declaresDesignated, missing.contains(where: { !isConvenience($0) }) { return [] }
    return missing.map { .function(inherited($0, info, superclass, parent)) }
  }

  private func hasParameters(_ function: FunctionID, like other: FunctionID) -> Bool {
    zip(program[function].parameters, program[other].parameters).allSatisfy { left, right in
      left.type == right.type || !left.type.isConcrete || !right.type.isConcrete
    }
  }

  /// Whether an initializer delegates to another one of its class.
  func isConvenience(_ id: FunctionID) -> Bool { info(id).modifiers.contains("convenience") }

  /// The initializers that a superclass has, its inherited ones too.
  private func inheritable(_ superclass: Type, _ info: NominalInfo) -> [FunctionID] {
    findMembers("init", of: superclass, isStatic: true, in: info.scope).compactMap { item in
      if case .function(let id) = item.member, self.info(id).extensionOf == nil, self.info(id).requirementOf == nil {
        id
      } else {
        nil
      }
    }
  }

  /// `init()` of a struct whose stored properties all have initial values, beside the memberwise initializer: protocols can require it, it
  /// stands before what extensions declare with defaults, and `var (width, height) = (1, 2)` gives that one no defaults.
  private func withoutArguments(_ memberwise: FunctionID, _ info: NominalInfo) -> FunctionID? {
    let count = program[memberwise].parameters.count
    guard info.scope.part == nil, count > 0 else { return nil }
    if info.stored.contains(where: { $0.variable?.isDestructured == true }) {
      guard info.stored.allSatisfy({ $0.variable?.initialValue != nil }) else { return nil }
    } else {
      guard defaultFlags(of: memberwise).allSatisfy({ $0 }) else { return nil }
    }
    return synthesizedFunction(
      "init()", symbol: "init()", kind: .initializer, selfKind: .none, info: info, parameters: [],
      result: selfType(info)
    ) { body in
      body.memberwiseBody(info, [])
    }
  }

  func selfType(_ info: NominalInfo) -> Type { info.scope.selfType ?? .unknown }

  /// An initializer of the superclass as the class's own.
  private func inherited(
    _ original: FunctionID, _ info: NominalInfo, _ superclass: Type, _ parent: NominalID
  ) -> FunctionID {
    let function = program[original]
    let substitution = nominalSubstitution(
      parent, { if case .nominal(_, let arguments) = superclass { arguments } else { [] } }())
    let parameters = zip(function.labels, zip(function.parameterNames, function.parameters)).map {
      label, rest -> (label: String?, name: String, type: FunctionType.Parameter) in
      var type = rest.1
      type.type = substitute(type.type, substitution)
      return (label, rest.0, type)
    }
    let id = synthesizedFunction(
      function.name, symbol: function.name, kind: .initializer, selfKind: .value, info: info, parameters: parameters,
      result: function.isFailable ? optional(selfType(info)) : selfType(info), isFailable: function.isFailable
    ) { body in
      body.inheritedInitializer(info, original, superclass)
    }
    // What the initializer itself is generic over is the same for both.
    let own = function.ownGenerics
    if !own.isEmpty {
      let requirements = self.info(original).requirements.map { substitute($0, substitution) }
      program.functions[Int(id.index)].generics += own
      self.info(id).requirements += requirements
      self.info(id).scope.requirements += requirements
    }
    self.info(id).modifiers = self.info(original).modifiers
    self.info(id).parameters = self.info(original).parameters
    self.info(id).defaults = self.info(original).defaults
    self.info(id).inheritsDefaultsFrom = original
    program.functions[Int(id.index)].overrides = original
    program.functions[Int(id.index)].isThrowing = function.isThrowing
    program.functions[Int(id.index)].isAsync = function.isAsync
    return id
  }

  /// The properties that a memberwise initializer may take.
  private func settable(_ info: NominalInfo) -> [Property] {
    info.stored.filter { property in
      if let variable = property.variable { settle(property, variable, info: info) }
      guard let variable = property.variable else { return false }
      if variable.isConstant, variable.initialValue != nil { return false }
      if property.wrapper != nil { return takesArgument(property) }
      return true
    }
  }

  /// Whether a wrapper of the library evaluates its property's default value later (`@StateObject`): where no other is given, the wrapper
  /// is as equal to others as its declaration says.
  private func keepsValue(_ property: Property) -> Bool {
    guard let use = property.wrapper, property.variable?.initialValue != nil else { return false }
    return info(use.nominal).scope.part != nil && evaluatesLater(use)
  }

  private func memberwise(_ info: NominalInfo, _ settable: [Property]) -> FunctionID {
    let parameters = settable.map { property -> (label: String?, name: String, type: FunctionType.Parameter) in
      let name = property.sourceName
      let builder = builder(of: property.declaration.attributes, in: info.scope)
      var type = memberwiseType(property)
      // `@ViewBuilder let content: Content` takes a closure and stores its result.
      if builder != nil {
        if case .function = type {} else { type = .function(FunctionType(parameters: [], result: type)) }
      }
      let isLazy = property.wrapper.map { evaluatesLater($0) && info.scope.part == nil } ?? false
      let isAutoclosure = isLazy && property.variable?.initialValue != nil
      if isAutoclosure { type = .function(FunctionType(parameters: [], result: type)) }
      return (name, name, FunctionType.Parameter(type: type, isAutoclosure: isAutoclosure, builder: builder))
    }
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    let id = synthesizedFunction(
      "init(\(labels))", symbol: "init(\(labels))", kind: .initializer, selfKind: .none, info: info,
      parameters: parameters,
      result: selfType(info)
    ) { body in
      body.memberwiseBody(info, settable)
    }
    for (index, property) in settable.enumerated() {
      guard let variable = property.variable, let function = memberwiseDefault(property, variable)
      else { continue }
      self.info(id).defaults[index] = function
    }
    return id
  }

  /// Whether a wrapped property is a parameter of the memberwise initializer.
  private func takesArgument(_ property: Property) -> Bool {
    guard let use = property.wrapper, let variable = property.variable else { return false }
    if isMadeByArguments(use) { return !isSecret(property.declaration) }
    let generic = Type.nominal(use.nominal, program[use.nominal].generics.map { .parameter($0) })
    let found = findMembers("init", of: generic, isStatic: true, in: nil)
    let labels = found.compactMap { item -> String?? in
      if case .function(let id) = item.member { program[id].labels.first ?? nil } else { nil }
    }
    let isHidden = isSecret(property.declaration)
    // What has a value of its own and can't be seen from outside is left to it.
    if isHidden, variable.initialValue != nil || beginsEmpty(property, use) { return false }
    if beginsEmpty(property, use) { return true }
    if labels.contains("wrappedValue") { return true }
    return variable.initialValue == nil && !labels.isEmpty && wrapperInitialValue(property, use) == nil
  }

  /// Whether what stands behind the outermost wrapper's name makes it, and no value: a memberwise initializer may be given another
  /// instance.
  private func isMadeByArguments(_ use: WrapperUse) -> Bool {
    use.attribute.arguments != nil && use.variable.initialValue == nil
  }

  /// Whether a wrapper takes its value as an autoclosure.
  private func evaluatesLater(_ use: WrapperUse) -> Bool {
    let generic = Type.nominal(use.nominal, program[use.nominal].generics.map { .parameter($0) })
    return findMembers("init", of: generic, isStatic: true, in: nil).contains { item in
      if case .function(let id) = item.member { program[id].parameters.first?.isAutoclosure ?? false } else { false }
    }
  }

  /// The type of a memberwise parameter: of a wrapped property the value, or the wrapper if it can't be made from a value.
  private func memberwiseType(_ property: Property) -> Type {
    let storage = type(of: property)
    guard let use = property.wrapper, case .nominal = storage, !beginsEmpty(property, use), !isMadeByArguments(use)
    else { return storage }
    guard takesValue(use), let last = wrappedTypes(use, of: storage).last else { return storage }
    return last
  }

  /// Whether a wrapped property without a value begins as what the wrapper is when it is made from nothing: one of the program, or one
  /// that can't be made from a value.
  private func beginsEmpty(_ property: Property, _ use: WrapperUse) -> Bool {
    property.variable?.initialValue == nil && use.inner.isEmpty && use.attribute.arguments == nil
      && (info(use.nominal).scope.part == nil || !takesValue(use)) && hasEmptyInitializer(use, in: property.scope)
  }

  /// Whether a wrapper, and each within it, can be made from a value.
  private func takesValue(_ use: WrapperUse) -> Bool {
    ([use.nominal] + use.inner.map(\.nominal)).allSatisfy { nominal in
      let generic = Type.nominal(nominal, program[nominal].generics.map { .parameter($0) })
      return findMembers("init", of: generic, isStatic: true, in: nil).contains { item in
        if case .function(let function) = item.member {
          program[function].labels.first == "wrappedValue"
        } else {
          false
        }
      }
    }
  }

  /// What a memberwise parameter is when it is not given.
  private func memberwiseDefault(_ property: Property, _ variable: VariableDeclaration) -> FunctionID? {
    if let use = property.wrapper, isMadeByArguments(use) { return wrapperInitialValue(property, use) }
    if variable.isDestructured || !beginsAsNil(property, variable) { return nil }
    let none = Expression(.nil, range: property.declaration.nameRange)
    // A lazy value that is not given is made when it is first read.
    if property.declaration.has("lazy") {
      return addValue(
        none, type: type(of: property), name: property.sourceName, in: property.scope,
        range: property.declaration.nameRange)
    }
    guard let use = property.wrapper else { return initialValue(of: property, variable) }
    if beginsEmpty(property, use) { return wrapperInitialValue(property, use) }
    // A `@Binding` to an optional must be given; a `@State` without a value begins as nil.
    let type = memberwiseType(property)
    guard let value = variable.initialValue ?? (wrapped(type) != nil ? none : nil) else { return nil }
    return addValue(
      value, type: type, name: property.sourceName, in: property.scope,
      range: property.declaration.nameRange)
  }

  // MARK: Enums

  func rawType(of info: NominalInfo) -> Type? {
    resolveHeader(of: info.id)
    return info.rawType
  }

  /// Whether an enum declares the initializer that takes a raw value.
  func declaresRawInitializer(_ info: NominalInfo) -> Bool {
    info.sources["init"]?.contains { source in
      guard case .declaration(let declaration, _) = source, case .function(let function) = declaration.kind else {
        return false
      }
      return function.parameters.map(\.label) == ["rawValue"]
    } ?? false
  }

  private func rawInitializer(_ info: NominalInfo, _ rawType: Type) -> FunctionID {
    let parameter = (label: Optional("rawValue"), name: "rawValue", type: FunctionType.Parameter(type: rawType))
    return synthesizedFunction(
      "init(rawValue:)", symbol: "init(rawValue:)", kind: .initializer, selfKind: .none, info: info,
      parameters: [parameter],
      result: optional(selfType(info)), isFailable: true
    ) { body in
      body.rawInitializerBody(info)
    }
  }

  private func synthesizeRawValue(_ info: NominalInfo) -> [Member] {
    guard info.declaration.kind == .enumeration, let rawType = rawType(of: info), info.sources["rawValue"] == nil else {
      return []
    }
    return [.property(computed("rawValue", type: rawType, info: info, isStatic: false) { $0.rawValueBody(info) })]
  }

  private func synthesizeAllCases(_ info: NominalInfo) -> [Member] {
    guard info.declaration.kind == .enumeration, conformsToKnown(info, "CaseIterable"),
      !declaresProperty("allCases", info)
    else { return [] }
    return [
      .property(
        computed("allCases", type: type("Array", selfType(info)), info: info, isStatic: true) { $0.allCasesBody(info) })
    ]
  }

  /// Whether a type declares a property of a name; a method of that name is another member: `allCases(for:)`.
  func declaresProperty(_ name: String, _ info: NominalInfo) -> Bool {
    (info.sources[name] ?? []).contains { source in
      guard case .declaration(let declaration, _) = source else { return true }
      if case .function = declaration.kind { return false }
      return true
    }
  }

  private func computed(
    _ name: String, type: Type, info: NominalInfo, isStatic: Bool, body: @escaping (BodyChecker) -> [TypedStatement]
  ) -> Property {
    let range = program[info.id].range
    let variable = VariableDeclaration(
      pattern: Pattern(.binding(name, isVariable: true), range: range), type: nil, initialValue: nil, isConstant: false,
      accessors: Accessors(hasGetter: true))
    let property = Property(
      name: name, scope: info.scope, block: info.blocks.first,
      declaration: Declaration(.variable(variable), range: range, nameRange: range))
    property.table = info
    property.isStatic = isStatic
    property.isSettled = true
    property.generics = program[info.id].generics
    property.type = type
    let getter = makeAccessor(property, kind: .getter, selfKind: isStatic ? .metatype : .value, body: body)
    program.functions[Int(getter.index)].result = type
    property.getter = getter
    return property
  }

  /// Whether a nominal conforms to a protocol of the library.
  func conformsToKnown(_ info: NominalInfo, _ name: String) -> Bool {
    protocolID(named: name).map { conformances(of: info.id)[$0] != nil } ?? false
  }

  // MARK: Equality, hashing, order

  private func canCompare(_ info: NominalInfo) -> Bool {
    switch info.declaration.kind {
    case .enumeration: true
    // A struct of the catalogue without stored properties is native or a record, and is compared as such.
    case .structure: info.scope.part == nil || !info.stored.isEmpty
    case .class, .actor, .protocol: false
    }
  }

  private func synthesizeEquality(_ info: NominalInfo) -> [Member] {
    guard canCompare(info), conformsToKnown(info, "Equatable"), !declares("==", info, count: 2),
      !isGivenByProtocol("==", nil, info)
    else { return [] }
    let type = FunctionType.Parameter(type: selfType(info))
    let equality = synthesizedFunction(
      "==(_:_:)", symbol: "==(_:_:)", selfKind: .none, info: info, parameters: [(nil, "a", type), (nil, "b", type)],
      result: self.type("Bool")
    ) { $0.equalityBody(info) }
    return [member(equality, onConditionsOf: "Equatable", info)]
  }

  /// A function that a type has where it conforms to a protocol.
  private func member(_ function: FunctionID, onConditionsOf name: String, _ info: NominalInfo) -> Member {
    let conformance = protocolID(named: name).flatMap { conformances(of: info.id)[$0] }
    self.info(function).requirements += conformance?.requirements ?? []
    return .function(function)
  }

  private func declares(_ name: String, _ info: NominalInfo, count: Int) -> Bool {
    if !globalOperators(name, on: info.id).isEmpty { return true }
    return ownMembers(name, of: info).contains { member in
      guard case .function(let id) = member else { return false }
      return program[id].parameters.count == count
        && program[id].parameters.allSatisfy { nominalID(of: $0.type) == info.id }
    }
  }

  private func nominalID(of type: Type) -> NominalID? {
    if case .nominal(let id, _) = type { id } else { nil }
  }

  private func synthesizeHash(_ info: NominalInfo) -> [Member] {
    // Who wrote `hashValue`, as one did before Swift 4.2, is asked for that.
    let isValueOwn = !ownMembers("hashValue", of: info).isEmpty
    let isHashOwn = ownMembers("hash", of: info).contains { member in
      if case .function(let id) = member { program[id].labels == ["into"] } else { false }
    }
    guard canCompare(info) || isValueOwn, conformsToKnown(info, "Hashable"), !isHashOwn,
      !isGivenByProtocol("hash", "into", info)
    else { return [] }
    let parameter = (
      label: Optional("into"), name: "hasher", type: FunctionType.Parameter(type: type("Hasher"), isInout: true)
    )
    let hash = synthesizedFunction(
      "hash(into:)", symbol: "hash(into:)", selfKind: .value, info: info, parameters: [parameter], result: .void
    ) { isValueOwn ? $0.hashValueBody(info) : $0.hashBody(info) }
    return [member(hash, onConditionsOf: "Hashable", info)]
  }

  private func synthesizeOrder(_ info: NominalInfo) -> [Member] {
    guard canCompare(info), info.declaration.kind == .enumeration, conformsToKnown(info, "Comparable"),
      !declares("<", info, count: 2), !isGivenByProtocol("<", nil, info)
    else { return [] }
    let type = FunctionType.Parameter(type: selfType(info))
    let order = synthesizedFunction(
      "<(_:_:)", symbol: "<(_:_:)", selfKind: .none, info: info, parameters: [(nil, "a", type), (nil, "b", type)],
      result: self.type("Bool")
    ) { $0.orderBody(info) }
    return [member(order, onConditionsOf: "Comparable", info)]
  }
}
