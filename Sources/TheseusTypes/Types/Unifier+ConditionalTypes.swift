import TheseusProgram

extension Unifier {
  /// Lets open arguments of a generic type be what its conformance says that they are: `A` of a `Parser<A>` that conforms `where A == Void`;
  /// false if they are something else.
  func decideArguments(of type: Type, conformingTo id: ProtocolID) -> Bool {
    guard case .nominal(let nominal, let arguments) = resolve(type), !arguments.isEmpty,
      let conformance = checker.conformances(of: nominal)[id]
    else { return true }
    let substitution = checker.nominalSubstitution(nominal, arguments)
    return conformance.requirements.allSatisfy { requirement in
      guard case .same(let left, let right) = requirement else { return true }
      return requireSame(checker.substitute(left, substitution), checker.substitute(right, substitution))
    }
  }

  /// Lets open arguments of a generic type be such that a literal can be of it.
  func decideArguments(of type: Type, writtenAs literal: Literal) -> Bool {
    guard case .nominal(let nominal, let arguments) = resolve(type), arguments.contains(where: { isUnbound($0) }),
      let id = literalProtocols(literal).first(where: { checker.conformances(of: nominal)[$0] != nil })
    else { return true }
    return decideArguments(of: type, conformingTo: id)
  }

  /// The protocols of which one says that a type can be written as a literal.
  func literalProtocols(_ literal: Literal) -> [ProtocolID] {
    let names: [String]
    switch literal {
    case .integer: names = ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
    case .float: names = ["ExpressibleByFloatLiteral"]
    case .string: names = ["ExpressibleByStringLiteral"]
    case .character: names = ["ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral"]
    }
    return names.compactMap { checker.protocolID(named: $0) }
  }
}
