import TheseusProgram

extension Unifier {
  /// Whether a literal can have a type; true where it can't be known.
  func accepts(_ literal: Literal, _ type: Type) -> Bool {
    switch type {
    case .unknown, .variable: return true
    case .opaque where !checker.isOpaqueOfProgram(type): return false
    case .nominal, .parameter, .associated, .opaque:
      return literalProtocols(literal).contains { mayConform(type, to: $0) }
    default: return false
    }
  }

  /// Whether a type may conform: one whose generic arguments are open may if it is said to for some.
  private func mayConform(_ type: Type, to id: ProtocolID) -> Bool {
    if let known = checker.conforms(type, to: id, in: scope) { return known }
    guard case .nominal(let nominal, let arguments) = type, !arguments.isEmpty else { return true }
    return checker.conformances(of: nominal)[id] != nil || checker.inheritsUnknown(nominal)
  }

  /// Lets what a type conforms to on conditions say what the literals in its arguments can be: of the bounds of `(1...5).map { … }` that they
  /// are whole numbers; false if one can't be that.
  func requireOfLiterals(in type: Type, conformingTo id: ProtocolID) -> Bool {
    guard case .nominal(let nominal, let arguments) = resolve(type),
      arguments.contains(where: { literal(of: $0) != nil }), let conformance = checker.conformances(of: nominal)[id]
    else { return true }
    let substitution = checker.nominalSubstitution(nominal, arguments)
    return conformance.requirements.allSatisfy { requirement in
      guard case .conforms(let subject, let wanted) = requirement else { return true }
      switch subject {
      case .parameter: return require(checker.substitute(subject, substitution), conformsTo: wanted)
      case .associated(let base, let owner, let name):
        let base = checker.substitute(base, substitution)
        return literal(of: base) == nil || !isOfIntegersAlone(owner, name, wanted) || requireInteger(base)
      default: return true
      }
    }
  }

  /// Whether of the types that a whole number can be those that are integers alone have a member that conforms: `Stride` as a
  /// `SignedInteger`.
  private func isOfIntegersAlone(_ owner: ProtocolID, _ name: String, _ wanted: ProtocolID) -> Bool {
    let conform = ["Int", "Double"].map { type in
      let member = checker.normalize(.associated(checker.type(type), owner, name), in: scope)
      return checker.conforms(member, to: wanted, in: scope)
    }
    return conform == [true, false]
  }

  /// Whether a type is of a literal that something asks to be an integer.
  func isRequiredInteger(_ type: Type) -> Bool {
    literal(of: type) == .integer && bounds(of: type).contains { checker.program[$0].name == "BinaryInteger" }
  }

  /// Lets a literal be of no other types than integers; false if it cannot be.
  func requireInteger(_ type: Type) -> Bool {
    checker.protocolID(named: "BinaryInteger").map { require(type, conformsTo: $0) } ?? false
  }
}
