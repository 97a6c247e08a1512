import TheseusProgram

extension TypeChecker {
  /// What the types in a signature ask of the function's own parameters: `(graph: Graph<T>)` says `T: Hashable` if `Graph` does.
  func inferredRequirements(_ signature: Signature, result: Type, besides known: [Requirement]) -> [Requirement] {
    guard signature.ownCount > 0 else { return [] }
    var inferred: [Requirement] = []
    for type in signature.parameters.map(\.type) + [result] {
      _ = type.contains { part in
        guard case .nominal(let id, let arguments) = part else { return false }
        let requirements = info(id).scope.requirements
        if requirements.isEmpty { return false }
        let substitution = nominalSubstitution(id, arguments)
        for case .conforms(.parameter(let parameter), let protocolID) in requirements {
          guard case .parameter(let own)? = substitution[parameter], own.owner == signature.owner else { continue }
          let requirement = Requirement.conforms(.parameter(own), protocolID)
          if !known.contains(requirement), !inferred.contains(requirement) { inferred.append(requirement) }
        }
        return false
      }
    }
    return inferred
  }
}
