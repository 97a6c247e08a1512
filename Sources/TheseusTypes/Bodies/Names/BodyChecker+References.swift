import TheseusProgram

extension BodyChecker {
  /// Checks a name, member, implicit member or type that is not called.
  func inferReference(_ expression: Expression, expected: Type?) -> TypedExpression {
    let wasCalling = isCalling
    isCalling = false
    defer { isCalling = wasCalling }
    let resolution = resolveAmongForms(expression, expected: expected)
    noteMissingValue(expression, resolution)
    if case .type = resolution, isBareType(expression), !wantsInstance(expected) {
      reportTypeAsValue(at: expression.range)
      return unknown(expression.range)
    }
    let value = value(of: resolution, expected: expected, at: expression.range)
    noteWrittenCase(value, named: expression)
    return value
  }

  /// What a reference means; a member that is wanted as a value, and that the result of a call does not have as a property, is asked of the
  /// next best function that the call could mean: `zip(a, b).lazy.filter(!=).count` counts an array.
  private func resolveAmongForms(_ expression: Expression, expected: Type?) -> Resolution {
    guard case .member(let base, _, _, nil, _) = expression.kind, case .call = base.kind,
      expected.map(isFunction) != true, !declined.contains(base.range)
    else { return resolve(expression, expected: expected) }
    let start = snapshot()
    let best = resolve(expression, expected: expected)
    guard overloaded.contains(base.range), hasErrors(since: start) || !isProperty(best) else { return best }
    rollback(to: start)
    declined.insert(base.range)
    let other = resolve(expression, expected: expected)
    declined.remove(base.range)
    if case .value = other, !hasErrors(since: start) { return other }
    rollback(to: start)
    return resolve(expression, expected: expected)
  }

  private func isProperty(_ resolution: Resolution) -> Bool {
    switch resolution {
    case .dynamicMember: false
    case .candidates(let candidates, _):
      candidates.contains { function(of: $0).map { program[$0].parameters.isEmpty } ?? true }
    default: true
    }
  }

  /// Notes a case that stands behind the name of its enum, alone or as a function of its payload.
  func noteWrittenCase(_ value: TypedExpression, named name: Expression) {
    guard case .member = name.kind else { return }
    switch value.kind {
    case .enumCase: writtenCases.insert(value.range)
    case .closure(let closure):
      if case .return(let made?)? = closure.body.first?.kind { noteWrittenCase(made, named: name) }
    default: return
    }
  }

