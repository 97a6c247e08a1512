import TheseusProgram

extension TypeChecker {
  /// A resolved type with what each `any P<X>` of its reference, or of the alias that it names, says of associated types.
  func constrained(_ type: Type, _ reference: TypeReference, in scope: DeclarationScope) -> Type {
    switch (reference.kind, type) {
    case (.any(let constraint), .existential):
      let constraints = constraints(constraint, in: scope)
      return constraints.isEmpty ? type : .constrained(type, constraints)
    case (.named(let name, []), _):
      guard case .alias(let alias)? = lookupType(name, in: scope), let target = alias.declaration.target,
        alias.declaration.generics.parameters.isEmpty
      else { return type }
      return constrained(type, target, in: alias.scope)
    case (.named(_, let arguments), .nominal(let id, let types)),
      (.member(_, _, let arguments), .nominal(let id, let types)):
      guard arguments.count <= types.count else { return type }
      // The arguments of enclosing types stand before its own.
      let enclosing = types.count - arguments.count
      let own = zip(types.dropFirst(enclosing), arguments).map { constrained($0, $1, in: scope) }
      return .nominal(id, types.prefix(enclosing) + own)
    case (.tuple(let parts), .tuple(let elements)) where parts.count == elements.count:
      return .tuple(
        zip(elements, parts).map { Type.Element(label: $0.label, type: constrained($0.type, $1.type, in: scope)) })
    default: return type
    }
  }

  private func constraints(_ reference: TypeReference, in scope: DeclarationScope) -> [Type.Constraint] {
    resolveConstraint(reference, in: scope).requirements(.unknown).compactMap { requirement in
      guard case .same(.associated(_, let id, let name), let type) = requirement else { return nil }
      return Type.Constraint(protocolID: id, name: name, type: type)
    }
  }
}
