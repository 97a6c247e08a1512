import TheseusProgram

extension TypeChecker {
  /// Reports members that would meet requirements of a written conformance but for their labels, or because they may fail, and says how
  /// many there are.
  func reportNearWitnesses(_ protocolID: ProtocolID, _ info: NominalInfo, in scope: DeclarationScope) -> Int {
    let protocolInfo = self.info(protocolID)
    guard protocolInfo.scope.part == nil,
      // What nothing says of an associated type is missing besides.
      protocolInfo.associatedTypes.allSatisfy({ associatedType($0.name, of: protocolID, in: selfType(info)) != nil })
    else { return 0 }
    let unmet = requirements(of: protocolInfo).filter { requirement in
      // What an extension gives, no member of another label is missing for.
      program[requirement].kind == .getter || isUnmet(requirement, of: protocolID, by: info, in: scope)
    }
    let near = unmet.compactMap { requirement in
      reproach(to: requirement, of: protocolID, in: info)
    }
    for reproach in near { report(reproach.id, reproach.message, at: reproach.range) }
    return near.count
  }

  /// What is said of the one member that nearly meets a requirement.
  private func reproach(
    to requirement: FunctionID, of protocolID: ProtocolID, in info: NominalInfo
  ) -> (id: String, message: String, range: SourceRange)? {
    let candidates = written(requirement, in: info)
    if let candidate = candidates.first(where: { differsByFailing($0, from: requirement, of: info) }) {
      return (
        "failable-witness",
        "non-failable initializer requirement '\(program[requirement].name)' cannot be satisfied by a failable initializer ('init?')",
        place(of: candidate, in: info)
      )
    }
    guard let candidate = mislabelled(requirement, among: candidates, in: info) else { return nil }
    return (
      "wrong-witness-labels",
      "\(kind(of: candidate)) '\(labelledName(of: candidate))' has different argument labels from those required by protocol '\(program[protocolID].name)' ('\(labelledName(of: requirement))')",
      place(of: candidate, in: info)
    )
  }

  /// The methods, initializers and subscripts that a protocol requires, the latter by their getters.
  private func requirements(of protocolInfo: ProtocolInfo) -> [FunctionID] {
    protocolInfo.requirementNames.flatMap { ownMembers($0, of: protocolInfo) }.filter(isRequirement)
      .compactMap(labelledFunction)
  }

  /// The members of a type that the learner wrote and that have the name of a requirement.
  private func written(_ requirement: FunctionID, in info: NominalInfo) -> [FunctionID] {
    (ownMembers(baseName(of: requirement), of: info) + memberwise(for: requirement, of: info))
      .compactMap(labelledFunction).filter {
        self.info($0).scope.part == nil && self.info($0).extensionOf == nil
      }
  }

  /// The initializers that Swift makes up for a struct, where one is required.
  private func memberwise(for requirement: FunctionID, of info: NominalInfo) -> [Member] {
    guard program[requirement].kind == .initializer, info.declaration.kind == .structure else { return [] }
    return synthesizedMembers("init", of: info)
  }

  private func labelledFunction(_ member: Member) -> FunctionID? {
    switch member {
    case .function(let id) where program[id].kind == .function || program[id].kind == .initializer: id
    case .property(let property) where property.name == "subscript": getter(of: property)
    default: nil
    }
  }

  /// The one member that takes and gives what a requirement does, under other labels; nil if one has its labels.
  private func mislabelled(
    _ requirement: FunctionID, among candidates: [FunctionID], in info: NominalInfo
  ) -> FunctionID? {
    guard !candidates.contains(where: { program[$0].labels == program[requirement].labels }) else { return nil }
    let near = candidates.filter {
      program[$0].parameters.count == program[requirement].parameters.count
        && self.info($0).isStatic == self.info(requirement).isStatic
        && !differs($0, selfType(info), from: requirement, of: info)
    }
    return near.count == 1 ? near.first : nil
  }

  /// Where a member is written; of an initializer that Swift makes up, the type.
  private func place(of candidate: FunctionID, in info: NominalInfo) -> SourceRange {
    let range = program[candidate].range
    return range.file == SourceRange.synthesized.file ? program[info.id].range : range
  }

  /// A member's name with its labels, of a method where it has some: `move(by:)`, `move`, `init(_:)`.
  private func labelledName(of id: FunctionID) -> String {
    program[id].kind != .function || program[id].labels.contains { $0 != nil } ? program[id].name : baseName(of: id)
  }

  private func kind(of id: FunctionID) -> String {
    switch program[id].kind {
    case .initializer: "initializer"
    case .getter: info(id).isStatic ? "static subscript" : "subscript"
    default: info(id).isStatic ? "static method" : "instance method"
    }
  }
}
