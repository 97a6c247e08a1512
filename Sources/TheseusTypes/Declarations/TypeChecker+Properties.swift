import TheseusProgram

extension TypeChecker {
  /// The members that one variable declaration gives for a name.
  func propertyMembers(
    _ variable: VariableDeclaration, _ declaration: Declaration, named name: String, in scope: DeclarationScope,
    table: MemberTable, block: DeclarationBlock
  ) -> [Member] {
    let isStatic = declaration.has("static") || declaration.has("class")
    let isOverride = declaration.has("override")
    if !isStatic, !isOverride, block.isMain, isStored(variable), !isManaged(declaration),
      let info = table as? NominalInfo
    {
      return storedMembers(named: name, variable, declaration, info: info, block: block)
    }
    if isStatic, isStored(variable), let info = table as? NominalInfo,
      let members = wrappedStatic(named: name, variable, declaration, info: info, scope: scope, block: block)
    {
      return members
    }
    let property = Property(name: name, scope: scope, block: block, declaration: declaration)
    property.table = table
    property.isStatic = isStatic
    property.generics = ownerGenerics(table)
    property.requirements = scope.requirements
    property.accessors = variable.accessors
    property.isConstant = variable.isConstant
    property.isImplicitlyUnwrapped = isImplicitlyUnwrapped(variable.type)
    if let info = table as? ProtocolInfo {
      if block.isMain { property.requirementOf = info.id } else { property.extensionOf = info.id }
    }
    if isManaged(declaration) { return name == variable.name ? [.property(managedProperty(property, variable))] : [] }
    if isStatic, isStored(variable), property.requirementOf == nil, variable.initialValue != nil || scope.part == nil {
      addStaticStorage(property, variable)
      noteObservers(of: property, variable)
    } else if isOverride, isStored(variable) {
      addOverride(property, variable)
    } else {
      settleEntry(property)
      makeGetter(of: property)
    }
    return name.hasPrefix("$") || name != variable.name && variable.name != nil && name.hasPrefix("_")
      ? [] : [.property(property)]
  }

  /// A static property with a wrapper by one of its names; nil if it has no wrapper.
  private func wrappedStatic(
    named name: String, _ variable: VariableDeclaration, _ declaration: Declaration, info: NominalInfo,
    scope: DeclarationScope, block: DeclarationBlock
  ) -> [Member]? {
    guard scope.part == nil, let plain = variable.name else { return nil }
    let storage: Property
    if let known = info.wrappedStatics[plain] {
      storage = known
    } else {
      guard let use = wrapperUse(of: declaration, variable, in: info.scope) else { return nil }
      storage = Property(name: plain, scope: scope, block: block, declaration: declaration)
      storage.table = info
      storage.isStatic = true
      storage.isSettled = true
      storage.generics = ownerGenerics(info)
      storage.requirements = scope.requirements
      wrap(storage, use)
      info.wrappedStatics[plain] = storage
      addStaticStorage(storage, wrapperInitialValue(storage, use), isConstant: false)
    }
    guard let use = storage.wrapper else { return nil }
    if name == "_" + plain { return [.property(storage)] }
    guard !name.hasPrefix("$") || isProjected(storage) else { return [] }
    return [
      .property(wrappedProperty(named: name, wrapper: use, storage: storage, variable, in: info.scope, table: info))
    ]
  }

  private func noteObservers(of property: Property, _ variable: VariableDeclaration) {
    // Those of a wrapped property stand around what its storage wraps, those of a lazy one around its value.
    guard property.wrapper == nil, !property.declaration.has("lazy"), variable.observers != nil else { return }
    property.observers = variable.observers
    if property.scope.part == nil { observedProperties.append(property) }
  }

  /// `override var x: T { didSet { … } }` reads and writes the superclass's property and runs its own observers.
  private func addOverride(_ property: Property, _ variable: VariableDeclaration) {
    noteObservers(of: property, variable)
    property.isSettled = true
    property.setterMutates = false
    let type = type(of: property)
    let getter = makeAccessor(property, kind: .getter, selfKind: .value) { $0.overridingGetter(property) }
    program.functions[Int(getter.index)].result = type
    property.getter = getter
    property.setter = makeAccessor(property, kind: .setter, selfKind: .value) { $0.overridingSetter(property) }
  }

