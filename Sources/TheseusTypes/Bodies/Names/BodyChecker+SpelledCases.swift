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
      guard lookupLocal(name) == nil, globalVariable(name) == nil, globalFunctions(name).isEmpty,
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

  /// A member of a case or a static property, though the name looks like a type's: `case Tab.Home.rawValue`; nil if it is of a type.
  func memberOfValue(_ name: String, _ reference: TypeReference, at range: SourceRange) -> Expression? {
    guard case .member(let outer, let value, let arguments) = reference.kind, arguments.isEmpty,
      checker.namedType(reference, in: scope) == nil,
      case .nominal(let id)? = checker.declaredType(outer, in: scope)
    else { return nil }
    checker.completeCases(checker.info(id))
    let type = Type.nominal(id, program[id].generics.map { .parameter($0) })
    guard
      program[id].cases.contains(where: { $0.name == value })
        || !checker.findMembers(value, of: type, isStatic: true, in: scope).isEmpty
    else { return nil }
    let base = Expression(.type(outer), range: outer.range)
    let owner = Expression(
      .member(base, value, genericArguments: [], labels: nil, nameRange: reference.range), range: reference.range)
    return Expression(.member(owner, name, genericArguments: [], labels: nil, nameRange: range), range: range)
  }

  /// A static member or nested type by its name, of whatever type: `case Limits.maximum`, `case Info.Space("x")`; nil if the name is that
  /// of a case or of nothing.
  func constant(_ name: String, of reference: TypeReference, _ type: Type, at range: SourceRange) -> Expression? {
    guard let id = nominal(of: type) else { return nil }
    let found = checker.findMembers(name, of: type, isStatic: true, in: scope)
    checker.completeCases(checker.info(id))
    let nested = TypeReference(.member(reference, name, arguments: []), range: range)
    guard !found.isEmpty || checker.namedType(nested, in: scope) != nil,
      !program[id].cases.contains(where: { $0.name == name })
    else { return nil }
    let base = Expression(.type(reference), range: reference.range)
    return Expression(.member(base, name, genericArguments: [], labels: nil, nameRange: range), range: range)
  }
}
