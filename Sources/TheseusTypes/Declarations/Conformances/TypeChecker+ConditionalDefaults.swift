import TheseusProgram

extension TypeChecker {
  /// What a member of an extension in the library fixes where the extension's other conditions hold: `Indices` is a `Range` in a
  /// collection with random access by strides.
  func conditionalDefault(
    _ name: String, of protocolID: ProtocolID, in conformed: ProtocolInfo, _ generic: Type
  ) -> Type? {
    guard conformed.scope.part == .standardLibrary else { return nil }
    let substitution = [conformed.selfParameter: generic]
    for requirementName in info(protocolID).requirementNames {
      for case .property(let found) in ownMembers(requirementName, of: conformed) where found.extensionOf != nil {
        guard let fixed = fixedType(name, by: found.requirements, conformed) else { continue }
        let others = found.requirements.filter { $0 != fixed.requirement }
        let type = substitute(fixed.type, substitution)
        // Of what is generic itself, the conditions are not known to hold.
        if type.isConcrete, satisfies(others, substitution, in: nil) == true { return type }
      }
    }
    return nil
  }

  private func fixedType(
    _ name: String, by requirements: [Requirement], _ conformed: ProtocolInfo
  ) -> (requirement: Requirement, type: Type)? {
    for requirement in requirements {
      if case .same(.associated(.parameter(conformed.selfParameter), _, name), let type) = requirement {
        return (requirement, type)
      }
    }
    return nil
  }
}
