import TheseusProgram

extension TypeChecker {
  /// The type of a wrapped property's storage: `State<Int>`.
  func storageType(_ use: WrapperUse, in scope: DeclarationScope) -> Type {
    let generics = program[use.nominal].generics
    if generics.isEmpty { return .nominal(use.nominal, []) }
    if let arguments = writtenArguments(use, in: scope) { return .nominal(use.nominal, arguments) }
    let written = writtenWrappedType(use, in: scope)
    if use.attribute.arguments == nil, let written {
      // The wrapper's generic arguments follow from what its `wrappedValue` is.
      let arguments = arguments(of: use.nominal, forValue: written)
      if use.initialValue == nil || arguments.allSatisfy(\.isFullyKnown) {
        return .nominal(use.nominal, arguments)
      }
    }
    guard let storage = use.storage, let function = wrapperInitialValue(storage, use) else {
      return .nominal(
        use.nominal, written.map { arguments(of: use.nominal, forValue: $0) } ?? generics.map { _ in .unknown })
    }
    return resultType(of: function)
  }

  /// The generic arguments that are written for a property's wrapper, with what the property's type says of theirs:
  /// `@Default<Empty> var name: String`; nil if none are written.
  func writtenArguments(_ use: WrapperUse, in scope: DeclarationScope) -> [Type]? {
    let written = use.attribute.type.writtenArguments
    guard written.count == program[use.nominal].generics.count else { return nil }
    let arguments = written.map { resolve($0, in: scope) }
    guard !arguments.allSatisfy(\.isFullyKnown), let value = writtenWrappedType(use, in: scope) else {
      return arguments
    }
    return zip(arguments, self.arguments(of: use.nominal, given: arguments, forValue: value)).map { written, found in
      found.isFullyKnown ? found : written
    }
  }

  /// The generic arguments with which a wrapper's `wrappedValue` has a type, where some of them are known.
  func arguments(of id: NominalID, given: [Type] = [], forValue type: Type) -> [Type] {
    let generics = program[id].generics
    let body = BodyChecker(checker: self, scope: info(id).scope)
    let variables = generics.indices.map { index in
      index < given.count && given[index] != .unknown ? body.opened(given[index]) : body.unifier.fresh()
    }
    let found = findMembers("wrappedValue", of: .nominal(id, generics.map { .parameter($0) }), isStatic: false, in: nil)
    guard case .property(let property)? = found.first?.member else { return generics.map { _ in type } }
    let pattern = substitute(
      self.type(of: property), Dictionary(zip(generics, variables), uniquingKeysWith: { first, _ in first }))
    _ = body.unifier.unify(pattern, type)
    _ = body.unifier.solvePending()
    return variables.map { variable in
      let result = body.unifier.zonk(variable)
      return result.hasVariables ? .unknown : result
    }
  }

  /// The function that makes a wrapped property's initial storage; nil if a value must be given.
  func wrapperInitialValue(_ property: Property, _ use: WrapperUse) -> FunctionID? {
    if let function = property.initialValue { return function }
    let hasImplicit =
      use.initialValue != nil || use.attribute.arguments != nil || beginsWithNil(use, in: property.scope)
    if !hasImplicit, !hasEmptyInitializer(use, in: property.scope) { return nil }
    let id = add(
      TypedFunction(
        name: "_" + (use.variable.name ?? ""), symbol: "_" + (use.variable.name ?? ""), kind: .initialValue,
        implementation: .body, selfKind: .none, generics: genericParameters(in: property.scope), result: .unknown,
        range: property.declaration.nameRange),
      source: .wrapperStorage(use), scope: DeclarationScope(parent: property.scope))
    if property.scope.part == nil { ownFunctions.append(id) }
    property.initialValue = id
    return id
  }

  /// Whether a wrapped property without an initial value begins with nil: its type is optional, and the wrapper takes a value.
  func beginsWithNil(_ use: WrapperUse, in scope: DeclarationScope) -> Bool {
    guard use.inner.isEmpty, use.variable.initialValue == nil, use.attribute.arguments == nil,
      isOptional(use.variable.type, in: scope)
    else { return false }
    let generic = Type.nominal(use.nominal, program[use.nominal].generics.map { .parameter($0) })
    return findMembers("init", of: generic, isStatic: true, in: nil).contains { item in
      if case .function(let id) = item.member { program[id].labels.first == "wrappedValue" } else { false }
    }
  }

