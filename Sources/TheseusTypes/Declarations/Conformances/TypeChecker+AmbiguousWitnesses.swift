import TheseusProgram

extension TypeChecker {
  /// Whether the extensions of several protocols give what a protocol requires, and none of them is of a protocol that refines the
  /// others: then nothing says which is meant.
  ///
  /// Judged are functions that look the same, in extensions of the program without conditions.
  func isAmbiguous(_ requirement: FunctionID, among found: [FoundMember]) -> Bool {
    let functions = found.compactMap { if case .function(let id) = $0.member { id } else { nil } }
      .filter { program[$0].labels == program[requirement].labels }
    let owners = functions.compactMap { info($0).extensionOf }
    guard owners.count > 1, owners.count == functions.count,
      functions.allSatisfy({ isPlainWitness($0, of: requirement) })
    else { return false }
    return !owners.contains { owner in owners.allSatisfy { ancestors(of: owner).contains($0) } }
  }

  /// Whether a function of a protocol's extension asks nothing but that protocol and has the written types of a requirement.
  private func isPlainWitness(_ id: FunctionID, of requirement: FunctionID) -> Bool {
    let (have, want) = (program[id], program[requirement])
    guard let owner = info(id).extensionOf, info(id).scope.part == nil, info(requirement).scope.part == nil else {
      return false
    }
    let own = Type.parameter(info(owner).selfParameter)
    return info(id).requirements.allSatisfy { $0 == .conforms(own, owner) }
      && have.isThrowing == want.isThrowing && have.isAsync == want.isAsync && have.selfKind == want.selfKind
      && have.parameters.map(\.type) == want.parameters.map(\.type) && have.result == want.result
      && (have.parameters.map(\.type) + [have.result]).allSatisfy(\.isConcrete)
  }
}
