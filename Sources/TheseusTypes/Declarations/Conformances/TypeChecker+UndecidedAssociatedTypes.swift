import TheseusProgram

extension TypeChecker {
  /// The associated types of a protocol that several methods of a type would each decide, and otherwise.
  ///
  /// Judged are those that one method alone names, of which nothing is asked and that no other protocol of the type has.
  func undecidedAssociatedTypes(_ protocolID: ProtocolID, _ info: NominalInfo) -> [String] {
    let protocolInfo = self.info(protocolID)
    guard protocolInfo.scope.part == nil else { return [] }
    return protocolInfo.associatedTypes.filter { item in
      item.declaration.target == nil && isOpen(item.name, of: protocolID, for: info)
        && isUndecided(item.name, by: protocolInfo, for: info)
    }
    .map { "protocol requires nested type '\($0.name)'" }
  }

  /// Whether nothing but what meets the requirements of a protocol can say what an associated type of it is for a type.
  private func isOpen(_ name: String, of protocolID: ProtocolID, for info: NominalInfo) -> Bool {
    (info.sources[name] ?? []).isEmpty && (self.info(protocolID).sources[name] ?? []).count <= 1
      && program[info.id].generics.isEmpty
      && self.info(protocolID).requirements.allSatisfy { !isAbout(name, $0) }
      && conformances(of: info.id).keys.allSatisfy { other in
        other == protocolID || !self.info(other).associatedTypes.contains { $0.name == name }
      }
  }

  private func isAbout(_ name: String, _ requirement: Requirement) -> Bool {
    switch requirement {
    case .conforms(let type, _): names(name, type)
    case .same(let left, let right), .inherits(let left, let right): names(name, left) || names(name, right)
    }
  }

  private func names(_ associatedType: String, _ type: Type) -> Bool {
    type.contains { if case .associated(_, _, associatedType) = $0 { true } else { false } }
  }

  private func isUndecided(_ name: String, by protocolInfo: ProtocolInfo, for info: NominalInfo) -> Bool {
    let requirements = protocolInfo.requirementNames.flatMap { ownMembers($0, of: protocolInfo) }.filter { member in
      isRequirement(member) && types(of: member).contains { names(name, $0) }
    }
    guard requirements.count == 1, case .function(let requirement)? = requirements.first else { return false }
    let choices = ownMembers(baseName(of: requirement), of: info).compactMap { member -> Choice? in
      guard case .function(let id) = member else { return nil }
      return choice(of: name, by: id, for: requirement)
    }
    return choices.count > 1 && Set(choices.map(\.others)).count == 1 && Set(choices.map(\.type)).count == choices.count
  }

  /// What a method has where a requirement names an associated type, and where it names others.
  private struct Choice {
    var type: Type
    var others: [Type]
  }

  private func types(of member: Member) -> [Type] {
    switch member {
    case .function(let id): program[id].parameters.map(\.type) + [program[id].result]
    case .property(let property): property.parameters.map(\.type) + [type(of: property)]
    default: []
    }
  }

  /// What a method would make of an associated type; nil if it can't be what is required.
  private func choice(of name: String, by id: FunctionID, for requirement: FunctionID) -> Choice? {
    let (have, want) = (program[id], program[requirement])
    guard have.labels == want.labels, have.ownGenerics.isEmpty, want.ownGenerics.isEmpty,
      have.isThrowing == want.isThrowing, have.isAsync == want.isAsync, have.selfKind == want.selfKind,
      !info(id).modifiers.contains(where: hides)
    else { return nil }
    var (chosen, others): ([Type], [Type]) = ([], [])
    for (own, wanted) in zip(types(of: .function(id)), types(of: .function(requirement))) {
      switch wanted {
      case .associated(_, _, name): chosen.append(own)
      case .associated: others.append(own)
      default: if own != wanted { return nil }
      }
    }
    guard let type = chosen.first, chosen.allSatisfy({ $0 == type && $0.isConcrete }) else { return nil }
    return Choice(type: type, others: others)
  }
}
