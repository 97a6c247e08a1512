import TheseusProgram

extension BodyChecker {
  /// The place that a read expression denotes; reports what can't be assigned.
  func place(of expression: TypedExpression, at range: SourceRange) -> Place {
    switch expression.kind {
    case .local(let local):
      checkVariable(local, at: range)
      return .local(local)
    case .global(let id):
      return globalPlace(id, at: range)
    case .field(let base, let index):
      return fieldPlace(base, index, expression.type, at: range)
    case .tupleElement(let base, let index):
      return .tupleElement(place(of: base, at: range), index)
    case .bindOptional(let base):
      return .unwrapped(place(of: base, at: range), .chained)
    case .unwrap(let base):
      return .unwrapped(place(of: base, at: range), .forced)
    case .unwrapImplicitly(let base):
      return .unwrapped(place(of: base, at: range), .implicit)
    case .upcast(let base), .erase(let base):
      return place(of: base, at: range)
    case .dynamicMember(let base, let name):
      return .dynamicMember(unknownPlace(of: base, at: range), name)
    case .dynamicSubscript(let base, let arguments):
      return .dynamicSubscript(unknownPlace(of: base, at: range), arguments)
    case .applyKeyPath(let base, let path):
      let kind = nominal(of: unifier.resolve(path.type)).map { program[$0].name }
      if kind == "ReferenceWritableKeyPath" { return .keyPath(.value(base), path) }
      if kind == "KeyPath" {
        reportImmutable("read-only", readOnlyPath(path), at: range)
        return .discard
      }
      return .keyPath(place(of: base, at: range), path)
    case .inout(let place):
      return place
    case .call(let callee, let arguments):
      return computedPlace(callee, arguments, expression, at: range)
    default:
      reportTemporary(expression, at: range)
      return .value(expression)
    }
  }

  /// The place of a value of which a member is assigned that nobody knows: a constant may well hold an object, and what SwiftUI gives may
  /// keep elsewhere what it is told, as results that are fetched do.
  private func unknownPlace(of base: TypedExpression, at range: SourceRange) -> Place {
    let type = unifier.resolve(base.type)
    let isStandIn = nominal(of: type).map(checker.isStandIn) ?? false
    // A class is all that may follow `some` and be no protocol.
    let isOfUnknownClass = if case .opaque(_, constraints: [], _) = type { true } else { false }
    let mayBeObject =
      type == .unknown || isStandIn || isOfUnknownClass || unifier.isUnbound(type) || isReference(type)
      || nominal(of: type).map { checker.info($0).has(attribute: "_object") || checker.info($0).scope.part == .swiftUI }
        ?? false
    return mayBeObject && isConstant(base) ? .value(base) : place(of: base, at: range)
  }

