import TheseusProgram

extension TypeChecker {
  /// Reports members that would meet requirements of a written conformance but for their labels, if that is all that is missing.
  func reportMislabelled(_ protocolID: ProtocolID, _ info: NominalInfo, missing count: Int) -> Bool {
    guard self.info(protocolID).scope.part == nil else { return false }
    let near = requirements(of: protocolID).compactMap { requirement in
      mislabelled(requirement, in: info).map { (requirement: requirement, candidate: $0) }
    }
    guard !near.isEmpty, near.count == count else { return false }
    for (requirement, candidate) in near {
      report(
        "wrong-witness-labels",
        "\(kind(of: candidate)) '\(labelledName(of: candidate))' has different argument labels from those required by protocol '\(program[protocolID].name)' ('\(labelledName(of: requirement))')",
        at: program[candidate].range)
    }
    return true
  }

  /// Reports members that meet requirements of a protocol but may not be seen where it is, or promise less than `Self`.
  func checkWitnesses(_ protocolID: ProtocolID, _ info: NominalInfo) {
    let protocolInfo = self.info(protocolID)
    guard protocolInfo.scope.part == nil else { return }
    let isHidden = protocolInfo.modifiers.contains(where: hides) || isHidden(info)
    if !isHidden { checkPropertyWitnesses(protocolInfo, info) }
    for requirement in requirements(of: protocolID) {
      let witnesses = written(baseName(of: requirement), in: info).filter {
        program[$0].labels == program[requirement].labels && !differs($0, selfType(info), from: requirement, of: info)
      }
      guard witnesses.count == 1, let witness = witnesses.first else { continue }
      if !isHidden, self.info(witness).modifiers.contains(where: hides) {
        report(
          "hidden-witness",
          "method '\(program[witness].name)' must be declared internal because it matches a requirement in internal protocol '\(program[protocolID].name)'",
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

  /// Reports properties that a protocol requires and that may not be seen where it is.
  private func checkPropertyWitnesses(_ protocolInfo: ProtocolInfo, _ info: NominalInfo) {
    for name in protocolInfo.requirementNames {
      let isRequired = ownMembers(name, of: protocolInfo).contains { member in
        if case .property = member { isRequirement(member) } else { false }
      }
      guard isRequired, case .property(let property)? = ownMembers(name, of: info).first,
        property.declaration.modifiers.contains(where: hides)
      else { continue }
      report(
        "hidden-witness",
        "property '\(name)' must be declared internal because it matches a requirement in internal protocol '\(program[protocolInfo.id].name)'",
        at: property.declaration.nameRange)
    }
  }

  /// Whether a type, or one around it, is `private`.
  private func isHidden(_ info: NominalInfo) -> Bool {
    if info.modifiers.contains(where: hides) { return true }
    return info.scope.parent?.nominal.map { isHidden(self.info($0)) } ?? false
  }

  private func hides(_ modifier: String) -> Bool { modifier == "private" || modifier == "fileprivate" }

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

  /// The one method of a type that takes and gives what a requirement does, under other labels; nil if one has its labels.
  private func mislabelled(_ requirement: FunctionID, in info: NominalInfo) -> FunctionID? {
    let candidates = written(baseName(of: requirement), in: info)
    guard !candidates.contains(where: { program[$0].labels == program[requirement].labels }) else { return nil }
    let near = candidates.filter {
      program[$0].parameters.count == program[requirement].parameters.count
        && self.info($0).isStatic == self.info(requirement).isStatic
        && !differs($0, selfType(info), from: requirement, of: info)
    }
    return near.count == 1 ? near.first : nil
  }

  private func baseName(of id: FunctionID) -> String { String(program[id].name.prefix { $0 != "(" }) }

  /// A function's name with its labels, where it has some: `move(by:)`, `move`.
  private func labelledName(of id: FunctionID) -> String {
    program[id].labels.contains { $0 != nil } ? program[id].name : baseName(of: id)
  }

  private func kind(of id: FunctionID) -> String { info(id).isStatic ? "static method" : "instance method" }
}
