import TheseusProgram

extension BodyChecker {
  /// A key path whose root takes in the types within it that are written like properties: of `\outer.inner.x` the root is `outer.inner`.
  func nested(
    _ root: TypeReference?, _ components: [KeyPathComponent]
  ) -> (root: TypeReference?, components: [KeyPathComponent]) {
    guard let root, case .member(let name)? = components.first,
      case .nominal(let id)? = checker.declaredType(root, in: scope),
      checker.memberTypeDeclaration(name, of: id, self: nil) != nil
    else { return (root, components) }
    return nested(
      TypeReference(.member(root, name, arguments: []), range: root.range), Array(components.dropFirst()))
  }

  /// Checks `\Root.a.b`; with a function expected it is a closure that reads the path.
  func inferKeyPath(
    _ root: TypeReference?, _ components: [KeyPathComponent], expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    let context = keyPathContext(expected)
    var rootType = root.map { opened(checker.resolve($0, in: scope)) } ?? context.root ?? .unknown
    if let contextRoot = context.root, root != nil { _ = unifier.unify(rootType, contextRoot) }
    _ = unifier.solvePending()
    rootType = unifier.resolve(rootType)
    if let function = context.function {
      if function.parameters.count != 1 {
        return reportPath(components, isRooted: root != nil, as: function, at: range)
      }
      return keyPathFunction(rootType, components, as: function, at: range)
    }
    let parameter = addLocal(nil, type: rootType, isVariable: true)
    var path = PathState(
      value: read(parameter, at: range), components: [], isWritable: true, isReference: false, isOptional: false)
    for component in components { append(component, to: &path, at: range) }
    var type = path.value.type
    if path.isOptional {
      if checker.wrapped(unifier.resolve(type)) == nil {
        path.components.append(.optionalWrap)
        type = checker.optional(type)
      }
      path.isWritable = false
    }
    let name =
      path.isReference && path.isWritable ? "ReferenceWritableKeyPath" : path.isWritable ? "WritableKeyPath" : "KeyPath"
    return TypedExpression(.keyPath(path.components), type: checker.type(name, rootType, type), range: range)
  }

  /// Reports a path where a function is wanted that does not take one value.
  private func reportPath(
    _ components: [KeyPathComponent], isRooted: Bool, as function: FunctionType, at range: SourceRange
  ) -> TypedExpression {
    if components != [.identity] {
      let wanted = checker.quoted(unifier.decided(.function(function)))
      report(
        "type-mismatch", "cannot convert key path into a multi-argument function type \(wanted)", at: range)
    }
    if !isRooted { reportWithoutRoot(at: range) }
    return unknown(range)
  }

  /// Reports a key path of which nothing says where it begins.
  func reportWithoutRoot(at range: SourceRange) {
    report(
      "key-path-without-root",
      "cannot infer key path type from context; consider explicitly specifying a root type", at: range)
  }

  private struct PathState {
    var value: TypedExpression
    var components: [TypedKeyPathComponent]
    var isWritable: Bool
    var isReference: Bool
    var isOptional: Bool
  }

  private func keyPathContext(_ expected: Type?) -> (root: Type?, function: FunctionType?) {
    guard let expected else { return (nil, nil) }
    switch innermost(expected) {
    case .function(let function): return (function.parameters.first?.type, function)
    case .nominal(let id, let arguments):
      return program[id].name.hasSuffix("KeyPath") ? (arguments.first, nil) : (nil, nil)
    default: return (nil, nil)
    }
  }

