import TheseusProgram

extension TypeChecker {
  /// What values of an associated type of an `any P` are known to be: what its constraints say, else what the protocols ask of the
  /// type, `Any` if nothing.
  ///
  /// A type that opening the existential gives is erased to its upper bound (SE-0309, SE-0352), with what the constraints say of the
  /// primary associated types of that bound (SE-0353).
  func bound(ofAssociated name: String, declaredIn id: ProtocolID, in existential: Type) -> Type {
    guard case .existential(let asked, _, let constraints) = existential else { return .unknown }
    if let said = constraints.first(where: { $0.name == name })?.type ?? concreteType(name, in: asked) { return said }
    let associated = Type.associated(.parameter(info(id).selfParameter), id, name)
    let protocols = withoutImplied(
      self.constraints(ofAssociated: name, declaredIn: id, base: existential, scope: nil))
    let bound = classBound(of: associated, in: info(id).scope)
    if protocols.isEmpty, bound == nil, isOfUnknown(name, in: id) { return .unknown }
    return .existential(
      protocols, superclass: bound.map { [$0] } ?? [],
      constraints: protocols.flatMap { said(by: constraints, ofPrimaryTypesOf: $0, of: associated) })
  }

  /// Whether an associated type is to be something that is not known.
  private func isOfUnknown(_ name: String, in id: ProtocolID) -> Bool {
    let info = info(id)
    return info.associatedTypes.contains { item in
      item.name == name && !item.declaration.inherited.allSatisfy { isKnown($0, in: info.scope) }
    }
  }

  /// The type that protocols say an associated type is: `Int` of `protocol Q: P where E == Int`.
  private func concreteType(_ name: String, in protocols: [ProtocolID]) -> Type? {
    for ancestor in Set(protocols.flatMap { ancestors(of: $0) }) {
      let own = Type.parameter(info(ancestor).selfParameter)
      for case .same(.associated(own, _, name), let type) in info(ancestor).requirements where type.isConcrete {
        return type
      }
    }
    return nil
  }

  /// What constraints of an existential say of the primary associated types of a protocol that its associated type conforms to.
  private func said(by constraints: [Type.Constraint], ofPrimaryTypesOf id: ProtocolID, of associated: Type)
    -> [Type.Constraint]
  {
    info(id).declaration.generics.parameters.compactMap { primary in
      guard case .associated(_, _, let same)? = sameInProtocol(primary.name, of: associated),
        let said = constraints.first(where: { $0.name == same })
      else { return nil }
      return Type.Constraint(protocolID: declarer(of: primary.name, in: id), name: primary.name, type: said.type)
    }
  }
}