  /// Whether an expression reads what can't be assigned.
  private func isConstant(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let local):
      return !locals[Int(local.index)].isVariable && !unassigned.contains(local)
    case .global(let id):
      return program[id].isConstant && !unassignedGlobals.contains(id)
    case .field(let base, let index):
      guard let id = nominal(of: unifier.resolve(base.type)) else { return false }
      if checker.storedProperty(of: id, at: index)?.isConstant == true { return true }
      return !isReference(base.type) && isConstant(base)
    case .bindOptional(let base), .unwrap(let base), .unwrapImplicitly(let base), .dynamicMember(let base, _):
      return isConstant(base)
    case .call:
      return true
    default:
      return false
    }
  }

  private func checkVariable(_ local: LocalID, at range: SourceRange) {
    let variable = locals[Int(local.index)]
    if variable.isVariable || waitsForValue(local) || failedLocals.contains(local) { return }
    // What is not known may ask for classes.
    if checker.parametersOfUnknown.contains(unifier.resolve(variable.type)) { return }
    if local == selfLocal {
      if case .nominal(let id, _) = unifier.resolve(variable.type),
        program[id].kind == .class || program[id].kind == .actor
      {
        return
      }
      guard frames.last?.isInitializer != true else { return }
      reportImmutable(
        "immutable-self", "'self' is immutable", at: range,
        explanation:
          "A method of a struct can change its properties only if it is marked 'mutating'. In a view, @State storage can be changed, as it is kept outside the struct."
      )
      return
    }
    reportImmutable("assign-to-let", constancy(of: local), at: range)
  }

  /// What is said of a constant: nobody wrote `let` of `$0`, of what an accessor is given and of what the body of a case sees of its pattern.
  private func constancy(of local: LocalID) -> String {
    let variable = locals[Int(local.index)]
    let name = variable.name.isEmpty ? "value" : variable.name
    if capturedValues.contains(local) { return "'\(name)' is an immutable capture" }
    if isFunction(local) { return "'\(name)' is a function" }
    return name.hasPrefix("$") || unnamedValues.contains(local)
      ? "'\(name)' is immutable" : "'\(name)' is a 'let' constant"
  }

  /// What is said of a constant outside of functions: of a static property without its type.
  private func constancy(of id: GlobalID) -> String {
    let name = program[id].name
    return "'\(name.split(separator: ".").last.map(String.init) ?? name)' is a 'let' constant"
  }

  private func isFunction(_ local: LocalID) -> Bool {
    blocks.contains { block in
      guard case .functions(let functions)? = block[locals[Int(local.index)].name] else { return false }
      // What a global holds for the prompt has no place among the locals.
      return functions.contains { $0.global == nil && $0.local == local }
    }
  }

  /// Whether a constant may still get its value, and is not changed otherwise.
  private func waitsForValue(_ local: LocalID) -> Bool { placeUse.isAssignment && unassigned.contains(local) }

  private func waitsForValue(_ global: GlobalID) -> Bool { placeUse.isAssignment && unassignedGlobals.contains(global) }

  private func globalPlace(_ id: GlobalID, at range: SourceRange) -> Place {
    let global = program[id]
    if global.isConstant, !waitsForValue(id), !checker.failedGlobals.contains(id) {
      reportImmutable("assign-to-let", constancy(of: id), at: range)
    }
    let property =
      checker.globalProperties.indices.contains(Int(id.index)) ? checker.globalProperties[Int(id.index)] : nil
    if let property, property.isStatic, reportHiddenSetter(property, at: range) { return .global(id) }
    if let property, property.observers != nil, !isObserved(property), let setter = checker.setter(of: property) {
      let getter = checker.getter(of: property)
      let owner = (property.table as? NominalInfo).map { Type.nominal($0.id, []) }
      let metatype = owner.map { TypedExpression(.metatype($0), type: .metatype($0), range: range) }
      return .computed(
        base: metatype.map { .value($0) }, getter: .function(getter, arguments: []),
        setter: .function(setter, arguments: []), arguments: [], type: property.type ?? .unknown)
    }
    return .global(id)
  }

  private func fieldPlace(_ base: TypedExpression, _ index: Int, _ type: Type, at range: SourceRange) -> Place {
    guard case .nominal(let id, let arguments) = unifier.resolve(base.type) else { return .value(base) }
    let property = checker.storedProperty(of: id, at: index)
    let isOwnInitializer =
      frames.last?.isInitializer == true && isSelf(base) && property.map { self.isOwnInitializer(of: $0) } ?? true
    if let property, reportHiddenSetter(property, at: range) { return .value(base) }
    if let property, property.isConstant, delegates, isSelf(base) {
      report(
        "assign-to-let",
        "'let' property '\(property.sourceName)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead",
        at: range)
    } else if let property, property.isConstant, !isOwnInitializer || !placeUse.isAssignment {
      reportImmutable("assign-to-let", "'\(property.sourceName)' is a 'let' constant", at: range)
      return .value(base)
    }
    let isReference = program[id].kind == .class || program[id].kind == .actor
    // What an initializer defers is no longer part of it: observers run then.
    let isInitialized = !isOwnInitializer || frames.last?.isDeferred == true
    if let property, property.observers != nil, !isObserved(property, of: base), isInitialized,
      let setter = checker.setter(of: property)
    {
      let getter = checker.getter(of: property)
      return .computed(
        base: isReference ? .value(base) : place(of: base, at: range), getter: .function(getter, arguments: arguments),
        setter: .function(setter, arguments: arguments), arguments: [], type: type)
    }
    if isReference { return .reference(base, index) }
    // What a wrapper that is not known does with a value needs no variable, and is not seen.
    if let property, property.isOfUnknownWrapper, isConstant(base) { return .discard }
    if let reason = constancy(of: base) {
      reportImmutable("assign-to-let", reason, at: range)
      return .value(base)
    }
    let field = Place.field(place(of: base, at: range), index)
    guard let id = nominal(of: unifier.resolve(base.type)), checker.info(id).stored.indices.contains(index) else {
      return field
    }
    let strength = checker.strength(of: checker.info(id).stored[index].declaration)
    return strength == .strong ? field : .weakened(field, strength)
  }

  /// What is said of a constant that a value is read from; nil for `self` and all else.
  private func constancy(of base: TypedExpression) -> String? {
    switch base.kind {
    case .local(let local) where local != selfLocal && !waitsForValue(local):
      let variable = locals[Int(local.index)]
      return variable.isVariable || variable.name.isEmpty ? nil : constancy(of: local)
    case .global(let id):
      return program[id].isConstant && !waitsForValue(id)
        ? constancy(of: id) : nil
    default: return nil
    }
  }

  private func readOnlyPath(_ path: TypedExpression) -> String {
    switch path.kind {
    case .local(let local): "'\(locals[Int(local.index)].name)' is a read-only key path"
    case .global(let id): "'\(program[id].name)' is a read-only key path"
    default: "key path is read-only"
    }
  }

  /// The place of a computed property or subscript from the call of its getter.
  private func computedPlace(
    _ callee: Callee, _ arguments: [TypedExpression], _ expression: TypedExpression, at range: SourceRange
  ) -> Place {
    if let setter = localSetter(callee) {
      return .computed(base: nil, getter: callee, setter: setter, arguments: [], type: expression.type)
    }
    if let reason = constancy(ofGetter: callee) {
      reportImmutable("read-only", reason, at: range)
      return .value(expression)
    }
    guard let getter = callee.function, let property = checker.info(getter).property else {
      reportTemporary(expression, at: range)
      return .value(expression)
    }
    _ = reportHiddenSetter(property, at: range)
    guard let setter = property.setter else {
      if property.scope.part == nil || property.requirementOf == nil {
        reportReadOnly(property, at: range)
      }
      return .value(expression)
    }
    let hasSelf = program[getter].selfKind != .none
    let base: Place?
    if hasSelf, let first = arguments.first {
      if property.name == "subscript", program[setter].selfKind == .mutating, let reason = constancy(of: first),
        !isReference(first.type)
      {
        reportImmutable("assign-to-let", reason, at: range)
        return .value(expression)
      }
      base = program[setter].selfKind == .mutating ? selfPlace(first, at: range) : .value(first)
    } else {
      base = nil
    }
    let rest = hasSelf ? Array(arguments.dropFirst()) : arguments
    return .computed(
      base: base, getter: callee, setter: callee.replacing(setter), arguments: rest, type: expression.type)
  }

  /// The setter of a local computed or observed variable.
  private func localSetter(_ callee: Callee) -> Callee? {
    guard case .value(let function) = callee else { return nil }
    switch function.kind {
    case .local(let getter): return localSetters[getter].map { .value(read($0, at: function.range)) }
    case .global(let getter):
      return promptSetter(beside: getter).map { setter in
        .value(TypedExpression(.global(setter), type: program[setter].type, range: function.range))
      }
    default: return nil
    }
  }

  /// Why a variable of a block or prompt can't be changed whose value a function gives; nil of other calls.
  private func constancy(ofGetter callee: Callee) -> String? {
    guard case .value(let function) = callee else { return nil }
    switch function.kind {
    case .local(let getter):
      guard let name = localGetters[getter] else { return nil }
      return asyncValues[getter] == nil ? "'\(name)' is a get-only property" : "'\(name)' is a 'let' constant"
    case .global(let getter):
      let name = promptScope.computed.first { $0.value.getter == getter }?.key
      return name.map { "'\($0)' is a get-only property" }
    default: return nil
    }
  }

  /// The place of `self` for a setter that mutates it; a reference needs no variable.
  private func selfPlace(_ base: TypedExpression, at range: SourceRange) -> Place {
    guard isReference(base.type) else { return place(of: base, at: range) }
    if case .local(let local) = base.kind { return .local(local) }
    return .value(base)
  }

  /// Whether values of a type are certainly references to objects.
  func isReference(_ type: Type) -> Bool {
    let type = unifier.resolve(type)
    if case .nominal(let id, _) = type { return program[id].kind == .class || program[id].kind == .actor }
    if checker.classBound(of: type, in: scope) != nil { return true }
    return checker.protocols(of: type, in: scope).contains { checker.isOfObjects($0.0) }
  }

  private func reportReadOnly(_ property: Property, at range: SourceRange) {
    let reason =
      switch property.name {
      case "subscript": "subscript is get-only"
      case let name where name.hasPrefix("$"): "'\(name)' is immutable"
      case let name: "'\(name)' is a get-only property"
      }
    reportImmutable("read-only", reason, at: range)
  }

  /// The place of `self` for a mutating method.
  func mutablePlace(_ base: TypedExpression, for function: FunctionID, at range: SourceRange) -> Place {
    if case .local(let local) = base.kind, isReference(base.type) { return .local(local) }
    return place(of: base, for: program[function].kind == .getter ? .read : .mutated, at: range)
  }

  // MARK: Subscripts

  /// The arguments in brackets, where a type that stands alone is meant itself: `values[Key]` for `values[Key.self]`.
  private func namingType(_ arguments: [Argument], in range: SourceRange) -> [Argument] {
    guard arguments.count == 1, let only = arguments.first, only.label == nil, bareType(only.value) != nil else {
      return arguments
    }
    var named = only
    let name = only.value.range
    named.value = Expression(only.value.kind, range: SourceRange(file: name.file, start: name.start, end: range.end))
    return [named]
  }

  /// Checks `base[arguments]`.
  func inferSubscript(_ base: Expression, _ written: [Argument], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    let arguments = namingType(written, in: range)
    notePartial(arguments.map(\.value))
    if case .type(let type) = resolveBase(base, expected: expected) {
      let found = checker.findMembers("subscript", of: unifier.resolve(type), isStatic: true, in: scope)
      if let result = chooseSubscript(found, .type(type), arguments, expected: expected, at: range) { return result }
      reportNoStaticSubscript(of: unifier.resolve(type), arguments, at: range)
      return unknown(range)
    }
    var value =
      selfType(base) ?? infer(base, expected: isImplicitlyRooted(base) ? expected : indexedLiteral(base, expected))
    _ = unifier.solvePending()
    var type = unifier.resolve(value.type)
    if implicitlyUnwrapped(value), let wrapped = checker.wrapped(type) {
      value = TypedExpression(.unwrapImplicitly(value), type: wrapped, range: value.range)
      type = wrapped
    }
    // What is taken out of a literal says nothing of its type.
    if unifier.literal(of: type) != nil {
      type = unifier.settle(type)
      value = retyped(value, type)
    }
    if arguments.count == 1, arguments[0].label == "keyPath",
      let applied = applyKeyPath(value, arguments[0].value, at: range)
    {
      return applied
    }
    if type == .unknown, isInvalid(value) {
      checkArgumentsOfInvalid(arguments)
      return invalid(range)
    }
    if type == .unknown || unifier.isUnbound(type) {
      return TypedExpression(.dynamicSubscript(value, dynamicArguments(arguments)), type: .unknown, range: range)
    }
    if reportIntegerIndex(arguments, of: type, behind: base.range, at: range) { return unknown(range) }
    if case .metatype(let instance) = type {
      let found = checker.findMembers("subscript", of: unifier.resolve(instance), isStatic: true, in: scope)
      if let result = chooseSubscript(found, .metatype(value), arguments, expected: expected, at: range) {
        return result
      }
    }
    if let array = arrayForIndex(base, type, arguments) {
      value = array
      type = unifier.resolve(array.type)
    }
    let bracket = SourceRange(file: range.file, start: base.range.end, end: base.range.end + 1)
    let listed = checker.findMembers("subscript", of: type, isStatic: false, in: scope)
    guard let found = accessible(listed, name: "subscript", at: bracket) else { return unknown(range) }
    if let result = chooseSubscript(found, .value(value, isSuper: false), arguments, expected: expected, at: range) {
      return result
    }
    if reportNoSubscript(type, arguments, at: range) {
      return unknown(range)
    } else if let wrapped = checker.wrapped(type) {
      report(
        "optional-not-unwrapped",
        "value of optional type \(checker.quoted(unifier.zonk(type))) must be unwrapped to refer to member 'subscript' of wrapped base type \(checker.quoted(unifier.zonk(wrapped)))",
        at: lastToken(of: value.range))
    }
    return TypedExpression(.dynamicSubscript(value, dynamicArguments(arguments)), type: .unknown, range: range)
  }

  /// Reports a type in front of brackets where only values have subscripts, or nothing has.
  private func reportNoStaticSubscript(of type: Type, _ arguments: [Argument], at range: SourceRange) {
    guard hasMember("subscript", of: type, isStatic: false) else {
      _ = reportNoSubscript(.metatype(type), arguments, at: range)
      return
    }
    report(
      "instance-member-on-type",
      "instance member 'subscript' cannot be used on type \(checker.quoted(unifier.decided(type)))",
      at: range.pointingAtStart)
  }

  /// Reports a type that has no subscripts at all; false if it has some, or nobody knows.
  private func reportNoSubscript(_ type: Type, _ arguments: [Argument], at range: SourceRange) -> Bool {
    let type = unifier.decided(type)
    let message: String
    switch type {
    case .tuple(let elements):
      var hint = "; use '.' notation instead"
      if let only = arguments.first, arguments.count == 1, case .integer(let text) = only.value.kind,
        let index = Int(text),
        elements.indices.contains(index)
      {
        hint = "; did you mean to use '.\(index)'?"
      }
      message = "cannot access element using subscript for tuple type \(checker.quoted(type))\(hint)"
    case .metatype(let instance):
      guard isFullyListedStatically(instance) else { return false }
      message = "type \(checker.quoted(instance)) has no member 'subscript'"
    default:
      // On Apple's systems an object of any class is asked for what stands under a key.
      guard isClosed(type), checker.isExecutable || !isAnyObject(type),
        checker.findMembers("subscript", of: innermost(type), isStatic: false, in: scope).isEmpty
      else {
        return false
      }
      message = "value of type \(checker.quoted(type)) has no subscripts"
    }
    report(
      "no-subscript", message, at: range,
      explanation:
        "Brackets are for types that declare a subscript, as arrays and dictionaries do. Members are read with a dot.")
    return true
  }

  /// The type that `Self` in front of brackets stands for; nil of other bases.
  private func selfType(_ base: Expression) -> TypedExpression? {
    guard case .name("Self", _, _) = base.kind else { return nil }
    return value(of: resolve(base, expected: nil), expected: nil, at: base.range)
  }

  private func resolveBase(_ base: Expression, expected: Type?) -> Resolution? {
    switch base.kind {
    case .name(let name, let arguments, let labels) where name.mayNameType && lookupLocal(name) == nil:
      // A property may be called like a type.
      if resolveImplicitSelf(name, [], labels: labels, at: base.range) != nil || globalVariable(name) != nil {
        return nil
      }
      guard let type = typeNamed(name, arguments: arguments, at: base.range) else { return nil }
      return .type(type)
    case .type: return resolve(base, expected: expected)
    default: return nil
    }
  }

  /// The candidates that can be set, where a place is wanted and there are such that the arguments fit.
  private func settable(
    _ candidates: [Candidate], _ arguments: [Argument], at range: SourceRange
  ) -> [Candidate] {
    guard candidates.count > 1, assigned.contains(range) else { return candidates }
    let settable = candidates.filter(canBeSet)
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let inferred = arguments.map { needsTrial($0.value) ? nil : infer($0.value) }
    return rank(settable, arguments, inferred: inferred, expected: nil).isEmpty ? candidates : settable
  }

  /// Whether a candidate is a subscript with a setter.
  func canBeSet(_ candidate: Candidate) -> Bool {
    if case .subscript(let property) = candidate.target { property.setter != nil } else { false }
  }

  /// `base[arguments]` through `subscript(dynamicMember:)`, where none of the base's own subscripts takes the arguments: `$prices["tea"]`.
  private func dynamicSubscript(
    _ receiver: Receiver, _ own: [Candidate], _ arguments: [Argument], at range: SourceRange
  ) -> TypedExpression? {
    guard case .value(let base, _) = receiver, looksUpMembers(unifier.resolve(base.type)) else { return nil }
    let snapshot = snapshot()
    let inferred = arguments.map { needsTrial($0.value) ? nil : infer($0.value) }
    let fits = !rank(own, arguments, inferred: inferred, expected: nil).isEmpty
    rollback(to: snapshot)
    return fits ? nil : dynamicLookup(.subscript(arguments), of: base, at: range)
  }

  /// What is subscripted as an array, where it is a call of several overloads and the collection that it gives by itself has other indices:
  /// `names.reversed()[0]`; nil for everything else.
  private func arrayForIndex(_ base: Expression, _ type: Type, _ arguments: [Argument]) -> TypedExpression? {
    guard case .call = base.kind, arguments.count == 1, arguments[0].label == nil, case .nominal(let id, _) = type,
      program[id].isCatalogue, !["Array", "Dictionary", "String"].contains(where: { id == checker.known($0) }),
      let collection = checker.protocolID(named: "Collection"),
      checker.conforms(type, to: collection, in: scope) == true
    else { return nil }
    let start = snapshot()
    let index = unifier.decided(infer(arguments[0].value).type)
    let own = unifier.resolve(checker.normalize(.associated(type, collection, "Index"), in: scope))
    if index == checker.type("Int"), own != index, nominal(of: own) != nil {
      let array = infer(base, expected: checker.type("Array", unifier.fresh()))
      if !hasErrors(since: start), nominal(of: array.type) == checker.known("Array") { return array }
    }
    rollback(to: start)
    return nil
  }

  private func chooseSubscript(
    _ found: [FoundMember], _ receiver: Receiver, _ arguments: [Argument], expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    let candidates = found.compactMap { item -> Candidate? in
      guard case .property(let property) = item.member,
        property.writtenParameters.first?.label != "dynamicMember" || arguments.first?.label == "dynamicMember"
      else { return nil }
      return Candidate(
        target: .subscript(property), receiver: receiver, selfType: item.selfType, distance: item.distance)
    }
    if let found = dynamicSubscript(receiver, candidates, arguments, at: range) { return found }
    if candidates.isEmpty { return nil }
    let usable = settable(candidates, arguments, at: range)
    let wanted = usable.count > 1 ? expected.flatMap { tellsResult($0) ? $0 : nil } : nil
    return choose(usable, arguments, expected: wanted, name: "subscript", at: range, range)
  }

  /// Whether a type that is wanted says which of several subscripts is meant.
  private func tellsResult(_ wanted: Type) -> Bool {
    switch innermost(wanted) {
    case .nominal, .function: true
    case .tuple(let elements): !elements.isEmpty
    case .parameter: true
    case let type: checker.isAbstractMember(type, in: scope)
    }
  }
}

extension Callee {
  /// The function that is called, if it is known.
  public var function: FunctionID? {
    switch self {
    case .function(let id, _), .virtual(let id, _), .witness(_, let id, _, _): id
    case .value: nil
    }
  }

  /// What its generic parameters stand for.
  var genericArguments: [Type] {
    switch self {
    case .function(_, let arguments), .virtual(_, let arguments), .witness(_, _, _, let arguments): arguments
    case .value: []
    }
  }

  /// The same call of another function.
  public func replacing(_ function: FunctionID) -> Callee {
    switch self {
    case .function(_, let arguments): .function(function, arguments: arguments)
    case .virtual(_, let arguments): .virtual(function, arguments: arguments)
    case .witness(let id, _, let conformer, let arguments):
      .witness(id, function, conformer: conformer, arguments: arguments)
    case .value: self
    }
  }
}