  private func keyPathFunction(
    _ root: Type, _ components: [KeyPathComponent], as function: FunctionType, at range: SourceRange
  ) -> TypedExpression {
    let parameter = addLocal(nil, type: root, isVariable: false)
    var value = read(parameter, at: range)
    var hasChain = false
    for component in components {
      switch component {
      case .member(let name): value = memberValue(name, of: value, at: range)
      case .subscript(let arguments): value = subscriptValue(value, arguments, at: range)
      case .optionalChain:
        hasChain = true
        value = TypedExpression(
          .bindOptional(value), type: checker.wrapped(unifier.resolve(value.type)) ?? .unknown, range: range)
      case .forceUnwrap:
        value = TypedExpression(
          .unwrap(value), type: checker.wrapped(unifier.resolve(value.type)) ?? .unknown, range: range)
      case .identity: break
      }
    }
    if hasChain {
      let type = checker.wrapped(unifier.resolve(value.type)) != nil ? value.type : checker.optional(value.type)
      value = TypedExpression(.optionalChain(value), type: type, range: range)
    }
    value = converted(value, to: function.result, as: .keyPathValue)
    let closure = TypedClosure(
      parameters: [parameter], body: [TypedStatement(.return(value), range: range)], range: range)
    let type = FunctionType(parameters: [FunctionType.Parameter(type: root)], result: value.type)
    return TypedExpression(.closure(closure), type: .function(type), range: range)
  }

  private func memberValue(_ name: String, of base: TypedExpression, at range: SourceRange) -> TypedExpression {
    let resolution = member(name, of: base, labels: nil, at: range, range)
    if case .candidates(let methods, _) = resolution, let first = methods.first,
      let method = function(of: first), program[method].kind == .function
    {
      report(
        "key-path-to-method", "key path cannot refer to instance method '\(writtenName(of: first) ?? name)'",
        at: range, explanation: "A key path leads through properties and subscripts. A closure calls the method.")
      return unknown(range)
    }
    return value(of: resolution, expected: nil, at: range)
  }

  private func subscriptValue(_ base: TypedExpression, _ arguments: [Argument], at range: SourceRange)
    -> TypedExpression
  {
    let type = unifier.resolve(base.type)
    let candidates = checker.findMembers("subscript", of: type, isStatic: false, in: scope).compactMap {
      item -> Candidate? in
      guard case .property(let property) = item.member else { return nil }
      return Candidate(
        target: .subscript(property), receiver: .value(base, isSuper: false), selfType: item.selfType,
        distance: item.distance)
    }
    if candidates.isEmpty {
      return TypedExpression(.dynamicSubscript(base, dynamicArguments(arguments)), type: .unknown, range: range)
    }
    return choose(candidates, arguments, expected: nil, name: "subscript", at: range, range)
  }

  private func append(_ component: KeyPathComponent, to path: inout PathState, at range: SourceRange) {
    switch component {
    case .identity:
      break
    case .member(let name):
      appendMember(memberValue(name, of: path.value, at: range), name: name, to: &path)
    case .subscript(let arguments):
      appendMember(subscriptValue(path.value, arguments, at: range), name: "subscript", to: &path)
    case .optionalChain:
      path.components.append(.optionalChain)
      path.isOptional = true
      path.value = TypedExpression(
        .bindOptional(path.value), type: checker.wrapped(unifier.resolve(path.value.type)) ?? .unknown, range: range)
    case .forceUnwrap:
      path.components.append(.forceUnwrap)
      path.value = TypedExpression(
        .unwrap(path.value), type: checker.wrapped(unifier.resolve(path.value.type)) ?? .unknown, range: range)
    }
  }

  /// Adds what reading a member turned out to be.
  private func appendMember(_ value: TypedExpression, name: String, to path: inout PathState) {
    defer { path.value = value }
    switch value.kind {
    case .field(let base, let index):
      path.components.append(.field(index, name: name, type: value.type))
      guard case .nominal(let id, _) = unifier.resolve(base.type) else { return }
      let isReference = program[id].kind == .class || program[id].kind == .actor
      if isReference { (path.isReference, path.isWritable) = (true, true) }
      if let property = checker.storedProperty(of: id, at: index) {
        if property.isConstant || hidesSetter(property) { path.isWritable = false }
        // Observers and observation must run, so such a property is written by its setter.
        if property.observers != nil, let setter = checker.setter(of: property) {
          path.components.removeLast()
          let arguments = nominalArguments(unifier.resolve(base.type))
          path.components.append(
            .computed(
              getter: .function(checker.getter(of: property), arguments: arguments),
              setter: .function(setter, arguments: arguments), arguments: [], name: name, type: value.type))
        }
      }
    case .tupleElement(_, let index):
      path.components.append(.tupleElement(index))
    case .call(let callee, let arguments):
      appendComputed(callee, arguments, value, name: name, to: &path)
    default:
      path.components.append(.dynamic(name))
    }
  }