  private func isImplicitlyUnwrapped(_ reference: TypeReference?) -> Bool {
    if case .implicitlyUnwrapped? = reference?.kind { true } else { false }
  }

  /// A stored property by one of its names: itself, or `_name`, `name` and `$name` of a wrapped one.
  private func storedMembers(
    named name: String, _ variable: VariableDeclaration, _ declaration: Declaration, info: NominalInfo,
    block: DeclarationBlock
  ) -> [Member] {
    guard let plain = variable.name,
      let storage = info.stored.first(where: {
        $0.declaration.nameRange == declaration.nameRange && $0.sourceName == plain
      })
    else { return [] }
    if name == "$" + plain, isPublished(storage, in: info.scope) {
      return publisher(of: storage, named: plain, info)
    }
    if name == "_" + plain, isPublished(storage, in: info.scope) {
      return publishedValue(of: storage, named: plain, info)
    }
    settle(storage, variable, info: info)
    if declaration.has("lazy") {
      return name == plain ? [.property(lazyProperty(storage, variable, info: info))] : [.property(storage)]
    }
    guard let wrapper = storage.wrapper else {
      if name == "$" + plain, storage.observation == .published {
        return publisher(of: storage, info: info).map { [.property($0)] } ?? []
      }
      if name != plain, storage.isOfUnknownWrapper {
        return [.property(foreignProperty(named: name, besides: storage, info))]
      }
      return name == plain ? [.property(storage)] : []
    }
    if name == "_" + plain { return [.property(storage)] }
    guard !name.hasPrefix("$") || isProjected(storage) else { return [] }
    return [
      .property(wrappedProperty(named: name, wrapper: wrapper, storage: storage, variable, in: info.scope, table: info))
    ]
  }

  /// Whether Combine's `@Published` wraps a property: a program may have a wrapper of that name.
  private func isPublished(_ storage: Property, in scope: DeclarationScope) -> Bool {
    guard storage.declaration.attribute("Published") != nil else { return false }
    guard case .nominal(let id)? = lookupType("Published", in: scope) else { return true }
    return program[id].isCatalogue
  }

  /// Finds out whether a stored property is wrapped, observed or tracked.
  func settle(_ storage: Property, _ variable: VariableDeclaration, info: NominalInfo) {
    guard !storage.isSettled else { return }
    storage.isSettled = true
    storage.table = info
    storage.generics = program[info.id].generics
    storage.requirements = info.scope.requirements
    storage.isImplicitlyUnwrapped = isImplicitlyUnwrapped(variable.type)
    if let use = wrapperUse(of: storage.declaration, variable, in: info.scope) {
      wrap(storage, use)
    } else {
      storage.isOfUnknownWrapper = wrapperAttribute(of: storage.declaration, in: info.scope) != nil
    }
    if isPublished(storage, in: info.scope) { storage.observation = .published }
    if info.isObserved, !variable.isConstant, storage.wrapper == nil,
      storage.declaration.attribute("ObservationIgnored") == nil
    {
      storage.observation = .observable
    }
    noteObservers(of: storage, variable)
  }

  /// Makes a stored property the storage of a wrapped one.
  func wrap(_ storage: Property, _ use: WrapperUse) {
    use.storage = storage
    storage.wrapper = use
    storage.name = "_" + storage.name
    storage.isImplicitlyUnwrapped = false
  }

  private func lazyProperty(_ storage: Property, _ variable: VariableDeclaration, info: NominalInfo) -> Property {
    let property = Property(
      name: variable.name ?? "", scope: info.scope, block: storage.block, declaration: storage.declaration)
    property.table = info
    property.generics = storage.generics
    property.requirements = storage.requirements
    property.isSettled = true
    property.observers = variable.observers
    property.isImplicitlyUnwrapped = isImplicitlyUnwrapped(variable.type)
    let valueType = lazyType(property, variable, info)
    property.type = valueType
    storage.type = optional(valueType)
    let isMutating = info.declaration.kind == .structure
    let getter = makeAccessor(property, kind: .getter, selfKind: isMutating ? .mutating : .value) { body in
      body.lazyGetter(storage: storage, value: variable.initialValue, type: valueType)
    }
    property.getter = getter
    property.setter = makeAccessor(property, kind: .setter, selfKind: isMutating ? .mutating : .value) { body in
      body.lazySetter(property, storage: storage)
    }
    return property
  }

