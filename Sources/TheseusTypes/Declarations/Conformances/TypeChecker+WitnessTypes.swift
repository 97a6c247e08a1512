import TheseusProgram

extension TypeChecker {
  /// Whether a function is certainly not the one that a requirement of the program asks of a type: its types or effects are others.
  func differs(_ candidate: FunctionID, _ owner: Type, from requirement: FunctionID, of info: NominalInfo) -> Bool {
    let (have, want) = (program[candidate], program[requirement])
    // An initializer that cannot fail does for one that may.
    if have.kind != .initializer, lacksShape(have.result, owner, of: want.result, requirement, info) { return true }
    guard isExact(requirement), !isMadeUp(requirement, for: info), self.info(candidate).extensionOf == nil,
      have.ownGenerics.isEmpty, want.ownGenerics.isEmpty, have.parameters.count == want.parameters.count
    else { return false }
    if have.isThrowing && !want.isThrowing || have.isAsync && !want.isAsync { return true }
    if have.selfKind == .mutating, want.selfKind == .value { return true }
    if differ(have.parameters, owner, from: want.parameters, requirement, info) { return true }
    if have.kind == .initializer { return failsUnasked(candidate, requirement) }
    return differs(have.result, owner, from: want.result, requirement, info)
  }

  /// Whether a case of an enum certainly is no value, or makes none of what a requirement takes, that the requirement asks for.
  func differs(
    _ enumCase: TypedNominal.Case, _ owner: Type, from requirement: FunctionID, of info: NominalInfo
  ) -> Bool {
    guard isExact(requirement) else { return false }
    let want = program[requirement]
    let payload = enumCase.payload.map { FunctionType.Parameter(type: $0.type) }
    guard payload.count == want.parameters.count, enumCase.payload.map(\.label) == want.labels,
      (want.kind == .getter) == payload.isEmpty
    else { return true }
    return differ(payload, owner, from: want.parameters, requirement, info)
      || differs(owner, owner, from: want.result, requirement, info)
  }

  /// Whether an initializer would meet a requirement if it could not fail.
  func differsByFailing(_ candidate: FunctionID, from requirement: FunctionID, of info: NominalInfo) -> Bool {
    let (have, want) = (program[candidate], program[requirement])
    return have.kind == .initializer && have.labels == want.labels && failsUnasked(candidate, requirement)
      && !(have.isThrowing && !want.isThrowing || have.isAsync && !want.isAsync)
      && !differ(have.parameters, selfType(info), from: want.parameters, requirement, info)
  }

  /// Whether an initializer may fail where a requirement may not; one that is written `init!` does for both.
  private func failsUnasked(_ candidate: FunctionID, _ requirement: FunctionID) -> Bool {
    guard program[candidate].isFailable, !program[requirement].isFailable else { return false }
    guard case .function(let function) = self.info(candidate).source else { return true }
    return !function.isImplicitlyUnwrapped
  }

  private func differ(
    _ have: [FunctionType.Parameter], _ owner: Type, from want: [FunctionType.Parameter], _ requirement: FunctionID,
    _ info: NominalInfo
  ) -> Bool {
    zip(have, want).contains {
      $0.isInout != $1.isInout || differs($0.type, owner, from: $1.type, requirement, info)
    }
  }

  /// Whether a result can't be what a requirement gives for any choice of its associated types: no optional where one is asked for, or
  /// a type that does not conform as the associated type must.
  private func lacksShape(
    _ have: Type, _ owner: Type, of want: Type, _ requirement: FunctionID, _ info: NominalInfo
  ) -> Bool {
    let body = BodyChecker(checker: self, scope: info.scope)
    guard case .nominal(let id, let arguments) = owner else { return false }
    let found = body.unifier.zonk(substitute(have, nominalSubstitution(id, arguments)))
    if case .existential = found, case .associated = want, body.conformsToNothing(found) {
      return !protocols(of: want, in: self.info(requirement).scope).isEmpty
    }
    guard body.isCertain(found), case .nominal = found else { return false }
    if wrapped(want) != nil { return wrapped(found) == nil }
    guard case .associated = want else { return false }
    return protocols(of: want, in: self.info(requirement).scope).contains {
      conforms(found, to: $0.0, in: info.scope) == false
    }
  }

  /// Whether a requirement is declared as it is: in the program, or in a protocol of the standard library whose requirements are all there.
  private func isExact(_ requirement: FunctionID) -> Bool {
    guard self.info(requirement).scope.part != nil else { return true }
    let exact: Set<String> = [
      "CustomStringConvertible", "CustomDebugStringConvertible", "Equatable", "Comparable", "Hashable", "PreferenceKey",
    ]
    return self.info(requirement).requirementOf.map { exact.contains(program[$0].name) } ?? false
  }

  /// Whether Swift makes up what a requirement of the standard library asks, whatever else has its name.
  private func isMadeUp(_ requirement: FunctionID, for info: NominalInfo) -> Bool {
    guard self.info(requirement).scope.part != nil, info.declaration.kind != .class, info.declaration.kind != .actor,
      let owner = self.info(requirement).requirementOf
    else { return false }
    return ["Equatable", "Hashable"].contains(program[owner].name)
  }

  /// Whether a property certainly has another type than a required one.
  func differs(_ item: FoundMember, from required: Property, of info: NominalInfo) -> Bool {
    guard let requirement = required.getter, isExact(requirement) else { return false }
    // A method is no property.
    if case .function(let id) = item.member { return self.info(id).scope.part == nil }
    guard case .property(let property) = item.member, property.extensionOf == nil, !hasOwnGenerics(property) else {
      return false
    }
    return differ(property.parameters, item.selfType, from: required.parameters, requirement, info)
      || differs(type(of: property), item.selfType, from: type(of: required), requirement, info)
  }

  /// Whether a subscript is generic itself.
  private func hasOwnGenerics(_ property: Property) -> Bool {
    let nominal = (property.table as? NominalInfo)?.id
    return property.generics.count > (nominal.map { program[$0].generics.count } ?? 0)
  }

  private func differs(
    _ have: Type, _ owner: Type, from want: Type, _ requirement: FunctionID, _ info: NominalInfo
  ) -> Bool {
    guard let protocolID = self.info(requirement).requirementOf else { return false }
    var own: Substitution = [:]
    if case .nominal(let id, let arguments) = owner { own = nominalSubstitution(id, arguments) }
    let body = BodyChecker(checker: self, scope: info.scope)
    let said = sameTypes(inConformanceOf: info, to: protocolID)
    let found = body.unifier.zonk(substitute(substitute(have, own), said))
    let conformer = substitute(selfType(info), said)
    let wanted = body.unifier.zonk(substitute(want, [self.info(protocolID).selfParameter: conformer]))
    guard body.isCertain(found), body.isCertain(wanted) else { return false }
    return !body.unifier.unify(found, wanted)
  }

  /// What the conditions of a conformance say that generic parameters are: `extension Dictionary: Storable where Key == String`.
  private func sameTypes(inConformanceOf info: NominalInfo, to protocolID: ProtocolID) -> Substitution {
    var result: Substitution = [:]
    for case .same(.parameter(let parameter), let type) in conformances(of: info.id)[protocolID]?.requirements ?? [] {
      result[parameter] = type
    }
    return result
  }
}
