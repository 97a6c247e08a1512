import TheseusProgram

extension TypeChecker {
  /// A computed property's reading of its declaration, before the accessors are made.
  func settleEntry(_ property: Property) {
    property.isSettled = true
    guard property.declaration.attribute("Entry") != nil, case .variable(let variable) = property.declaration.kind
    else { return }
    property.isEntry = variable.initialValue != nil || variable.type?.isOptional == true
  }

  /// Makes the getter, and the setter if there is one, of a computed property, a subscript or a requirement.
  func makeGetter(of property: Property) {
    let accessors = property.accessors ?? Accessors(hasGetter: true)
    if property.isEntry {
      makeEntryAccessors(property)
      return
    }
    let source: FunctionInfo.Source = accessors.getter.map { .getter(property, $0) } ?? .none
    let getter = addAccessor(
      property, kind: .getter, source: source,
      selfKind: accessorSelfKind(property, mutates: accessors.getterIsMutating || property.declaration.has("mutating")))
    program.functions[Int(getter.index)].isAsync = accessors.isAsync
    program.functions[Int(getter.index)].isThrowing = accessors.isThrowing
    info(getter).thrown = accessors.thrown.map { resolveThrown($0, in: property.scope) }
    property.getter = getter
    let result = type(of: property)
    program.functions[Int(getter.index)].result = result
    property.setterMutates = !accessors.setterIsNonmutating && !isClassMember(property)
    guard let setter = accessors.setter else { return }
    let setterSource: FunctionInfo.Source = setter.body == nil ? .none : .setter(property, setter)
    let id = addAccessor(
      property, kind: .setter, source: setterSource,
      selfKind: accessorSelfKind(property, mutates: property.setterMutates))
    property.setter = id
  }

  /// Whether a property is a member of a class or actor.
  func isClassMember(_ property: Property) -> Bool {
    guard let info = property.table as? NominalInfo else { return false }
    return info.declaration.kind == .class || info.declaration.kind == .actor
  }

  private func accessorSelfKind(_ property: Property, mutates: Bool) -> TypedFunction.SelfKind {
    if property.table == nil { return .none }
    if property.isStatic { return .metatype }
    return mutates && !isClassMember(property) ? .mutating : .value
  }

  private func addAccessor(
    _ property: Property, kind: TypedFunction.Kind, source: FunctionInfo.Source, selfKind: TypedFunction.SelfKind
  ) -> FunctionID {
    let name =
      property.name == "subscript"
      ? "subscript(" + property.writtenParameters.map { ($0.label ?? "_") + ":" }.joined() + ")" : property.name
    let suffix = kind == .getter ? ".get" : ".set"
    var parameters = property.parameters
    var labels = property.writtenParameters.map(\.label)
    var names = property.writtenParameters.map(\.name)
    if kind == .setter {
      parameters.append(FunctionType.Parameter(type: property.type ?? .unknown))
      labels.append(nil)
      names.append("newValue")
    }
    var function = TypedFunction(
      name: name, symbol: symbol(of: name, owner: property.table, declaration: property.declaration) + suffix,
      kind: kind,
      implementation: .body, selfKind: selfKind, nominal: (property.table as? NominalInfo)?.id,
      generics: property.generics,
      parameters: parameters, labels: labels, parameterNames: names,
      result: kind == .getter ? property.type ?? .unknown : .void, range: property.declaration.nameRange)
    if case .none = source {
      function.implementation = bodylessImplementation(
        property.declaration, isRequirement: property.requirementOf != nil, part: property.scope.part)
    }
    let id = add(function, source: source, scope: DeclarationScope(parent: property.scope))
    let info = info(id)
    info.attributes = property.declaration.attributes + (property.block?.attributes ?? [])
    info.modifiers = property.declaration.modifiers
    info.requirements = property.requirements
    info.parameters = property.writtenParameters
    info.requirementOf = property.requirementOf
    info.extensionOf = property.extensionOf
    info.isStatic = property.isStatic
    info.property = property
    info.returnsSelf = kind == .getter && property.declaration.writtenResult?.isSelf == true
    info.isImplicitlyUnwrapped = property.declaration.writtenResult?.isImplicitlyUnwrapped ?? false
    info.builder = builder(of: property.declaration.attributes, in: property.scope)
    if property.scope.part == nil {
      switch source {
      case .getter, .setter: ownFunctions.append(id)
      case .synthesized where holdsText(property, kind): ownFunctions.append(id)
      default: break
      }
    }
    return id
  }