  /// The type of a lazy property: the one that is written, or where that leaves something open its value's, which may use `self`.
  private func lazyType(_ property: Property, _ variable: VariableDeclaration, _ info: NominalInfo) -> Type {
    let written = variable.type.map { resolve($0, in: property.scope) }
    if let written, written.isFullyKnown || written == .unknown { return written }
    guard let value = variable.initialValue else { return .unknown }
    let body = BodyChecker(checker: self, scope: DeclarationScope(parent: info.scope))
    body.selfLocal = body.addLocal("self", type: selfType(info), isVariable: true)
    let outer = (diagnostics, reportedUnknown)
    defer { (diagnostics, reportedUnknown) = outer }
    let wanted = written.map { body.opened($0) }
    let typed = wanted.map { body.check(value, to: $0) } ?? body.infer(value)
    body.unifier.settleLiterals(from: 0)
    return Finisher(body).type(typed.type)
  }

  /// How a variable holds a reference.
  func strength(of declaration: Declaration) -> Closure.Strength {
    if declaration.has("weak") { return .weak }
    return declaration.modifiers.contains { $0.hasPrefix("unowned") } ? .unowned : .strong
  }

  // MARK: Global and static storage

  private func addStaticStorage(_ property: Property, _ variable: VariableDeclaration) {
    addStaticStorage(property, staticInitialValue(property, variable), isConstant: variable.isConstant)
  }

  /// Makes a global variable of the program the storage of a static property.
  func addStaticStorage(_ property: Property, _ initialValue: FunctionID?, isConstant: Bool) {
    let id = GlobalID(program.globals.count)
    program.globals.append(
      TypedGlobal(
        name: staticName(property), type: .unknown, initialValue: initialValue, isConstant: isConstant,
        range: property.declaration.nameRange))
    globalProperties.append(property)
    property.storage = .global(id)
    property.isSettled = true
    property.initialValue = initialValue
    incompleteGlobals.append(id)
  }

  private func staticName(_ property: Property) -> String {
    ((property.table as? NominalInfo).map { program[$0.id].qualifiedName + "." } ?? "") + property.name
  }

  private func staticInitialValue(_ property: Property, _ variable: VariableDeclaration) -> FunctionID? {
    let range = property.declaration.nameRange
    var value = variable.initialValue
    if value == nil, isOptional(variable.type, in: property.scope) { value = Expression(.nil, range: range) }
    guard let value else { return nil }
    let written = variable.type.map { resolve($0, in: property.scope) }
    return addValue(value, type: written, name: staticName(property), in: property.scope, range: range, of: .global)
  }

  func isOptional(_ reference: TypeReference?, in scope: DeclarationScope) -> Bool {
    guard let reference else { return false }
    switch reference.kind {
    case .implicitlyUnwrapped: return true
    case .named("Optional", _): return true
    default: return false
    }
  }

  /// Adds a function without parameters that gives an initial value; the place is nil where its effects are judged elsewhere.
  func addValue(
    _ value: Expression, type: Type?, name: String, in scope: DeclarationScope, range: SourceRange,
    of place: InitialValuePlace? = nil
  ) -> FunctionID {
    let generics = genericParameters(in: scope)
    let id = add(
      TypedFunction(
        name: name, symbol: name, kind: .initialValue, implementation: .body, selfKind: .none, generics: generics,
        result: type ?? .unknown, range: range),
      source: .value(value, type, place), scope: DeclarationScope(parent: scope))
    if scope.part == nil { ownFunctions.append(id) }
    return id
  }

  /// The generic parameters of the type around a scope.
  func genericParameters(in scope: DeclarationScope) -> [GenericParameter] {
    var current: DeclarationScope? = scope
    while let next = current {
      if let id = next.nominal { return program[id].generics }
      if let id = next.protocolID { return [info(id).selfParameter] }
      current = next.parent
    }
    return []
  }

  /// Declares a variable of the learner's file.
  func declareGlobal(_ variable: VariableDeclaration, _ declaration: Declaration, isScript: Bool) {
    for name in boundNames(variable.pattern) {
      addGlobal(
        variable, declaration, name: name, in: outerScope(of: declaration, in: fileScope), isScript: isScript)
    }
  }

