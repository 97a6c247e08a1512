import TheseusProgram

extension BodyChecker {
  /// The enum and the case that an expression names, if the enum has a name that looks like a value's (`failure.timeout`).
  func spelledCase(_ expression: Expression) -> (TypeReference, String)? {
    guard case .member(let base, let name, let arguments, nil, _) = expression.kind, arguments.isEmpty,
      let reference = spelledType(base), case .nominal(let id, _) = checker.resolve(reference, in: scope),
      program[id].kind == .enumeration
    else { return nil }
    _ = checker.ownMembers(name, of: checker.info(id))
    checker.completeCases(checker.info(id))
    return program[id].cases.contains { $0.name == name } ? (reference, name) : nil
  }

  private func spelledType(_ expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .name(let name, let arguments, nil):
      guard lookupLocal(name) == nil, checker.globalVariable(name) == nil, checker.globalFunctions(name).isEmpty,
        typeNamed(name, arguments: arguments, at: expression.range) != nil
      else { return nil }
      return TypeReference(.named(name, arguments: arguments), range: expression.range)
    case .member(let base, let name, let arguments, nil, _):
      guard let outer = spelledType(base), case .nominal(let id, _) = checker.resolve(outer, in: scope),
        checker.ownMembers(name, of: checker.info(id)).contains(where: { if case .type = $0 { true } else { false } })
      else { return nil }
      return TypeReference(.member(outer, name, arguments: arguments), range: expression.range)
    default: return nil
    }
  }
}
