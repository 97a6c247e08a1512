import TheseusProgram

/// Functions that take what a program names and nothing declares.
extension BodyChecker {
  /// Whether a function of a program that is all there takes a value of a type that is declared nowhere, so that nothing is said of its
  /// calls.
  func areOfUnknown(_ candidates: [Candidate]) -> Bool {
    guard checker.isExecutable, candidates.count == 1, case .function(let id)? = candidates.first?.target,
      checker.info(id).scope.part == nil
    else { return false }
    return checker.info(id).parameters.contains { namesUndeclared($0.type, in: checker.info(id).scope) }
  }

  private func namesUndeclared(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    switch reference.kind {
    case .named(let name, let arguments):
      !["Any", "Self", "Void"].contains(name) && checker.lookupType(name, in: scope) == nil
        && checker.isUndeclared(name)
        || arguments.contains { namesUndeclared($0, in: scope) }
    default: false
    }
  }
}