  /// Whether a wrapper can be made from nothing (`@FocusState var x: Bool`, an optional `@State`).
  func hasEmptyInitializer(_ use: WrapperUse, in scope: DeclarationScope) -> Bool {
    // Of a type that is not known nothing says that it begins with something.
    if writtenWrappedType(use, in: scope) == .unknown { return false }
    let arguments =
      writtenWrappedType(use, in: scope).map { self.arguments(of: use.nominal, forValue: $0) }
      ?? program[use.nominal].generics.map { .parameter($0) }
    let substitution = Dictionary(
      zip(program[use.nominal].generics, arguments), uniquingKeysWith: { first, _ in first })
    for item in findMembers("init", of: .nominal(use.nominal, arguments), isStatic: true, in: nil) {
      guard case .function(let function) = item.member,
        satisfies(info(function).requirements, substitution, in: scope) != false
      else { continue }
      if program[function].parameters.indices.allSatisfy({ defaultFlags(of: function)[$0] }) { return true }
    }
    return false
  }

  /// `$n` of an `@Published` property: a publisher of its values.
  func publisher(of storage: Property, info: NominalInfo) -> Property? {
    guard let published = known("Published"),
      case .nominal(let publisher)? = memberTypeDeclaration("Publisher", of: published, self: nil)
    else { return nil }
    let name = storage.sourceName
    let property = Property(name: "$" + name, scope: info.scope, block: storage.block, declaration: storage.declaration)
    property.table = info
    property.generics = storage.generics
    property.requirements = storage.requirements
    property.isSettled = true
    let type = Type.nominal(publisher, [self.type(of: storage)])
    property.type = type
    let text = """
      let publisher = Published.Publisher(_object: self, _field: "\(name)", _get: { [unowned self] in self.\(name) }, _set: { [unowned self] in self.\(name) = $0 })
      """
    guard case .variable(let variable)? = lower(text).first?.kind, let value = variable.initialValue else { return nil }
    property.getter = makeAccessor(property, kind: .getter, selfKind: .value) { body in
      let result = body.check(value, to: type)
      _ = body.unifier.solvePending()
      body.unifier.settleLiterals(from: 0)
      return [TypedStatement(.return(result), range: storage.declaration.nameRange)]
    }
    return property
  }

  /// Whether the wrapper of a property has a projection, without which there is no `$n`; true where its type is not known.
  func isProjected(_ storage: Property) -> Bool {
    let type = type(of: storage)
    guard case .nominal = type else { return true }
    return !findMembers("projectedValue", of: type, isStatic: false, in: storage.scope).isEmpty
  }

  /// Whether the wrapper of an object's property announces its changes for the object: `AppStorage` (release notes iOS 14.5).
  func knowsItsObject(_ storage: Property) -> Bool {
    guard isClassMember(storage), !storage.isStatic, case .nominal(let id, _) = type(of: storage),
      program[id].isCatalogue
    else { return false }
    return !findMembers("_held", of: type(of: storage), isStatic: false, in: storage.scope).isEmpty
  }

  /// `n` or `$n` of a wrapped property: accessors through the storage.
  func wrappedProperty(
    named name: String, wrapper use: WrapperUse, storage: Property, _ variable: VariableDeclaration,
    in scope: DeclarationScope, table: NominalInfo?
  ) -> Property {
    let property = Property(name: name, scope: scope, block: storage.block, declaration: storage.declaration)
    property.table = table
    property.generics = storage.generics
    property.requirements = storage.requirements
    property.isSettled = true
    property.isStatic = storage.isStatic
    let path =
      name.hasPrefix("$") ? ["projectedValue"] : Array(repeating: "wrappedValue", count: use.inner.count + 1)
    guard let links = self.links(path, of: type(of: storage), in: scope), let last = links.last else {
      property.type = name.hasPrefix("$") ? .unknown : variable.type.map { resolve($0, in: scope) } ?? .unknown
      return property
    }
    property.type = last.type
    if !name.hasPrefix("$"), case .implicitlyUnwrapped? = variable.type?.kind { property.isImplicitlyUnwrapped = true }
    let isValue = table != nil && !isClassMember(property) && !property.isStatic
    let isMutating = isValue && links.contains { program[getter(of: $0.property)].selfKind == .mutating }
    let isOfObject = isClassMember(property) && !property.isStatic
    let enclosing = path.count == 1 && isOfObject ? enclosingSubscript(use, storage, for: name) : nil
    let immutableSelf: TypedFunction.SelfKind = table == nil ? .none : property.isStatic ? .metatype : .value
    property.getter = makeAccessor(property, kind: .getter, selfKind: isMutating ? .mutating : immutableSelf) {
      $0.wrappedGetter(storage, path: path, through: enclosing)
    }
    let canSet = enclosing != nil || links.allSatisfy { setter(of: $0.property) != nil }
    if canSet, !variable.isConstant {
      let mutates = isValue && links.contains { $0.property.setterMutates }
      property.setterMutates = mutates
      property.setter = makeAccessor(property, kind: .setter, selfKind: mutates ? .mutating : immutableSelf) {
        $0.wrappedSetter(storage, path: path, through: enclosing)
      }
    }
    return property
  }