  private func appendComputed(
    _ callee: Callee, _ arguments: [TypedExpression], _ value: TypedExpression, name: String, to path: inout PathState
  ) {
    guard let getter = callee.function, let property = checker.info(getter).property else {
      path.components.append(.dynamic(name))
      return
    }
    if name == "subscript" { reportUnhashableIndex(arguments.dropFirst(), at: value.range) }
    let setter = property.setter.map { callee.replacing($0) }
    path.components.append(
      .computed(getter: callee, setter: setter, arguments: Array(arguments.dropFirst()), name: name, type: value.type))
    if let id = property.setter, !hidesSetter(property) {
      let isOfObjects = (property.requirementOf ?? property.extensionOf).map(checker.isOfObjects) ?? false
      let keepsSelf = program[id].selfKind == .value && (checker.isClassMember(property) || !property.setterMutates)
      if isOfObjects || keepsSelf {
        (path.isReference, path.isWritable) = (true, true)
      }
    } else {
      path.isWritable = false
    }
  }

  /// Reports an index in a key path that can't be compared, as key paths are compared.
  private func reportUnhashableIndex(_ indices: ArraySlice<TypedExpression>, at range: SourceRange) {
    guard let hashable = checker.protocolID(named: "Hashable") else { return }
    for index in indices {
      let type = unifier.decided(index.type)
      guard isFunction(type) && isCertain(type) || lacks(hashable, type) && isFullyKnown(type) else { continue }
      report(
        "missing-conformance", "subscript index of type \(checker.quoted(type)) in a key path must be Hashable",
        at: range)
    }
  }

  /// `base[keyPath: path]`; nil where the type has a subscript of its own with that label, and what is given is no key path.
  func applyKeyPath(_ base: TypedExpression, _ path: Expression, at range: SourceRange) -> TypedExpression? {
    let hint = checker.type("KeyPath", base.type, unifier.fresh())
    let start = snapshot()
    let value = infer(path, expected: hint)
    guard case .nominal(let id, let arguments) = unifier.resolve(value.type), program[id].name.hasSuffix("KeyPath")
    else {
      if hasOwnKeyPaths(base.type) {
        rollback(to: start)
        return nil
      }
      return TypedExpression(.applyKeyPath(base, value), type: .unknown, range: range)
    }
    reportOtherRoot(value.type, arguments.first, base)
    if arguments.count < 2, let read = readErased(value, from: base, at: range) {
      return arguments.isEmpty ? read : TypedExpression(.unwrap(read), type: .any, range: range)
    }
    return TypedExpression(
      .applyKeyPath(base, value), type: arguments.count == 2 ? arguments[1] : .unknown, range: range)
  }

  /// Whether a type has a subscript of the program with the label of key paths.
  private func hasOwnKeyPaths(_ type: Type) -> Bool {
    checker.findMembers("subscript", of: unifier.decided(type), isStatic: false, in: scope).contains { item in
      guard case .property(let property) = item.member else { return false }
      return property.scope.part == nil && property.writtenParameters.map(\.label) == ["keyPath"]
    }
  }

  /// Reports a key path that begins at another type than that of the value it is applied to.
  private func reportOtherRoot(_ path: Type, _ root: Type?, _ base: TypedExpression) {
    guard let root else { return }
    let (wanted, type) = (unifier.zonk(root), unifier.decided(base.type))
    guard isCertain(wanted), isCertain(type), !fits(type, wanted) else { return }
    report(
      "key-path-root",
      "key path of type \(checker.quoted(unifier.zonk(path))) cannot be applied to a base of type \(checker.quoted(type))",
      at: base.range)
  }

  /// What an `AnyKeyPath` leads to: nil from a value of another type than its root.
  private func readErased(_ path: TypedExpression, from base: TypedExpression, at range: SourceRange)
    -> TypedExpression?
  {
    guard case .candidates(let candidates, _)? = resolveInstance("_value", of: path, labels: nil, at: range),
      let reader = candidates.first
    else { return nil }
    let argument = Argument(label: "of", value: Expression(.invalid, range: range))
    return applySingle(reader, [argument], inferred: [base], expected: nil, at: range)
  }
}