  /// Whether the name of a type stands for a value without `.self`, which belongs to the range of the expression alone.
  private func isBareType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _, _): expression.range.end - expression.range.start == name.utf8.count
    case .member(_, let name, _, _, let nameRange):
      expression.range.end == nameRange.end && !["Type", "Protocol"].contains(name)
    default: false
    }
  }

  /// Whether an expression is written as the name of a type is, also of one in another: `Product.Category`.
  private func isTypeName(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _, _): name.mayNameType
    case .member(let base, let name, _, nil, _): name.mayNameType && isTypeName(base)
    default: false
    }
  }

  /// The type that an argument names alone, of which the parameter says whether its instance is wanted; nil of other arguments.
  func bareType(_ expression: Expression) -> TypedExpression? {
    guard isTypeName(expression), isBareType(expression) else { return nil }
    let start = snapshot()
    let resolution = resolve(expression, expected: nil)
    guard case .type = resolution else {
      rollback(to: start)
      return nil
    }
    return value(of: resolution, expected: nil, at: expression.range)
  }

  /// Reports an argument that is a type alone where something of any type may stand; false if it is something else.
  func reportTypeAlone(_ expression: Expression, as wanted: Type) -> Bool {
    guard !wantsInstance(wanted), bareType(expression) != nil else { return false }
    reportTypeAsValue(at: expression.range)
    return true
  }

  /// Reports the type of a collection that is written in brackets and stands for a value, `[Int]` without `()`; nil of other literals.
  func reportCollectionType(_ parts: [Expression], at range: SourceRange) -> TypedExpression? {
    guard scope.part == nil else { return nil }
    let types = parts.compactMap { part -> Type? in
      guard case .metatype(let type)? = bareType(part)?.type else { return nil }
      return type
    }
    guard types.count == parts.count, let first = types.first else { return nil }
    reportTypeAsValue(at: range)
    let type = types.count == 1 ? checker.type("Array", first) : checker.type("Dictionary", first, types[1])
    return TypedExpression(.metatype(type), type: .metatype(type), range: range)
  }

  private func reportTypeAsValue(at range: SourceRange) {
    report(
      "type-as-value", "expected member name or initializer call after type name", at: range,
      explanation: "A type is no value. '()' behind it makes an instance, and '.self' means the type itself.")
  }

  /// Whether a context says that an instance is wanted, a function, or what conforms to a protocol, which a type is not whatever stands
  /// behind it.
  private func wantsInstance(_ expected: Type?) -> Bool {
    guard let expected = expected.map({ unifier.resolve($0) }) else { return false }
    switch expected {
    case .nominal, .function: return true
    default: return !unifier.bounds(of: expected).isEmpty
    }
  }

  /// Notes that a name which nothing declares stands for a value.
  ///
  /// A type of another file is called, asked for a member or written with `.self` behind it; what stands alone is none.
  private func noteMissingValue(_ expression: Expression, _ resolution: Resolution) {
    guard case .opaque(nil, let name) = resolution, case .name(name, _, _) = expression.kind,
      name.allSatisfy(\.isLetter), name.dropFirst().first?.isLowercase == true,
      Int(expression.range.end - expression.range.start) == name.utf8.count
    else { return }
    let problem = Diagnostic(
      id: "unknown-name", severity: .error, message: "cannot find '\(name)' in scope", range: expression.range)
    checker.reportUnlistedForm(name, [problem], at: expression.range)
  }

  /// Finds what a callee or reference means.
  func resolve(_ expression: Expression, expected: Type?) -> Resolution {
    let range = expression.range
    switch expression.kind {
    case .name(let name, let arguments, let labels):
      return resolveName(name, arguments: arguments, labels: labels, expected: expected, at: range)
    case .member(let base, let name, let arguments, let labels, let nameRange):
      notePartial([base])
      if !isCalling, let onElements = resolveOnElements(expression, [], expected: expected) { return onElements }
      return resolveMember(base, name, arguments, labels: labels, expected: expected, at: range, nameRange)
    case .implicitMember(let name, let labels):
      return resolveImplicit(name, labels: labels, expected: expected, at: range)
    case .type(let reference):
      return resolveWritten(reference)
    case .packElement(let pack):
      if let type = elementType(of: pack) { return .type(type) }
      return resolveValue(expression, expected: expected)
    case .optionalEvaluation(let value):
      if let type = namedType(value) { return .type(checker.optional(type)) }
      return resolveValue(expression, expected: expected)
    default:
      return resolveValue(expression, expected: expected)
    }
  }

  private func resolveValue(_ expression: Expression, expected: Type?) -> Resolution {
    let wasCalling = isCalling
    isCalling = false
    defer { isCalling = wasCalling }
    return .value(infer(expression, expected: isImplicitlyRooted(expression) ? expected : nil))
  }

  /// The type before `?` in `Int?.none`, where a capitalized variable may stand as well.
  func namedType(_ expression: Expression) -> Type? {
    guard case .name(let name, _, _) = expression.kind, name.mayNameType else { return nil }
    let start = snapshot()
    if case .type(let type) = resolve(expression, expected: nil) { return type }
    rollback(to: start)
    return nil
  }

  /// Whether the only `?` of a chain belongs to the type at its start: `Int?.none`.
  func isOfOptionalType(_ chain: Expression) -> Bool {
    switch chain.kind {
    case .optionalEvaluation(let value): namedType(value) != nil
    case .member(let base, _, _, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .postfix(let base, _, _):
      isOfOptionalType(base)
    default: false
    }
  }

  /// Whether a chain begins with an implicit member.
  func isImplicitlyRooted(_ expression: Expression) -> Bool { implicitRoot(of: expression) != nil }

  /// The implicit member that a chain begins with.
  func implicitRoot(of expression: Expression) -> Expression? { expression.implicitRoot }

  func resolveMember(
    _ base: Expression, _ name: String, _ arguments: [TypeReference], labels: [String]?, expected: Type?,
    at range: SourceRange, _ nameRange: SourceRange
  ) -> Resolution {
    if isNil(base) {
      report("nil-without-context", "'nil' requires a contextual type", at: base.range)
      return .invalid
    }
    let isCall = isCalling
    isCalling = false
    let own = ownType(name, behind: base).map { ($0, snapshot()) }
    let resolution = resolve(base, expected: isImplicitlyRooted(base) ? expected.map(chainRoot) : nil)
    isCalling = isCall
    if let (named, start) = own, isNothing(resolution) {
      rollback(to: start)
      return .type(type(named, name, arguments, at: range))
    }
    switch resolution {
    case .type(let type):
      return resolveMember(ofType: type, name, arguments, labels: labels, expected: expected, at: range, nameRange)
    case .module(let module):
      return resolveMember(ofModule: module, name, arguments, labels: labels, at: range, nameRange)
    case .opaque(let inner, let outer):
      return .opaque(opaque(inner, outer, arguments: nil, at: base.range), name)
    case .invalid:
      return .invalid
    default:
      if let property = inheritedProperty(besides: resolution, at: base.range) { return .dynamicMember(property, name) }
      isCalling = false
      let value = value(of: resolution, expected: nil, at: base.range)
      isCalling = isCall
      let owner = isRangeOperation(base) ? withOpenBound(value) : value
      return member(name, of: owner, labels: labels, expected: isCall ? nil : expected, at: range, nameRange)
    }
  }

  /// The type of the program that stands behind what may be its own module's name, if nothing else is called so.
  private func ownType(_ name: String, behind base: Expression) -> DeclarationScope.NamedType? {
    guard case .name(let module, [], nil) = base.kind else { return nil }
    return checker.ownType(name, behind: module, in: scope)
  }

  private func isNothing(_ resolution: Resolution) -> Bool {
    switch resolution {
    case .invalid, .opaque(nil, _): true
    default: false
    }
  }

  private func isRangeOperation(_ expression: Expression) -> Bool {
    if case .binary(_, let symbol, _, _) = expression.kind { isRange(symbol) } else { false }
  }

  /// A range that is made where its member is asked, whose elements the compiler does not call `Range<Int>.Element`.
  private func withOpenBound(_ range: TypedExpression) -> TypedExpression {
    guard case .nominal(let id, let arguments) = unifier.resolve(range.type), let bound = arguments.first,
      arguments.count == 1, !unifier.isUnbound(bound)
    else { return range }
    let open = unifier.fresh()
    _ = unifier.unify(open, bound)
    return TypedExpression(range.kind, type: .nominal(id, [open]), range: range.range)
  }

  /// The property that a superclass which nobody knows may have by the name of methods, or of functions of the program, where a member is
  /// asked of that name: `tableView.reloadData()` beside `tableView(_:numberOfRowsInSection:)`.
  private func inheritedProperty(besides resolution: Resolution, at range: SourceRange) -> TypedExpression? {
    guard case .candidates(let functions, let name) = resolution else { return nil }
    return inheritedProperty(name, besides: functions, at: range)
  }

  /// The property of a name that a superclass which nobody knows may have beside functions.
  func inheritedProperty(
    _ name: String, besides functions: [Candidate], at range: SourceRange
  ) -> TypedExpression? {
    guard let first = functions.first else { return nil }
    let object: TypedExpression? =
      switch first.receiver {
      case .value(let receiver, _): receiver
      case .none: selfLocal.map { read($0, at: range) }
      case .type, .metatype: nil
      }
    guard let object, case .nominal(let id, _) = unifier.resolve(object.type), checker.inheritsUnknown(id) else {
      return nil
    }
    return value(of: .dynamicMember(object, name), expected: nil, at: range)
  }

  /// What the root of a chain is wanted as: where a generic parameter is wanted, the end of the chain decides it, not the root.
  func chainRoot(_ expected: Type) -> Type {
    let bounds = unifier.bounds(of: expected)
    guard !bounds.isEmpty else { return expected }
    let root = unifier.fresh()
    for id in bounds { _ = unifier.require(root, conformsTo: id) }
    chainEnds[root] = chainEnds[expected] ?? expected
    return root
  }

  /// The type of a literal whose member is asked for: the default one, unless only floating-point numbers have that member,
  /// as in `2.squareRoot()`.
  private func settledLiteral(_ type: Type, having name: String) -> Type {
    let double = checker.type("Double")
    if unifier.literal(of: type) == .integer,
      checker.findMembers(name, of: checker.type("Int"), isStatic: false, in: scope).isEmpty,
      !checker.findMembers(name, of: double, isStatic: false, in: scope).isEmpty
    {
      _ = unifier.unify(type, double)
    }
    return unifier.settle(type)
  }

  /// A member of a value.
  func member(
    _ name: String, of base: TypedExpression, labels: [String]?, expected: Type? = nil, at range: SourceRange,
    _ nameRange: SourceRange
  ) -> Resolution {
    _ = unifier.solvePending()
    var type = unifier.resolve(base.type)
    var base = base
    if unifier.literal(of: type) != nil {
      type = settledLiteral(type, having: name)
      base = TypedExpression(base.kind, type: type, range: base.range)
    }
    switch type {
    case .unknown where isInvalid(base):
      failedPlaces.insert(range)
      return .invalid
    case .unknown, .variable:
      return .dynamicMember(base, name)
    case .tuple(let elements):
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
        return .value(TypedExpression(.tupleElement(base, index), type: elements[index].type, range: range))
      }
      if !elements.isEmpty || name != "self" {
        let description = checker.quoted(unifier.decided(type))
        report("missing-member", "value of tuple type \(description) has no member '\(name)'", at: nameRange)
        return .invalid
      }
    case .metatype(let instance):
      if name == "self" { return .value(base) }
      if name == "init" {
        let found = labelled(labels, initializers(of: instance, receiver: .metatype(base)))
        if case .opaque = found, reportNoInitializer(of: unifier.resolve(instance), at: nameRange) { return .invalid }
        return found
      }
      if let found = resolveStatic(name, of: instance, receiver: .metatype(base), labels: labels, at: range) {
        return found
      }
      if let curried = curriedMethod(name, of: instance, labels: labels, expected: expected, at: range) {
        return .value(curried)
      }
      if reportInstanceMember(name, ofMetatypeAt: base.range, of: instance) { return .invalid }
    case .function where name != "self":
      if reportUncalled(base) { return .invalid }
      let description = checker.quoted(unifier.decided(type))
      report("missing-member", "value of type \(description) has no member '\(name)'", at: nameRange)
      return .invalid
    default:
      break
    }
    // What is not known of an object comes before what an optional view would have: `panel.frame.origin` of a `UIView!`.
    if let object = implicitObject(base, name) {
      return member(name, of: object, labels: labels, expected: expected, at: range, nameRange)
    }
    if let found = resolveInstance(name, of: base, labels: labels, isSuper: isSuper(base), at: range) { return found }
    if name == "init", isSuper(base) || isSelf(base) {
      let found = initializers(of: type, receiver: .value(base, isSuper: isSuper(base)))
      if isSuper(base), case .candidates(let candidates, _) = found {
        reportHiddenInitializers(candidates, of: type, at: nameRange)
      }
      return labelled(labels, found)
    }
    if let found = dynamicLookup(.member(name), of: base, expected: expected, at: range) { return .value(found) }
    if implicitlyUnwrapped(base), let wrapped = checker.wrapped(type) {
      return member(
        name, of: TypedExpression(.unwrapImplicitly(base), type: wrapped, range: base.range), labels: labels, at: range,
        nameRange
      )
    }
    if case .metatype(let instance) = type, reportMissingMember(name, ofMetatype: base, of: instance, at: nameRange) {
      return .invalid
    }
    return missingMember(name, of: base, type, at: range, nameRange)
  }

  /// The object that an `A!` holds, of a class of which not all is known, where a member of it is asked for.
  private func implicitObject(_ base: TypedExpression, _ name: String) -> TypedExpression? {
    guard implicitlyUnwrapped(base), let wrapped = checker.wrapped(unifier.resolve(base.type)),
      case .nominal(let id, _) = unifier.resolve(wrapped), program[id].kind == .class, checker.inheritsUnknown(id),
      name != "map", name != "flatMap"
    else { return nil }
    return TypedExpression(.unwrapImplicitly(base), type: wrapped, range: base.range)
  }

  /// Reports a method without its parentheses whose result is wanted; false if a value is none.
  private func reportUncalled(_ base: TypedExpression) -> Bool {
    guard case .closure(let closure) = base.kind, !writtenClosures.contains(base.range), closure.parameters.isEmpty,
      case .return(let value?)? = closure.body.last?.kind, case .call(.function(let id, _), _) = value.kind
    else { return false }
    let name = program[id].name.prefix { $0 != "(" }
    let word = checker.isMember(id) ? "method" : "function"
    report("uncalled-method", "\(word) '\(name)' was used as a property; add () to call it", at: base.range)
    return true
  }

  /// Whether a value is `super`.
  func isSuper(_ base: TypedExpression) -> Bool {
    if case .upcast(let inner) = base.kind, isSelf(inner), unifier.resolve(inner.type) != unifier.resolve(base.type) {
      return true
    }
    return false
  }

  /// Whether a value is `self`.
  func isSelf(_ base: TypedExpression) -> Bool {
    if case .local(let local) = base.kind { local == selfLocal } else { false }
  }

  func resolveMember(
    ofType type: Type, _ name: String, _ arguments: [TypeReference], labels: [String]?, expected: Type? = nil,
    at range: SourceRange, _ nameRange: SourceRange
  ) -> Resolution {
    if name == "self" { return .type(type) }
    if name == "Type" { return .type(.metatype(type)) }
    if name == "Protocol" { return .type(type.ofItself) }
    if name == "init" {
      if case .tuple = unifier.resolve(type) {
        report(
          "missing-member", "value of tuple type \(checker.quoted(unifier.zonk(type))) has no member 'init'",
          at: nameRange)
        return .invalid
      }
      if reportInstantiation(of: unifier.resolve(type), at: nameRange) { return .invalid }
      return labelled(labels, initializers(of: type, receiver: .type(type)))
    }
    if reportMember(name, ofProtocol: unifier.resolve(type), at: range) { return .invalid }
    if let found = resolveStatic(name, arguments, of: type, receiver: .type(type), labels: labels, at: range) {
      return found
    }
    if isAsset(name, of: unifier.resolve(type)) {
      checker.reportUnsupported("\(checker.describe(unifier.zonk(type))).\(name)", at: nameRange)
      return .opaque(nil, "\(checker.describe(unifier.zonk(type))).\(name)")
    }
    // `Type.method` is a function that takes the instance first.
    if let curried = curriedMethod(name, of: type, labels: labels, expected: expected, at: range) {
      return .value(curried)
    }
    if let found = dynamicLookup(name, ofType: type, expected: expected, at: range) { return .value(found) }
    let resolved = unifier.resolve(type)
    if mayBeOfPackage(resolved) { return .opaque(nil, "\(checker.describe(resolved)).\(name)") }
    if isExistential(resolved), isClosed(resolved) {
      report("missing-member", "type \(checker.quoted(resolved)) has no member '\(name)'", at: nameRange)
      return .invalid
    }
    if reportInstanceMember(name, of: resolved, writtenAt: range) { return .invalid }
    if reportMissingStatic(name, of: resolved, writtenAt: range, at: nameRange) { return .invalid }
    if resolved != .unknown {
      checker.reportUnsupported("\(checker.describe(unifier.zonk(resolved))).\(name)", at: nameRange)
    }
    return .opaque(nil, "\(checker.describe(unifier.zonk(resolved))).\(name)")
  }

  /// Whether a name behind a type of colors or images, which has none such, is that of one in the app's asset catalogue, though views have
  /// a modifier of that name: `Color.background`.
  private func isAsset(_ name: String, of type: Type) -> Bool {
    guard !isCalling, !checker.isExecutable, let id = nominal(of: type), program[id].isCatalogue else { return false }
    return ["Color", "Image", "NSColor", "UIColor", "UIImage"].contains(program[id].qualifiedName)
      && !checker.findMembers(name, of: type, isStatic: false, in: scope).isEmpty
  }

  /// Whether a protocol of the libraries may be a package's type of its name, or one that a package extends.
  func mayBeOfPackage(_ type: Type) -> Bool {
    guard checker.importsPackages, case .existential(let protocols, [], _) = type, !protocols.isEmpty else {
      return false
    }
    return protocols.allSatisfy { checker.info($0).scope.part != nil }
  }

  /// Those of some candidates that have the labels which are written behind their name: `Int.init(truncating:)`.
  func labelled(_ labels: [String]?, _ resolution: Resolution) -> Resolution {
    guard let labels, case .candidates(let candidates, let name) = resolution else { return resolution }
    let fitting = candidates.filter { candidate in
      if case .function(let id) = candidate.target { program[id].labels.map { $0 ?? "_" } == labels } else { true }
    }
    return fitting.isEmpty ? resolution : .candidates(fitting, name: name)
  }

  /// A method as a function of the instance; of several the one that fits the expected type, else the first.
  func curriedMethod(_ name: String, of type: Type, labels: [String]?, expected: Type?, at range: SourceRange)
    -> TypedExpression?
  {
    let members = checker.findMembers(name, of: unifier.resolve(type), isStatic: false, in: scope)
    let found = filtered(members, labels: labels)
    guard let first = found.first, case .function = first.member else { return nil }
    let parameter = addLocal(nil, type: type, isVariable: false)
    let instance = read(parameter, at: range)
    let candidates = found.compactMap { item -> Candidate? in
      guard case .function(let id) = item.member else { return nil }
      return Candidate(
        target: .function(id), receiver: .value(instance, isSuper: false), selfType: item.selfType,
        distance: item.distance)
    }
    var wanted: Type?
    if let expected, case .function(let function) = innermost(expected) { wanted = function.result }
    let method = functionValue(candidates, expected: candidates.count > 1 ? wanted : nil, at: range)
    let closure = TypedClosure(
      parameters: [parameter], body: [TypedStatement(.return(method), range: range)], range: range)
    let functionType = FunctionType(parameters: [FunctionType.Parameter(type: type)], result: method.type)
    return TypedExpression(.closure(closure), type: .function(functionType), range: range)
  }

  /// The initializers of a type as candidates; those alone that a call may mean, if one is given.
  func initializers(of type: Type, receiver: Receiver, fitting shape: CallShape? = nil) -> Resolution {
    let resolved = unifier.resolve(type)
    let found =
      shape.map { checker.findInitializers(of: resolved, fitting: $0, in: scope) }
      ?? checker.findMembers("init", of: resolved, isStatic: true, in: scope)
    let candidates = found.compactMap { item -> Candidate? in
      guard case .function(let id) = item.member, scope.part != nil || !checker.needsImport(item) else { return nil }
      return Candidate(target: .function(id), receiver: receiver, selfType: resolved, distance: item.distance)
    }
    return candidates.isEmpty
      ? .opaque(nil, checker.describe(unifier.zonk(resolved))) : .candidates(candidates, name: "init")
  }

  // MARK: Values

  /// A resolution as a value.
  func value(of resolution: Resolution, expected: Type?, at range: SourceRange) -> TypedExpression {
    switch resolution {
    case .value(let value):
      return value
    case .type(let type):
      return TypedExpression(.metatype(type), type: type.ofItself, range: range)
    case .candidates(let candidates, let name):
      if candidates.isEmpty { return operatorValue(name, expected: expected, at: range) }
      return functionValue(candidates, expected: expected, at: range)
    case .dynamicMember(let base, let name):
      return TypedExpression(.dynamicMember(base, name), type: .unknown, range: range)
    case .opaque(let base, let name):
      return opaque(base, name, arguments: nil, at: range)
    case .module, .invalid:
      return unknown(range)
    }
  }
}

extension Expression {
  /// The implicit member that a chain begins with.
  var implicitRoot: Expression? {
    switch kind {
    case .implicitMember: self
    case .member(let base, _, _, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .optionalEvaluation(let base), .optionalChain(let base):
      base.implicitRoot
    default: nil
    }
  }
}
