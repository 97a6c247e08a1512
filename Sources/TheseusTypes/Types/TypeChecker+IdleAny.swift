import TheseusProgram

extension TypeChecker {
  /// Reports an `any` before what is a type without it.
  func checkAny(_ reference: TypeReference, of type: Type, at range: SourceRange, in scope: DeclarationScope) {
    guard scope.part == nil, let words = idleWords(reference, of: type, in: scope),
      wrongConstraints.insert(range).inserted
    else { return }
    report("idle-any", "'any' has no effect on \(words)", at: range)
  }

  private func idleWords(_ reference: TypeReference, of type: Type, in scope: DeclarationScope) -> String? {
    switch type {
    case .parameter: return "type parameter \(quoted(type))"
    case .nominal(let id, let arguments):
      guard !isStandIn(id), type.isFullyKnown, arguments.isEmpty || reference.isSugar else { return nil }
      return "concrete type \(quoted(type))"
    default: return nil
    }
  }
}
