import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a declaration: none for what leaves nothing, several for `let a = 1, b = 2` and `case a, b`.
  func declarations(_ node: DeclSyntax) -> [Declaration] {
    if let nominal = nominal(node) { return [nominal] }
    if reportMisplaced(node) { return [] }
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node)
    case .functionDecl(let node): return [function(node)]
    case .initializerDecl(let node): return [initializer(node)]
    case .deinitializerDecl(let node): return [deinitializer(node)]
    case .subscriptDecl(let node): return [subscriptDeclaration(node)]
    case .enumCaseDecl(let node): return enumCases(node)
    case .extensionDecl(let node): return [extensionDeclaration(node)]
    case .typeAliasDecl(let node): return [typeAlias(node)]
    case .associatedTypeDecl(let node): return [associatedType(node)]
    case .operatorDecl(let node): return [operatorDeclaration(node)]
    case .precedenceGroupDecl(let node): return [precedenceGroup(node)]
    case .importDecl(let node): return [importDeclaration(node)]
    case .macroExpansionDecl(let node): return macroExpansion(node)
    // The parser has reported these, or they say nothing about a run.
    case .missingDecl, .unexpectedCodeDecl, .poundSourceLocation, .ifConfigDecl: return []
    case .editorPlaceholderDecl(let node):
      report(.editorPlaceholder, at: node)
      return []
    case .macroDecl: return unsupported("macro declarations", node)
    default: return unsupported("this declaration", node)
    }
  }

  /// Lowers the members between braces.
  func members(_ block: MemberBlockSyntax) -> [Declaration] { members(block.members) }

  private func members(_ list: MemberBlockItemListSyntax) -> [Declaration] {
    list.flatMap { item -> [Declaration] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else {
        return declarations(item.decl).flatMap { properties($0, item.decl) }
      }
      guard case .decls(let list)? = BuildConditions.activeClause(of: block)?.elements else { return [] }
      return members(list)
    }
  }

  private func unsupported(_ what: String, _ node: DeclSyntax) -> [Declaration] {
    report(.unsupported(what), at: node)
    return []
  }

  /// Makes a declaration of its parts.
  func declaration(
    _ kind: Declaration.Kind, _ node: some WithAttributesSyntax & WithModifiersSyntax, keyword: TokenSyntax,
    name: some SyntaxProtocol, brace: TokenSyntax? = nil
  ) -> Declaration {
    var result = Declaration(
      kind, attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers), range: range(node),
      nameRange: range(name))
    result.range.point = result.nameRange.start
    result.modifierRanges = node.modifiers.map { range($0) }
    result.keywordRange = range(keyword)
    result.openingBrace = brace.map { range($0) }
    return result
  }

  private func typeAlias(_ node: TypeAliasDeclSyntax) -> Declaration {
    let value = TypeAliasDeclaration(
      name: name(node.name), generics: generics(node.genericParameterClause, where: node.genericWhereClause),
      target: type(node.initializer.value), isAssociatedType: false)
    return declaration(.typeAlias(value), node, keyword: node.typealiasKeyword, name: node.name)
  }

  private func associatedType(_ node: AssociatedTypeDeclSyntax) -> Declaration {
    let value = TypeAliasDeclaration(
      name: name(node.name), generics: GenericClause(requirements: node.genericWhereClause.map(requirements) ?? []),
      target: node.initializer.map { type($0.value) }, inherited: inherited(node.inheritanceClause),
      isAssociatedType: true)
    return declaration(.typeAlias(value), node, keyword: node.associatedtypeKeyword, name: node.name)
  }

  private func importDeclaration(_ node: ImportDeclSyntax) -> Declaration {
    let path = node.path.map { name($0.name) }.joined(separator: ".")
    return declaration(.import(path), node, keyword: node.importKeyword, name: node.path)
  }

  private func macroExpansion(_ node: MacroExpansionDeclSyntax) -> [Declaration] {
    let text = name(node.macroName)
    if reportMacro(node.macroName, node.arguments) { return [] }
    return [
      declaration(
        .macro(text, content: node.trailingClosure.map { range($0.statements) }), node, keyword: node.pound,
        name: node.macroName)
    ]
  }

  /// Reports `#warning("…")` and `#error("…")`; false for other macros.
  @discardableResult
  func reportMacro(_ macro: TokenSyntax, _ arguments: LabeledExprListSyntax) -> Bool {
    var text = ""
    if let argument = arguments.first?.expression, case .string(let segments) = expression(argument).kind,
      case .text(let message)? = segments.first
    {
      text = message
    }
    switch macro.text {
    case "warning": report(.poundWarning(text), at: macro)
    case "error": report(.poundError(text), at: macro)
    default: return false
    }
    return true
  }
}
