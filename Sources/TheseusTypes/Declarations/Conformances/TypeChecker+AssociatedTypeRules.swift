import TheseusProgram

extension TypeChecker {
  /// The associated types of a protocol of the program that certainly do not conform as the protocol asks, each in the words of a note.
  func unsuitableAssociatedTypes(_ protocolID: ProtocolID, _ type: Type, in scope: DeclarationScope) -> [String] {
    let protocolInfo = info(protocolID)
    guard protocolInfo.scope.part == nil, isSureOfWitnesses(protocolInfo, type, in: scope) else { return [] }
    let own = Type.parameter(protocolInfo.selfParameter)
    return protocolInfo.requirements.compactMap { requirement in
      guard case .conforms(.associated(own, let owner, let name), let wanted) = requirement,
        let found = associatedType(name, of: owner, in: type), lacksConformance(found, to: wanted, in: scope)
      else { return nil }
      return "possibly intended match \(quoted(found)) does not conform to '\(program[wanted].name)'"
    }
  }

  /// Whether no name that a protocol requires stands for several members, of which another might say what the associated types are.
  private func isSureOfWitnesses(_ protocolInfo: ProtocolInfo, _ type: Type, in scope: DeclarationScope) -> Bool {
    ancestors(of: protocolInfo.id).lazy.map { self.info($0) }.allSatisfy { refined in
      refined.requirementNames.allSatisfy { name in
        [true, false].allSatisfy { isStatic in
          findMembers(name, of: type, isStatic: isStatic, in: scope).filter { !isRequirement($0.member) }.count < 2
        }
      }
    }
  }

  private func lacksConformance(_ type: Type, to protocolID: ProtocolID, in scope: DeclarationScope) -> Bool {
    if isMarker(protocolID) { return false }
    switch type {
    case .parameter: return conforms(type, to: protocolID, in: scope) == false
    case .existential(_, let superclass, _) where superclass.first != nil: return false
    default: return isCertainly(type, not: protocolID, in: scope)
    }
  }
}
