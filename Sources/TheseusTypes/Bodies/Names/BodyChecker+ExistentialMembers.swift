import TheseusProgram

extension BodyChecker {
  /// Reports a method of an `any P` that takes what only the type behind it knows; false if the members that were found can be called.
  func reportAbstractParameters(_ name: String, _ found: [FoundMember], of type: Type, at range: SourceRange) -> Bool {
    guard case .existential(let protocols, _, let constraints) = type, !protocols.isEmpty, !found.isEmpty,
      protocols.allSatisfy(isOfProgram), found.allSatisfy({ takesAbstract($0, except: constraints.map(\.name)) })
    else { return false }
    report(
      "abstract-parameter",
      "member '\(name)' cannot be used on value of type \(checker.quoted(type)); consider using a generic constraint instead",
      at: range)
    return true
  }

  private func isOfProgram(_ id: ProtocolID) -> Bool { checker.info(id).scope.part == nil }

  /// Whether a method of a protocol has a parameter of `Self` or of an associated type that is not said; functions that take one can be
  /// given.
  private func takesAbstract(_ found: FoundMember, except said: [String]) -> Bool {
    guard case .function(let id) = found.member else { return false }
    let owner = checker.info(id).requirementOf ?? checker.info(id).extensionOf
    guard let owner, checker.info(owner).scope.part == nil else { return false }
    let own = Type.parameter(checker.info(owner).selfParameter)
    return program[id].parameters.contains { parameter in
      if case .function = parameter.type { return false }
      let left = parameter.type.mapped { part in
        if case .associated(own, _, let name) = part, said.contains(name) { .unknown } else { nil }
      }
      return left.contains { $0 == own }
    }
  }
}
