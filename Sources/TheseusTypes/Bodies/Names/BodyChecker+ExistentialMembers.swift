import TheseusProgram

extension BodyChecker {
  /// Reports a method of an `any P` that takes what only the type behind it knows; false if the members that were found can be called.
  func reportAbstractParameters(_ name: String, _ found: [FoundMember], of type: Type, at range: SourceRange) -> Bool {
    guard case .existential(let protocols, _) = type, !protocols.isEmpty, !found.isEmpty,
      protocols.allSatisfy(isOfProgramWithoutArguments), found.allSatisfy(takesAbstract)
    else { return false }
    report(
      "abstract-parameter",
      "member '\(name)' cannot be used on value of type '\(checker.describe(type))'; consider using a generic constraint instead",
      at: range)
    return true
  }

  /// Whether a protocol is the program's own and has no primary associated types, which `any P<Int>` would say.
  private func isOfProgramWithoutArguments(_ id: ProtocolID) -> Bool {
    checker.info(id).scope.part == nil
      && checker.ancestors(of: id).allSatisfy { checker.info($0).declaration.generics.parameters.isEmpty }
  }

  /// Whether a method of a protocol has a parameter of `Self` or of an associated type; functions that take one can be given.
  private func takesAbstract(_ found: FoundMember) -> Bool {
    guard case .function(let id) = found.member else { return false }
    let owner = checker.info(id).requirementOf ?? checker.info(id).extensionOf
    guard let owner, checker.info(owner).scope.part == nil else { return false }
    let own = Type.parameter(checker.info(owner).selfParameter)
    return program[id].parameters.contains { parameter in
      if case .function = parameter.type { return false }
      return parameter.type.contains { type in
        if case .associated(let base, _, _) = type { return base == own }
        return type == own
      }
    }
  }
}
