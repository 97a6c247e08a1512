import TheseusProgram

/// What functions of the program ask of generic parameters beside conformances: associated types and superclasses.
extension BodyChecker {
  /// Reports what has other associated types than a function of the program asks: `where Model.ID == String`; false if there is no such.
  func reportOtherMembers(_ requirements: [Requirement], _ opened: Opened, at range: SourceRange) -> Bool {
    guard isOwn(opened.candidate) else { return false }
    for case .same(let left, let right) in requirements {
      guard let parameter = root(of: left), isMemberOrConcrete(right) else { continue }
      let (type, other) = (member(left, of: opened), member(right, of: opened))
      guard isCertain(type), isCertain(other), type != other,
        !hasOtherLabels(type, other)
      else { continue }
      report(
        "missing-conformance",
        "\(describeDemand(opened, .parameter(parameter))) requires \(equivalence(of: type, and: other))", at: range)
      return true
    }
    return false
  }

  /// The generic parameter of which a type is an associated one, however deep; nil of other types.
  func root(of type: Type) -> GenericParameter? {
    guard case .associated(let base, _, _) = type else { return nil }
    if case .parameter(let parameter) = base { return parameter }
    return root(of: base)
  }

  private func isMemberOrConcrete(_ type: Type) -> Bool { type.isConcrete || root(of: type) != nil }

  /// What a type in a requirement is for what a call is given, which is of the program or a generic parameter; unknown if it is not.
  private func member(_ type: Type, of opened: Opened) -> Type {
    guard case .associated(let base, let id, let name) = type else { return type }
    var given = unifier.decided(checker.substitute(base, opened.substitution))
    if case .associated = base { given = member(base, of: opened) }
    switch given {
    case .nominal(let nominal, _): if program[nominal].isCatalogue || !isCertain(given) { return .unknown }
    case .parameter: if !isCertain(given) { return .unknown }
    default: return .unknown
    }
    return unifier.zonk(checker.normalize(.associated(given, id, name), in: scope))
  }

  /// Reports what is of no class that a generic parameter is asked to inherit from; false if there is no such.
  func reportOtherClasses(_ requirements: [Requirement], _ opened: Opened, at range: SourceRange) -> Bool {
    for case .inherits(let subject, let superclass) in requirements {
      guard isOwn(opened.candidate), !isInitializer(opened), case .parameter = subject else { continue }
      let type = unifier.decided(checker.substitute(subject, opened.substitution))
      let wanted = unifier.zonk(checker.substitute(superclass, opened.substitution))
      guard case .nominal(let id, _) = type, isCertain(type), isCertain(wanted), !checker.inheritsUnknown(id),
        !checker.isSubclass(type, of: wanted)
      else { continue }
      report(
        "missing-conformance",
        "\(describeDemand(opened, subject)) requires that \(checker.quoted(type)) inherit from \(checker.quoted(wanted))",
        at: range)
      return true
    }
    return false
  }
}
