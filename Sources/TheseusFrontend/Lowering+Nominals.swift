import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a type's declaration; nil for any other.
  func nominal(_ node: DeclSyntax) -> Declaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): nominal(node, .structure, node.genericParameterClause)
    case .classDecl(let node): nominal(node, .class, node.genericParameterClause)
    case .enumDecl(let node): nominal(node, .enumeration, node.genericParameterClause)
    case .actorDecl(let node): nominal(node, .actor, node.genericParameterClause)
    case .protocolDecl(let node): protocolDeclaration(node)
    default: nil
    }
  }

  private func nominal(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax & WithAttributesSyntax
      & WithModifiersSyntax, _ kind: NominalDeclaration.Kind,
    _ parameters: GenericParameterClauseSyntax?
  ) -> Declaration {
    var value = NominalDeclaration(
      kind: kind, name: name(node.name), generics: generics(parameters, where: node.genericWhereClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock))
    value.isCopyable = !suppressesCopies(node.inheritanceClause)
    return declaration(
      .nominal(value), node, keyword: node.introducer, name: node.name, brace: node.memberBlock.leftBrace)
  }

  /// Whether `~Copyable` is among what a type inherits.
  private func suppressesCopies(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains {
      $0.type.as(SuppressedTypeSyntax.self)?.type.trimmedDescription == "Copyable"
    } ?? false
  }

  private func protocolDeclaration(_ node: ProtocolDeclSyntax) -> Declaration {
    var value = NominalDeclaration(
      kind: .protocol, name: name(node.name),
      generics: generics(node.primaryAssociatedTypeClause, where: node.genericWhereClause),
      inherited: inherited(node.inheritanceClause), members: members(node.memberBlock))
    value.takeSelfRequirements()
    return declaration(
      .nominal(value), node, keyword: node.introducer, name: node.name, brace: node.memberBlock.leftBrace)
  }

  /// Lowers an extension.
  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> Declaration {
    var value = ExtensionDeclaration(
      type: type(node.extendedType), inherited: inherited(node.inheritanceClause),
      requirements: node.genericWhereClause.map(requirements) ?? [], members: members(node.memberBlock))
    value.keywordRange = range(node.extensionKeyword)
    return declaration(
      .extension(value), node, keyword: node.extensionKeyword, name: node.extendedType,
      brace: node.memberBlock.leftBrace)
  }

  /// Lowers `case a, b(Int)` to one declaration each.
  func enumCases(_ node: EnumCaseDeclSyntax) -> [Declaration] {
    node.elements.map { element in
      if let clause = element.parameterClause, clause.parameters.isEmpty { report(.emptyPayload, at: clause.leftParen) }
      let value = EnumCaseDeclaration(
        name: name(element.name), payload: element.parameterClause?.parameters.map(payload) ?? [],
        rawValue: element.rawValue.map { expression($0.value) })
      var result = declaration(.enumCase(value), node, keyword: node.caseKeyword, name: element.name)
      if node.elements.count > 1 { result.range = range(element) }
      return result
    }
  }

  private func payload(_ node: EnumCaseParameterSyntax) -> FunctionDeclaration.Parameter {
    let label = node.firstName.flatMap(label)
    return FunctionDeclaration.Parameter(
      label: label, name: node.secondName.map(name) ?? label ?? "", type: type(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) }, range: range(node))
  }
}

extension NominalDeclaration {
  /// Lets a protocol inherit what its `where` clause asks of `Self`, which says the same.
  fileprivate mutating func takeSelfRequirements() {
    inherited += generics.requirements.compactMap(\.constraintOfSelf)
    generics.requirements.removeAll { $0.constraintOfSelf != nil }
  }
}

extension GenericRequirement {
  /// The `P` of `Self: P`.
  fileprivate var constraintOfSelf: TypeReference? {
    guard case .conformance(let subject, let constraint) = self, case .named("Self", []) = subject.kind else {
      return nil
    }
    return constraint
  }
}