  /// Adds a global variable.
  func addGlobal(
    _ variable: VariableDeclaration, _ declaration: Declaration, name: String, in scope: DeclarationScope,
    isScript: Bool
  ) {
    if isStored(variable), scope.part == nil, addWrappedGlobal(variable, declaration, in: scope) { return }
    let property = Property(name: name, scope: scope, block: nil, declaration: declaration)
    property.accessors = variable.accessors
    property.isConstant = variable.isConstant
    property.isSettled = true
    property.isImplicitlyUnwrapped = isImplicitlyUnwrapped(variable.type)
    if scope.part == nil, homeScope(of: name, declaration, in: fileScope) === scope, scope !== fileScope {
      scope.globals[name] = property
    } else {
      globals[name] = property
    }
    if scope.part == nil { checkIsTyped(computed: variable, at: declaration.nameRange) }
    guard isStored(variable), scope.part == nil || variable.initialValue != nil else {
      makeGetter(of: property)
      return
    }
    if isScript || variable.name == nil {
      let id = GlobalID(program.globals.count)
      program.globals.append(
        TypedGlobal(
          name: name, type: .unknown, initialValue: nil, isConstant: variable.isConstant, range: declaration.nameRange))
      globalProperties.append(property)
      property.storage = .global(id)
      incompleteGlobals.append(id)
      if !isScript { addDestructured(variable, property, id) }
    } else {
      addStaticStorage(property, variable)
    }
    noteObservers(of: property, variable)
  }

  /// `let (a, b) = f()` at file scope: each variable evaluates the whole and takes its element.
  private func addDestructured(_ variable: VariableDeclaration, _ property: Property, _ id: GlobalID) {
    guard case .tuple(let elements) = variable.pattern.kind, let value = variable.initialValue,
      let index = elements.firstIndex(where: { boundNames($0.pattern) == [property.name] })
    else { return }
    let range = property.declaration.nameRange
    let element = Expression(
      .member(value, String(index), genericArguments: [], labels: nil, nameRange: range), range: value.range)
    let function = addValue(element, type: nil, name: property.name, in: property.scope, range: range, of: .global)
    property.initialValue = function
    program.globals[Int(id.index)].initialValue = function
  }

  // MARK: Subscripts

  func addSubscript(
    _ function: FunctionDeclaration, _ accessors: Accessors, _ declaration: Declaration, in scope: DeclarationScope,
    table: MemberTable, block: DeclarationBlock
  ) -> Property {
    let property = Property(
      name: "subscript", scope: DeclarationScope(parent: scope), block: block,
      declaration: declaration)
    property.table = table
    property.isSettled = true
    property.isStatic = declaration.has("static") || declaration.has("class")
    property.accessors = accessors
    property.writtenParameters = function.parameters
    for parameter in function.parameters where scope.part == nil {
      guard parameter.attributes.contains(where: { wrapper(of: $0, in: scope) != nil }) else { continue }
      report(
        "wrapped-parameter",
        "Theseus does not run property wrappers on parameters of subscripts yet: '\(parameter.name)'",
        at: parameter.range)
    }
    // The generic parameters belong to the subscript, not to one of its accessors.
    let id = add(
      TypedFunction(
        name: "subscript", symbol: "subscript", kind: .function, implementation: .native, selfKind: .none,
        range: declaration.nameRange), source: .none, scope: property.scope)
    var signature = Signature(generics: ownerGenerics(table), owner: .function(id))
    addGenerics(of: function, to: &signature, scope: property.scope)
    resolveParameters(function.parameters, into: &signature, scope: property.scope)
    let result = function.result.map {
      resolve($0, in: property.scope) { self.opaqueResult(of: id, $0, $1) }
    }
    signature.requirements += inferredRequirements(
      signature, result: result ?? .void, besides: property.scope.requirements + signature.requirements)
    property.scope.requirements += signature.requirements
    property.generics = signature.generics
    property.parameters = signature.parameters
    property.requirements = scope.requirements + property.scope.requirements + signature.requirements
    info(id).requirements = property.requirements
    if let info = table as? ProtocolInfo {
      if block.isMain { property.requirementOf = info.id } else { property.extensionOf = info.id }
    }
    property.type = result ?? .void
    makeGetter(of: property)
    giveOpaqueResult(of: id, to: property)
    return property
  }

