import TheseusProgram

extension TypeChecker {
  /// Whether a function is certainly not the one that a requirement of the program asks of a type: its types or effects are others.
  func differs(_ candidate: FunctionID, _ owner: Type, from requirement: FunctionID, of info: NominalInfo) -> Bool {
    let (have, want) = (program[candidate], program[requirement])
    guard self.info(requirement).scope.part == nil, self.info(candidate).extensionOf == nil,
      !isGeneric(have), !isGeneric(want), have.parameters.count == want.parameters.count
    else { return false }
    if have.isThrowing && !want.isThrowing || have.isAsync && !want.isAsync { return true }
    if have.selfKind == .mutating, want.selfKind == .value { return true }
    if have.kind == .initializer { return have.isFailable && !want.isFailable }
    return zip(have.parameters, want.parameters).contains { differs($0.type, owner, from: $1.type, requirement, info) }
      || differs(have.result, owner, from: want.result, requirement, info)
  }

  /// Whether a property certainly has another type than a required one.
  func differs(_ item: FoundMember, from required: Property, of info: NominalInfo) -> Bool {
    guard case .property(let property) = item.member, property.extensionOf == nil, required.scope.part == nil,
      let requirement = required.getter, property.name != "subscript"
    else { return false }
    return differs(type(of: property), item.selfType, from: type(of: required), requirement, info)
  }

  private func differs(
    _ have: Type, _ owner: Type, from want: Type, _ requirement: FunctionID, _ info: NominalInfo
  ) -> Bool {
    guard let protocolID = self.info(requirement).requirementOf else { return false }
    var own: Substitution = [:]
    if case .nominal(let id, let arguments) = owner { own = nominalSubstitution(id, arguments) }
    let body = BodyChecker(checker: self, scope: info.scope)
    let found = body.unifier.zonk(substitute(have, own))
    let wanted = body.unifier.zonk(substitute(want, [self.info(protocolID).selfParameter: selfType(info)]))
    guard body.isCertain(found), body.isCertain(wanted) else { return false }
    return !body.unifier.unify(found, wanted)
  }

  /// Whether a function has generic parameters of its own.
  private func isGeneric(_ function: TypedFunction) -> Bool {
    function.generics.contains { if case .function = $0.owner { true } else { false } }
  }
}
