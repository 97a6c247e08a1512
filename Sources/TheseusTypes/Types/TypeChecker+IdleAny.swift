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
    case .parameter: return "type parameter '\(describe(type))'"
    case .nominal(let id, let arguments):
      guard !isStandIn(id), type.isFullyKnown, arguments.isEmpty || reference.isSugar else { return nil }
      return "concrete type \(quoted(reference, type, in: scope))"
    default: return nil
    }
  }

  /// What a reference names as it is written, with what it stands for if that is an alias: `'Count' (aka 'Int')`.
  func quoted(_ reference: TypeReference, in scope: DeclarationScope) -> String {
    quoted(reference, resolve(reference, in: scope), in: scope)
  }

  /// A type as it is written, with what it stands for if that is an alias: `'Count' (aka 'Int')`.
  private func quoted(_ reference: TypeReference, _ type: Type, in scope: DeclarationScope) -> String {
    guard case .named(let name, _) = reference.kind, case .alias? = lookupType(name, in: scope) else {
      return "'\(describe(type))'"
    }
    return "'\(name)' (aka '\(describe(type))')"
  }
}