  /// Makes the `some P` of a subscript that of its getter, whose body decides what is behind it.
  private func giveOpaqueResult(of id: FunctionID, to property: Property) {
    guard let getter = property.getter, let type = property.type else { return }
    let result = type.mapped { part in
      guard case .opaque(id, let constraints, let arguments) = part else { return nil }
      return .opaque(getter, constraints: constraints, arguments: arguments)
    }
    property.type = result
    program.functions[Int(getter.index)].result = result
    info(getter).opaqueConstraints = info(id).opaqueConstraints
  }

  // MARK: Types

  /// The type of a property, inferred from its initial value when not written.
  func type(of property: Property) -> Type {
    if let type = property.type { return type }
    guard !property.isInferring else { return .unknown }
    property.isInferring = true
    defer { property.isInferring = false }
    guard case .variable(let variable) = property.declaration.kind else { return .unknown }
    let type: Type
    if let wrapper = property.wrapper {
      type = storageType(wrapper, in: property.scope)
    } else if property.isOfUnknownWrapper, variable.type == nil, variable.initialValue == nil {
      type = .unknown
    } else {
      type = writtenOrInferredType(property, variable)
    }
    property.type = type
    if case .global(let id) = property.storage { program.globals[Int(id.index)].type = type }
    return type
  }

  private func writtenOrInferredType(_ property: Property, _ variable: VariableDeclaration) -> Type {
    if let written = variable.type {
      if let type = opaqueType(of: property, variable, written) { return type }
      let opaqueOwner = property.getter
      let type = resolve(written, in: property.scope) { protocols, requirements in
        opaqueOwner.map { self.opaqueResult(of: $0, protocols, requirements) } ?? .unknown
      }
      if case .nominal(let id, let arguments) = type, arguments.contains(.unknown),
        let value = initialValue(of: property, variable),
        case .nominal(id, let inferred) = resultType(of: value)
      {
        return .nominal(id, zip(arguments, inferred).map { $0 == .unknown ? $1 : $0 })
      }
      if type != .unknown || variable.initialValue?.isOfWrittenType ?? true { return type }
    }
    guard let value = initialValue(of: property, variable) else { return .unknown }
    return resultType(of: value)
  }

  /// The type of a stored property that is written `some P`, behind which its initial value is; nil of another.
  private func opaqueType(of property: Property, _ variable: VariableDeclaration, _ written: TypeReference) -> Type? {
    guard case .some = written.kind, property.getter == nil, let value = initialValue(of: property, variable) else {
      return nil
    }
    let type = resolve(written, in: property.scope) { self.opaqueResult(of: value, $0, $1) }
    program.functions[Int(value.index)].result = type
    info(value).opaqueVariable = property.table == nil ? variable.described : "property '\(property.sourceName)'"
    return type
  }

  /// The function that gives a property's initial value, made on first use.
  func initialValue(of property: Property, _ variable: VariableDeclaration) -> FunctionID? {
    if let function = property.initialValue { return function }
    if let wrapper = property.wrapper { return wrapperInitialValue(property, wrapper) }
    var expression = variable.initialValue
    if variable.name == nil { expression = nil }
    if expression == nil, !variable.isConstant, isOptional(variable.type, in: property.scope) {
      expression = Expression(.nil, range: property.declaration.nameRange)
    }
    guard let expression else {
      if property.isOfUnknownWrapper { property.initialValue = foreignInitialValue(of: property) }
      return property.initialValue
    }
    let written = variable.type.map { resolve($0, in: property.scope) }
    // A literal is of the written type, also where that is not known.
    let isInferred = written == .unknown && !expression.isOfWrittenType
    let function = addValue(
      expression, type: isInferred ? nil : written, name: property.name, in: property.scope,
      range: property.declaration.nameRange, of: property.block == nil ? nil : .property)
    property.initialValue = function
    return function
  }

  /// The result of a function whose body is checked for it.
  func resultType(of function: FunctionID) -> Type {
    if program[function].result == .unknown { _ = checkedBody(function) }
    return program[function].result
  }
}

extension Property {
  /// The name as written.
  var sourceName: String {
    if case .variable(let variable) = declaration.kind { variable.name ?? name } else { name }
  }
}

extension VariableDeclaration {
  /// How messages name it where it is no member: `let 'shape'`.
  var described: String { "\(isConstant ? "let" : "var") '\(name ?? "_")'" }
}
