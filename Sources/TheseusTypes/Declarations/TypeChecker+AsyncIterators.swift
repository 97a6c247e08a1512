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

  private func throwsText(_ function: FunctionDeclaration) -> String {
    guard function.isThrowing else { return "" }
    if case .type(let thrown)? = function.thrown { return " throws(\(thrown))" }
    return " throws"
  }
}
