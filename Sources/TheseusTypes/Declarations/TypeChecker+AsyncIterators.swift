import TheseusProgram

extension TypeChecker {
  /// `next()` of an iterator that writes only `next(isolation:)`, which it calls.
  ///
  /// Source: SE-0421, by which each of the two has a default that calls the other.
  func synthesizeNext(_ info: NominalInfo) -> [Member] {
    guard info.scope.part == nil, conformsToKnown(info, "AsyncIteratorProtocol") else { return [] }
    let written = writtenFunctions("next", info)
    guard !written.contains(where: \.parameters.isEmpty),
      let isolated = written.first(where: { $0.parameters.map(\.label) == ["isolation"] }),
      let element = isolated.result
    else { return [] }
    let mutating = info.declaration.kind == .class || info.declaration.kind == .actor ? "" : "mutating "
    return made(
      "\(mutating)func next() async\(throwsText(isolated)) -> \(element) { try await self.next(isolation: nil) }",
      "next",
      info)
  }

  /// What the `next()` of an iterator throws that rethrows: what the first asynchronous sequence or iterator throws that its type is
  /// made for; nil of other functions.
  ///
  /// Source: SE-0421, by which such an iterator's `Failure` is inferred.
  func failureRethrown(by id: FunctionID) -> Type? {
    guard info(id).isRethrowing, program[id].name == "next()", let nominal = program[id].nominal,
      conformsToKnown(info(nominal), "AsyncIteratorProtocol")
    else { return nil }
    var scope: DeclarationScope? = info(id).scope
    while let current = scope {
      for case .conforms(let subject, let wrapped) in current.requirements
      where ["AsyncSequence", "AsyncIteratorProtocol"].contains(program[wrapped].name) {
        return .associated(subject, wrapped, "Failure")
      }
      scope = current.parent
    }
    return nil
  }

  private func throwsText(_ function: FunctionDeclaration) -> String {
    guard function.isThrowing else { return "" }
    if case .type(let thrown)? = function.thrown { return " throws(\(thrown))" }
    return " throws"
  }
}
