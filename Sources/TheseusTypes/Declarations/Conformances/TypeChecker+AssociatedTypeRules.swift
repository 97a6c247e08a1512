import TheseusProgram

extension TypeChecker {
  /// The associated types of a protocol all of whose requirements are known that certainly do not conform as the protocol asks, each in the
  /// words of a note.
  func unsuitableAssociatedTypes(_ protocolID: ProtocolID, _ type: Type, in scope: DeclarationScope) -> [String] {
    let protocolInfo = info(protocolID)
    guard listsRequirements(protocolInfo), isSureOfWitnesses(protocolInfo, type, in: scope) else { return [] }
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
          findMembers(name, of: type, isStatic: isStatic, in: scope).filter { isCandidate($0) }.count < 2
        }
      }
    }
  }

  /// Whether a member may stand for a required one: it is none itself, and its extension may be one of the type's.
  private func isCandidate(_ found: FoundMember) -> Bool {
    guard case .property(let property) = found.member, let extended = property.extensionOf, let block = property.block
    else { return !isRequirement(found.member) }
    return satisfies(block.requirements, [info(extended).selfParameter: found.selfType], in: nil) != false
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