  /// The properties that lead from a wrapper's instance to a value, each with its type there; nil if one is not known.
  private func links(_ path: [String], of type: Type, in scope: DeclarationScope) -> [(property: Property, type: Type)]?
  {
    var result: [(Property, Type)] = []
    var current = type
    for name in path {
      guard case .property(let value)? = findMembers(name, of: current, isStatic: false, in: scope).first?.member,
        case .nominal(let id, let arguments) = current
      else { return nil }
      current = substitute(self.type(of: value), nominalSubstitution(id, arguments))
      result.append((value, current))
    }
    return result
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \.n, storage: \._n]`, or `projected: \.$n`, if the wrapper of an object's property has such
  /// a subscript.
  private func enclosingSubscript(_ use: WrapperUse, _ storage: Property, for name: String) -> Expression? {
    let labels = ["_enclosingInstance", name.hasPrefix("$") ? "projected" : "wrapped", "storage"]
    let found = findMembers("subscript", of: type(of: storage), isStatic: true, in: storage.scope)
    let isThere = found.contains { item in
      if case .property(let property) = item.member { property.writtenParameters.map(\.label) == labels } else { false }
    }
    guard isThere else { return nil }
    let range = storage.declaration.nameRange
    let own = Expression(.name("self", genericArguments: [], labels: nil), range: range)
    let paths = [name, storage.name].map { name in
      Expression(.keyPath(root: nil, components: [.member(name)]), range: range)
    }
    let arguments = zip(labels, [own] + paths).map { Argument(label: $0, value: $1) }
    return Expression(
      .subscript(Expression(.type(use.attribute.type), range: range), arguments: arguments), range: range)
  }
}

extension BodyChecker {
  private func storage(_ property: Property, at range: SourceRange) -> TypedExpression {
    if property.isStatic || property.table == nil {
      return access(property, .none, selfType: scope.selfType, at: range)
    }
    guard let local = selfLocal else { return unknown(range) }
    if checker.knowsItsObject(property) { return infer(storageInObject(property, at: range)) }
    return access(property, .value(read(local, at: range), isSuper: false), selfType: scope.selfType, at: range)
  }

  /// `self._n._held(by: self, as: "n")`: the storage, which knows the object that announces what is written to it.
  private func storageInObject(_ property: Property, at range: SourceRange) -> Expression {
    let object = Expression(.name("self", genericArguments: [], labels: nil), range: range)
    func member(_ name: String, of base: Expression) -> Expression {
      Expression(.member(base, name, genericArguments: [], labels: nil, nameRange: range), range: range)
    }
    let arguments = [
      Argument(label: "by", value: object),
      Argument(label: "as", value: Expression(.string([.text(property.sourceName)]), range: range)),
    ]
    let held = member("_held", of: member(property.name, of: object))
    return Expression(.call(held, arguments: arguments), range: range)
  }

  /// Reads the wrapped or projected value of the storage.
  func wrappedGetter(
    _ property: Property, path: [String], through subscript: Expression?
  ) -> [TypedStatement] {
    let value = wrapped(property, path: path, through: `subscript`)
    return [TypedStatement(.return(value), range: property.declaration.nameRange)]
  }

  /// Reads a wrapped or projected value from the storage, or through the wrapper's subscript for the enclosing object.
  private func wrapped(_ property: Property, path: [String], through subscript: Expression?) -> TypedExpression {
    let range = property.declaration.nameRange
    return `subscript`.map { infer($0) } ?? follow(path, from: storage(property, at: range), at: range)
  }

  /// `_n.wrappedValue = newValue`, with the observers of the property around it.
  func wrappedSetter(_ property: Property, path: [String], through subscript: Expression?) -> [TypedStatement] {
    let range = property.declaration.nameRange
    let target = wrapped(property, path: path, through: `subscript`)
    guard let newValue else { return [] }
    let assign = TypedExpression(
      .assign(place(of: target, at: range), converted(read(newValue, at: range), to: target.type, as: .assigned)),
      type: .void, range: range)
    let write = [TypedStatement(.expression(assign), range: range)]
    guard let observers = property.wrapper?.observers, path.first == "wrappedValue" else { return write }
    return observed(observers, oldValue: target, newValue: newValue, write: write, at: range)
  }

  /// Reads a member of a value, then a member of that, and so on.
  func follow(_ path: [String], from base: TypedExpression, at range: SourceRange) -> TypedExpression {
    path.reduce(base) { value, name in
      self.value(of: member(name, of: value, labels: nil, at: range, range), expected: nil, at: range)
    }
  }

  /// Runs `willSet` before and `didSet` after a write.
  func observed(
    _ observers: Accessors, oldValue: TypedExpression, newValue: LocalID, write: [TypedStatement], at range: SourceRange
  ) -> [TypedStatement] {
    var result: [TypedStatement] = []
    var old: LocalID?
    if observers.didSetKnowsOldValue {
      let local = addLocal(nil, type: oldValue.type, isVariable: false)
      result.append(TypedStatement(.variable(local, oldValue), range: range))
      if implicitlyUnwrapped(oldValue) { implicitlyUnwrapped.insert(local) }
      old = local
    }
    if let willSet = observers.willSet {
      result.append(
        observer(willSet, at: range) {
          $0.name(newValue, willSet, unless: "newValue")
        })
    }
    result += write
    if let didSet = observers.didSet {
      result.append(
        observer(didSet, at: range) { checker in
          if let old { checker.name(old, didSet, unless: "oldValue") }
        })
    }
    return result
  }

  /// The statements of an observer, which a `return` among them leaves: the write goes on.
  private func observer(_ observer: Accessors.Setter, at range: SourceRange, _ naming: (BodyChecker) -> Void)
    -> TypedStatement
  {
    let outer = observerEnd
    defer { observerEnd = outer }
    let label = newLabel()
    observerEnd = (label, frames.count)
    let body = inBlock {
      naming(self)
      return checkStatements(observer.body ?? [])
    }
    return TypedStatement(.do(body: body, catches: [], label: label), range: range)
  }

  /// Gives a value the name by which an accessor knows it, which is written unless it is the usual one.
  func name(_ value: LocalID, _ accessor: Accessors.Setter, unless usual: String) {
    blocks[blocks.count - 1][accessor.parameter] = .variable(value)
    locals[Int(value.index)].name = accessor.parameter
    if accessor.parameter == usual {
      unnamedValues.insert(value)
    } else {
      unnamedValues.remove(value)
    }
  }

  // MARK: Lazy properties

  /// A lazy property's getter: makes the value on the first read.
  func lazyGetter(storage property: Property, value: Expression?, type: Type) -> [TypedStatement] {
    let range = property.declaration.nameRange
    let stored = storage(property, at: range)
    guard let value else { return [] }
    let found = addLocal(nil, type: type, isVariable: false)
    let made = addLocal(nil, type: type, isVariable: false)
    let initial = check(value, to: type)
    let assign = TypedExpression(
      .assign(place(of: stored, at: range), some(read(made, at: range), stored.type)), type: .void, range: range)
    return [
      TypedStatement(
        .if(
          [.pattern(.some(.bind(found)), stored)],
          then: [TypedStatement(.return(read(found, at: range)), range: range)], else: []),
        range: range),
      TypedStatement(.variable(made, initial), range: range),
      TypedStatement(.expression(assign), range: range),
      TypedStatement(.return(read(made, at: range)), range: range),
    ]
  }

  /// A lazy property's setter, which makes the value first if an observer wants the old one; what observers assign is observed too.
  func lazySetter(_ property: Property, storage: Property) -> [TypedStatement] {
    let range = property.declaration.nameRange
    let stored = self.storage(storage, at: range)
    guard let local = selfLocal, let newValue else { return [] }
    let assign = TypedExpression(
      .assign(place(of: stored, at: range), some(read(newValue, at: range), stored.type)), type: .void, range: range)
    let write = [TypedStatement(.expression(assign), range: range)]
    guard let observers = property.observers else { return write }
    let old = access(property, .value(read(local, at: range), isSuper: false), selfType: scope.selfType, at: range)
    return observed(observers, oldValue: old, newValue: newValue, write: write, at: range)
  }

  // MARK: Wrapper storage

  /// The initial storage: `State(wrappedValue: 0)`, with the attribute's arguments.
  func checkWrapperStorage(_ use: WrapperUse, _ id: FunctionID) -> [TypedStatement] {
    if checker.isGivenValueInVain(use) { return [] }
    let callee = use.attribute.type.range
    let range = use.attribute.range.pointing(at: callee)
    let arguments = wrapperArguments(use, at: range)
    var type = opened(wrapperType(use))
    if let written = checker.writtenWrappedType(use, in: scope) {
      let values = checker.arguments(of: use.nominal, forValue: written)
      let isUnknown = written == .unknown && use.initialValue?.isOfWrittenType ?? false
      if case .nominal(let nominal, let own) = type {
        type = .nominal(nominal, zip(own, values).map { $1 == .unknown && !isUnknown ? $0 : $1 })
      }
      if checker.otherWrappedType(use, written, type) != nil { return [] }
    }
    frames.append(Frame(result: type))
    let value = call(
      initializers(of: type, receiver: .type(type)), arguments, expected: nil, at: range, calleeRange: callee)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: 0)
    settleOpenCollections()
    let storage = unifier.resolve(value.type) == .unknown ? type : value.type
    checker.program.functions[Int(id.index)].result = Finisher(self).type(storage)
    return [TypedStatement(.return(value), range: range)]
  }

  /// What a wrapper is made of: the wrapped value, if there is one, and the attribute's arguments; notes for messages that the
  /// value was not written as an argument.
  /// - Parameter range: Where the variable is declared, for a value that nobody wrote.
  func wrapperArguments(_ use: WrapperUse, at range: SourceRange) -> [Argument] {
    let written = use.attribute.arguments
    let none = checker.beginsWithNil(use, in: scope) ? Expression(.nil, range: range) : nil
    guard let value = use.initialValue ?? none else { return written ?? [] }
    wrappersOfValues[use.attribute.type.range] = use.attribute.name
    if written == nil { wrappedValues.insert(value.range) }
    return [Argument(label: "wrappedValue", value: value)] + (written ?? [])
  }

  private func wrapperType(_ use: WrapperUse) -> Type {
    if let type = checker.aliasedWrapper(of: use.attribute, in: scope) { return type }
    let arguments = checker.writtenArguments(use, in: scope)
    return .nominal(use.nominal, arguments ?? program[use.nominal].generics.map { _ in .unknown })
  }

  /// `self.n = value` of a wrapped property in an initializer makes its storage, unless all of `self` has values by then.
  func initializeWrapped(_ target: Expression, _ value: Expression, at range: SourceRange) -> TypedExpression? {
    // What a convenience initializer delegates to has given all of `self` values; Swift goes on initializing a struct.
    guard frames.last?.isInitializer == true, !lateAssignments.contains(range),
      function.map(checker.isConvenience) != true, let local = selfLocal, let name = ownName(target),
      lookupLocal(name) == nil || isQualified(target),
      let id = nominal(of: unifier.resolve(type(of: local)))
    else { return nil }
    for member in checker.ownMembers("_" + name, of: checker.info(id)) {
      guard case .property(let storage) = member, let use = storage.wrapper else { continue }
      let place = access(storage, .value(read(local, at: range), isSuper: false), selfType: scope.selfType, at: range)
      let type = unifier.resolve(place.type)
      guard hasWrappedValueInitializer(type) else { continue }
      let arguments = [Argument(label: "wrappedValue", value: use.wrapped(value))] + (use.attribute.arguments ?? [])
      let made = call(
        initializers(of: type, receiver: .type(type)), arguments, expected: type, at: range, calleeRange: range)
      return TypedExpression(.assign(self.place(of: place, at: range), made), type: .void, range: range)
    }
    return nil
  }

  func isQualified(_ target: Expression) -> Bool {
    if case .member = target.kind { true } else { false }
  }

  /// The name of a member of `self` that an expression names.
  func ownName(_ target: Expression) -> String? {
    switch target.kind {
    case .name(let name, _, _): return name
    case .member(let base, let name, _, _, _):
      if case .name("self", _, _) = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether a wrapper can be made from a wrapped value.
  func hasWrappedValueInitializer(_ type: Type) -> Bool {
    checker.findMembers("init", of: type, isStatic: true, in: scope).contains { item in
      if case .function(let id) = item.member { program[id].labels.first == "wrappedValue" } else { false }
    }
  }
}
