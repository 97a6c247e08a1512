import TheseusProgram

extension TypeChecker {
  /// What the types in a signature ask of the function's own parameters: `(graph: Graph<T>)` says `T: Hashable` if `Graph` does.
  func inferredRequirements(_ signature: Signature, result: Type, besides known: [Requirement]) -> [Requirement] {
    guard signature.ownCount > 0 else { return [] }
    return inferredRequirements(of: signature.owner, in: signature.parameters.map(\.type) + [result], besides: known)
  }

  /// What types ask of the generic parameters of a declaration that names them.
  func inferredRequirements(
    of owner: GenericParameter.Owner, in types: [Type], besides known: [Requirement]
  ) -> [Requirement] {
    var inferred: [Requirement] = []
    for type in types {
      _ = type.contains { part in
        guard case .nominal(let id, let arguments) = part else { return false }
        let requirements = info(id).scope.requirements
        if requirements.isEmpty { return false }
        let substitution = nominalSubstitution(id, arguments)
        for case .conforms(.parameter(let parameter), let protocolID) in requirements {
          guard let argument = substitution[parameter] else { continue }
          for requirement in implied(argument, protocolID, by: owner)
          where !known.contains(requirement) && !inferred.contains(requirement) {
            inferred.append(requirement)
          }
        }
        return false
      }
    }
    return inferred
  }

  /// What a conformance asks of the generic parameters of a declaration: `T?: Codable` asks `T: Codable`.
  private func implied(_ type: Type, _ protocolID: ProtocolID, by owner: GenericParameter.Owner) -> [Requirement] {
    switch type {
    case .parameter(let own): return own.owner == owner ? [.conforms(type, protocolID)] : []
    case .associated where isMember(type, ofParameterOf: owner): return [.conforms(type, protocolID)]
    case .nominal(let id, let arguments) where type.contains({ if case .parameter = $0 { true } else { false } }):
      let substitution = nominalSubstitution(id, arguments)
      return (conformances(of: id)[protocolID]?.requirements ?? []).flatMap { requirement -> [Requirement] in
        guard case .conforms(let subject, let asked) = requirement else { return [] }
        return implied(substitute(subject, substitution), asked, by: owner)
      }
    default: return []
    }
  }

  /// Whether a type is a member of a declaration's generic parameter, or of such a member: `ClosedRange<S.Element>` asks `S.Element` to
  /// be comparable.
  private func isMember(_ type: Type, ofParameterOf owner: GenericParameter.Owner) -> Bool {
    switch type {
    case .parameter(let own): own.owner == owner
    case .associated(let base, _, _): isMember(base, ofParameterOf: owner)
    default: false
    }
  }
}
