import TheseusProgram

extension TypeChecker {
  /// Reports conformances of an actor whose members only the actor may use where the protocol promises them to everybody.
  func checkActorWitnesses(_ info: NominalInfo) {
    guard info.declaration.kind == .actor else { return }
    checkActorWitnesses(of: info.declaration.inherited, info)
    for block in info.blocks where !block.isMain {
      checkActorWitnesses(of: block.declaration?.inherited ?? [], info)
    }
  }

  private func checkActorWitnesses(of inherited: [TypeReference], _ info: NominalInfo) {
    for reference in inherited {
      for protocolID in resolveConstraint(reference, in: info.scope.parent ?? info.scope).protocols
      where ancestors(of: protocolID).contains(where: { crossesIsolation($0, info) }) {
        report(
          "crossing-conformance",
          "conformance of '\(program[info.id].name)' to protocol '\(program[protocolID].name)' crosses into actor-isolated code and can cause data races",
          at: reference.range,
          explanation:
            "An actor's members are used one at a time, from outside with 'await'. What the protocol promises can be used at once: mark the member 'nonisolated' if it needs nothing of the actor's state, or let the protocol ask for 'async'."
        )
      }
    }
  }

  /// Whether a protocol's requirement that nothing waits for is met by a member that belongs to the actor.
  private func crossesIsolation(_ protocolID: ProtocolID, _ info: NominalInfo) -> Bool {
    let table = self.info(protocolID)
    if ancestors(of: protocolID).contains(where: { program[$0].name == "Actor" }) { return false }
    return table.requirementNames.contains { name in
      ownMembers(name, of: table).contains { member in
        guard isRequirement(member) else { return false }
        switch member {
        case .function(let requirement):
          return program[requirement].kind == .function && program[requirement].selfKind == .value
            && !program[requirement].isAsync && isIsolated(methodMeeting: requirement, info)
        case .property(let required):
          return !required.isStatic && !program[getter(of: required)].isAsync && isIsolated(property: name, info)
        default: return false
        }
      }
    }
  }

  private func isIsolated(methodMeeting requirement: FunctionID, _ info: NominalInfo) -> Bool {
    let named = ownMembers(baseName(of: requirement), of: info).compactMap { member -> FunctionID? in
      guard case .function(let id) = member, program[id].labels == program[requirement].labels,
        program[id].selfKind == .value, self.info(id).scope.part == nil
      else { return nil }
      return id
    }
    return named.count == 1 && isolation(of: named[0]) == .otherActor
  }

  private func isIsolated(property name: String, _ info: NominalInfo) -> Bool {
    guard case .property(let property)? = ownMembers(name, of: info).first, !property.isStatic, !property.isConstant,
      property.scope.part == nil
    else { return false }
    let declaration = property.declaration
    return isolation(written: declaration.attributes.map(\.name), modifiers: declaration.modifiers) == nil
  }
}
