import TheseusProgram

extension TypeChecker {
  /// Reports members that meet requirements of a protocol but may not be seen where it is, or promise less than `Self`.
  func checkWitnesses(_ protocolID: ProtocolID, _ info: NominalInfo) {
    let protocolInfo = self.info(protocolID)
    guard protocolInfo.scope.part == nil else { return checkLibraryWitnesses(protocolInfo, info) }
    let isHidden = protocolInfo.modifiers.contains(where: hides) || isHidden(info)
    if !isHidden { checkPropertyWitnesses(protocolInfo, info) }
    for requirement in requirements(of: protocolID) {
      let witnesses = written(baseName(of: requirement), in: info).filter {
        program[$0].labels == program[requirement].labels
          && self.info($0).isStatic == self.info(requirement).isStatic
          && !differs($0, selfType(info), from: requirement, of: info)
      }
      guard witnesses.count == 1, let witness = witnesses.first else { continue }
      if !isHidden, self.info(witness).modifiers.contains(where: hides) {
        report(
          "hidden-witness",
          "method '\(program[witness].name)' must be declared internal because it matches a requirement in internal protocol '\(program[protocolID].name)'",
          at: program[witness].range)
      }
      if isLessPublic(self.info(witness).modifiers, self.info(witness).scope.parent, protocolInfo, info) {
        report(
          "hidden-witness",
          "method '\(program[witness].name)' must be declared public because it matches a requirement in public protocol '\(program[protocolID].name)'",
          at: program[witness].range)
      }
      if self.info(requirement).returnsSelf, !self.info(witness).returnsSelf, program[info.id].kind == .class,
        !info.modifiers.contains("final"), program[witness].kind == .function
      {
        report(
          "self-result",
          "method '\(program[witness].name)' in non-final class '\(program[info.id].name)' must return 'Self' to conform to protocol '\(program[protocolID].name)'",
          at: program[witness].range)
      }
    }
  }

  /// Whether a member of a public type, which stands in the type itself, is not public though a public protocol requires it.
  private func isLessPublic(
    _ modifiers: [String], _ scope: DeclarationScope?, _ protocolInfo: ProtocolInfo, _ info: NominalInfo
  ) -> Bool {
    let open = ["public", "open"]
    return protocolInfo.modifiers.contains("public") && info.modifiers.contains(where: open.contains)
      && scope === info.scope && !modifiers.contains(where: open.contains) && !modifiers.contains(where: hides)
  }

  /// Reports properties that a protocol requires and that may not be seen, or set, where it is.
  private func checkPropertyWitnesses(_ protocolInfo: ProtocolInfo, _ info: NominalInfo) {
    for name in protocolInfo.requirementNames {
      let required = ownMembers(name, of: protocolInfo).lazy.compactMap { self.requiredProperty($0) }.first
      guard let required else { continue }
      let witnesses = ownMembers(name, of: info).filter { isStatic($0) == required.isStatic }
      guard case .property(let property)? = witnesses.first, !differs(property, from: required) else { continue }
      let modifiers = property.declaration.modifiers
      let subject: String
      if modifiers.contains(where: hides) || isLessPublic(modifiers, property.scope, protocolInfo, info) {
        subject = "property"
      } else if required.setter != nil, modifiers.contains(where: hidesSetter) {
        subject = "setter for property"
      } else {
        continue
      }
      report(
        "hidden-witness",
        "\(subject) '\(name)' must be \(demand(of: protocolInfo, on: info)) protocol '\(program[protocolInfo.id].name)'",
        at: property.declaration.nameRange)
    }
  }

  /// Whether a property is of another type than is required, so that another member meets the requirement.
  private func differs(_ property: Property, from requirement: Property) -> Bool {
    let (own, required) = (type(of: property), type(of: requirement))
    let isSettled = own.isFullyKnown && required.isFullyKnown
    return isSettled && own != required
      && ![own, required].contains {
        $0.contains { if case .parameter = $0 { true } else if case .associated = $0 { true } else { false } }
      }
  }

  /// How a witness must be declared: as its protocol, or as its type if fewer may use that.
  private func demand(of protocolInfo: ProtocolInfo, on info: NominalInfo) -> String {
    let isPublic = protocolInfo.modifiers.contains("public")
    if isPublic, !info.modifiers.contains("public"), !info.modifiers.contains("open") {
      return "as accessible as its enclosing type because it matches a requirement in"
    }
    let level = isPublic ? "public" : "internal"
    return "declared \(level) because it matches a requirement in \(level)"
  }

  private func requiredProperty(_ member: Member) -> Property? {
    guard case .property(let property) = member, isRequirement(member) else { return nil }
    return property
  }

  /// Whether a type, or one around it, is `private`.
  func isHidden(_ info: NominalInfo) -> Bool {
    if info.modifiers.contains(where: hides) { return true }
    return info.scope.parent?.nominal.map { isHidden(self.info($0)) } ?? false
  }

  /// Whether a modifier lets only what stands near see a member.
  func hides(_ modifier: String) -> Bool { modifier == "private" || modifier == "fileprivate" }

  private func hidesSetter(_ modifier: String) -> Bool {
    modifier == "private(set)" || modifier == "fileprivate(set)"
  }

  private func requirements(of protocolID: ProtocolID) -> [FunctionID] {
    let protocolInfo = info(protocolID)
    return protocolInfo.requirementNames.flatMap { ownMembers($0, of: protocolInfo) }.compactMap { member in
      guard isRequirement(member), case .function(let id) = member, program[id].kind == .function else { return nil }
      return id
    }
  }

  /// The methods of a name that the learner wrote in a type.
  private func written(_ name: String, in info: NominalInfo) -> [FunctionID] {
    ownMembers(name, of: info).compactMap { member in
      guard case .function(let id) = member, self.info(id).scope.part == nil, self.info(id).extensionOf == nil else {
        return nil
      }
      return id
    }
  }
}
