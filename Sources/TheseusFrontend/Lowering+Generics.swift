import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers `<T: P, each U>` and what stands behind `where`.
  func generics(_ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?) -> GenericClause
  {
    let parameters = clause?.parameters.map(parameter) ?? []
    let inside = clause?.genericWhereClause.map(self.requirements) ?? []
    return GenericClause(parameters: parameters, requirements: inside + (requirements.map(self.requirements) ?? []))
  }

  /// Lowers the primary associated types of a protocol.
  func generics(
    _ clause: PrimaryAssociatedTypeClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> GenericClause {
    let parameters = clause?.primaryAssociatedTypes.map {
      GenericClause.Parameter(name: name($0.name), constraint: nil)
    }
    return GenericClause(
      parameters: parameters ?? [], requirements: requirements.map(self.requirements) ?? [])
  }

  /// Lowers the requirements of a `where` clause.
  func requirements(_ clause: GenericWhereClauseSyntax) -> [GenericRequirement] {
    clause.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        guard !node.rightType.is(SuppressedTypeSyntax.self) else { return nil }
        return .conformance(type(node.leftType), type(node.rightType))
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
          report(.unsupported("values in generic requirements"), at: node)
          return nil
        }
        return .sameType(type(left), type(right))
      case .layoutRequirement: return nil
      }
    }
  }

  /// Lowers the types behind a colon; what `~Copyable` takes away does not matter here.
  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    clause?.inheritedTypes.map(\.type).filter { !$0.is(SuppressedTypeSyntax.self) }.map(type) ?? []
  }

  private func parameter(_ node: GenericParameterSyntax) -> GenericClause.Parameter {
    let constraint = node.inheritedType.flatMap { $0.is(SuppressedTypeSyntax.self) ? nil : type($0) }
    let isPack = node.specifier?.tokenKind == .keyword(.each)
    return GenericClause.Parameter(
      name: name(node.name), constraint: constraint, isPack: isPack, range: range(node.name))
  }
}