  /// Whether an accessor that the checker writes has statements of the program in it: a lazy value, or observers.
  private func holdsText(_ property: Property, _ kind: TypedFunction.Kind) -> Bool {
    guard case .variable(let variable) = property.declaration.kind, !variable.isConstant else { return false }
    return kind == .getter ? property.declaration.has("lazy") : variable.observers != nil
  }

  /// Makes an accessor whose body the checker writes.
  func makeAccessor(
    _ property: Property, kind: TypedFunction.Kind, selfKind: TypedFunction.SelfKind,
    body: @escaping (BodyChecker) -> [TypedStatement]
  ) -> FunctionID {
    addAccessor(property, kind: kind, source: .synthesized(body), selfKind: selfKind)
  }

  /// The getter of any property; a stored one gets one that reads the storage.
  func getter(of property: Property) -> FunctionID {
    if let getter = property.getter { return getter }
    _ = type(of: property)
    let kind: TypedFunction.SelfKind = property.table == nil ? .none : property.isStatic ? .metatype : .value
    let getter = makeAccessor(property, kind: .getter, selfKind: kind) { $0.storageGetter(property) }
    property.getter = getter
    program.functions[Int(getter.index)].result = property.type ?? .unknown
    return getter
  }

  /// The setter of any property that can be assigned; a stored one gets one that writes the storage and runs observers.
  func setter(of property: Property) -> FunctionID? {
    if let setter = property.setter { return setter }
    guard !property.isConstant else { return nil }
    if case .computed = property.storage { return nil }
    _ = type(of: property)
    let isMutating = property.table != nil && !property.isStatic && !isClassMember(property)
    let kind: TypedFunction.SelfKind =
      property.table == nil ? .none : property.isStatic ? .metatype : isMutating ? .mutating : .value
    property.setterMutates = isMutating
    let setter = makeAccessor(property, kind: .setter, selfKind: kind) { $0.observedSetter(property) }
    property.setter = setter
    return setter
  }

  /// The setter of a member whose `didSet` knows no old value, without that: a change in place is not observed if it throws.
  func restoringSetter(of property: Property) -> FunctionID? {
    if let setter = property.restoringSetter { return setter }
    guard property.table != nil, let observers = property.observers, observers.willSet == nil,
      !observers.didSetKnowsOldValue, let setter = property.setter
    else { return nil }
    let isOverride = if case .computed = property.storage { true } else { false }
    let restoring = makeAccessor(property, kind: .setter, selfKind: program[setter].selfKind) {
      isOverride ? $0.superclassSetter(property) : $0.unobservedSetter(property)
    }
    property.restoringSetter = restoring
    return restoring
  }

  /// `@Entry var x = v` in an extension of `EnvironmentValues` or `Transaction`: a key whose default is `v`.
  private func makeEntryAccessors(_ property: Property) {
    guard case .variable(let variable) = property.declaration.kind else { return }
    // Only an entry that may be nil needs no initial value.
    let value = variable.initialValue ?? Expression(.nil, range: property.declaration.nameRange)
    let written = variable.type.map { resolve($0, in: property.scope) }
    let initial = addValue(
      value, type: written, name: property.name, in: property.scope, range: property.declaration.nameRange)
    property.initialValue = initial
    property.type = written ?? resultType(of: initial)
    property.setterMutates = true
    property.getter = makeAccessor(property, kind: .getter, selfKind: .value) { $0.entryGetter(property) }
    property.setter = makeAccessor(property, kind: .setter, selfKind: .mutating) { $0.entrySetter(property) }
  }
}
