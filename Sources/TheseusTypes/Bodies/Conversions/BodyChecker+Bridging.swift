import TheseusProgram

extension BodyChecker {
  /// `value as NSString`, `as AnyObject`, and a class of Foundation `as String`: what the bridge makes of a value; nil where there is
  /// nothing to bridge.
  func bridged(_ value: Expression, to target: Type, at range: SourceRange) -> TypedExpression? {
    if isAlone("CVarArg", target) { return bridgedArgument(value, as: target) }
    guard isBridgeable(target) else { return nil }
    if let wrapped = checker.wrapped(target), isFoundationError(wrapped) {
      return bridgedOptionalError(value, to: target, at: range)
    }
    if isFoundationError(target) { return bridgedError(value, at: range) }
    let start = snapshot()
    let source = unifier.tentative(infer(value).type)
    guard isBridge(source, to: target) else {
      rollback(to: start)
      return nil
    }
    let value = settled(infer(value))
    return TypedExpression(.forcedCast(value, target), type: target, range: range)
  }

  /// Whether a type may be what a bridge leads to.
  private func isBridgeable(_ type: Type) -> Bool {
    guard case .nominal(let id, let arguments) = type else { return isAlone("AnyObject", type) }
    guard program[id].isCatalogue else { return false }
    let name = program[id].name
    if program[id].kind == .class { return Bridge.leads(toClass: name) }
    return Bridge.bridge(ofStruct: name)?.plainName == name || arguments.contains { isBridgeable($0) }
  }

  /// Whether a bridge leads from a type to another, or from the parts of a collection to those of another.
  private func isBridge(_ source: Type, to target: Type) -> Bool {
    let source = unifier.tentative(source)
    if source == .unknown { return false }
    if isAlone("AnyObject", target) { return !isReference(source) }
    guard case .nominal(let wanted, let arguments) = target, program[wanted].isCatalogue else { return false }
    if let wrapped = checker.wrapped(target) {
      return checker.wrapped(source).map { isBridge($0, to: wrapped) } ?? isBridge(source, to: wrapped)
    }
    guard case .nominal(let given, let own) = source else { return false }
    if given == wanted { return isBridge(parts: own, to: arguments) }
    guard program[given].isCatalogue else { return false }
    if program[given].kind == .class {
      return isPlain(program[wanted].name, of: given)
        && arguments.allSatisfy { isAlone("AnyObject", $0) || $0 == .unknown }
    }
    guard let bridge = Bridge.bridge(ofStruct: program[given].name), let id = checker.known(bridge.className) else {
      return false
    }
    return id == wanted || checker.isSubclass(.nominal(id, []), of: target)
  }

  /// Whether bridges lead from some of a collection's parts to those of another, the others being the same.
  private func isBridge(parts own: [Type], to wanted: [Type]) -> Bool {
    let own = own.map { unifier.tentative($0) }
    guard own.count == wanted.count, own != wanted else { return false }
    return zip(own, wanted).allSatisfy { $0 == $1 || isBridge($0, to: $1) }
  }

  /// Whether a struct is what an instance of a class is by itself.
  private func isPlain(_ name: String, of id: NominalID) -> Bool {
    if program[id].isCatalogue, let bridge = Bridge.bridge(ofClass: program[id].name) {
      return bridge.plainName == name
    }
    guard case .nominal(let parent, _)? = checker.superclass(of: id) else { return false }
    return isPlain(name, of: parent)
  }

  /// Whether a type is `any` of a protocol of the library and nothing else.
  private func isAlone(_ name: String, _ type: Type) -> Bool {
    guard let id = checker.protocolID(named: name) else { return false }
    return type == .existential([id], superclass: [])
  }

  /// `id as CVarArg` of a struct whose object is one, as it is on Apple's systems; a script has no such bridge on Linux.
  private func bridgedArgument(_ value: Expression, as target: Type) -> TypedExpression? {
    guard !checker.isExecutable, case .existential(let protocols, _, _) = target else { return nil }
    let start = snapshot()
    let source = unifier.tentative(infer(value).type)
    guard let given = nominal(of: source), program[given].isCatalogue,
      checker.conforms(source, to: protocols[0], in: scope) != true,
      let bridge = Bridge.bridge(ofStruct: program[given].name), let object = checker.known(bridge.className)
    else {
      rollback(to: start)
      return nil
    }
    let type = Type.nominal(object, [])
    let bridged = TypedExpression(.forcedCast(settled(infer(value)), type), type: type, range: value.range)
    return converted(bridged, to: target, as: .argument)
  }

  private func isFoundationError(_ type: Type) -> Bool {
    nominal(of: type).map { program[$0].isCatalogue && program[$0].name == "NSError" } ?? false
  }

  /// An optional error `as NSError?`; any other error becomes an optional.
  private func bridgedOptionalError(_ value: Expression, to target: Type, at range: SourceRange) -> TypedExpression? {
    guard let protocolID = checker.protocolID(named: "Error") else { return nil }
    let source = unifier.tentative(infer(value).type)
    guard let wrapped = checker.wrapped(source), checker.conforms(wrapped, to: protocolID, in: scope) == true else {
      return bridgedError(value, at: range).flatMap { converted($0, to: target, as: .argument) }
    }
    return bridgedError(Expression(.optionalEvaluation(value), range: value.range), at: range).map {
      TypedExpression(.optionalChain($0), type: target, range: range)
    }
  }

  /// Any error `as NSError`.
  private func bridgedError(_ value: Expression, at range: SourceRange) -> TypedExpression? {
    let source = unifier.tentative(infer(value).type)
    guard nominal(of: source).map({ program[$0].name != "NSError" }) ?? true,
      let protocolID = checker.protocolID(named: "Error"),
      checker.conforms(source, to: protocolID, in: scope) == true
    else { return nil }
    let type = Expression(.name("NSError", genericArguments: [], labels: nil), range: range)
    let callee = Expression(
      .member(type, "_bridging", genericArguments: [], labels: nil, nameRange: range), range: range)
    return infer(Expression(.call(callee, arguments: [Argument(value: value)]), range: range))
  }

  /// `let error as NSError` where an error is matched, which any is; nil for any other pattern.
  func bridgedError(
    _ inner: Pattern, as target: Type, against type: Type, isVariable: Bool, at range: SourceRange
  ) -> TypedPattern? {
    guard let wanted = nominal(of: target), program[wanted].isCatalogue, program[wanted].name == "NSError",
      nominal(of: type) != wanted, let protocolID = checker.protocolID(named: "Error"),
      isCertain(type), checker.conforms(type, to: protocolID, in: scope) == true,
      case .candidates(let candidates, _)? = resolveStatic(
        "_bridging", of: target, receiver: .type(target), labels: nil, at: range), let bridge = candidates.first
    else { return nil }
    let subject = addLocal(nil, type: type, isVariable: false)
    let argument = Argument(value: Expression(.invalid, range: range))
    let value = applySingle(bridge, [argument], inferred: [read(subject, at: range)], expected: target, at: range)
    return .bridged(subject: subject, value, check(inner, against: target, isVariable: isVariable))
  }
}
