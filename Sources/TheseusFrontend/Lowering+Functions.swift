import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a `func`.
  func function(_ node: FunctionDeclSyntax) -> Declaration {
    checkPlaceOfAsync(node.modifiers)
    let isOperator = node.name.text.isOperatorName
    var parameters = parameters(node.signature.parameterClause)
    // An operator's operands have no labels, whatever is written.
    if isOperator { for index in parameters.indices { parameters[index].label = nil } }
    var value = FunctionDeclaration(
      kind: .function, name: name(node.name),
      generics: generics(node.genericParameterClause, where: node.genericWhereClause), parameters: parameters,
      result: node.signature.returnClause.map { type($0.type) }, isAsync: isAsync(node.signature),
      isThrowing: isThrowing(node.signature), body: body(node.body))
    value.thrown = thrown(node.signature)
    if case .implicitlyUnwrapped? = value.result?.kind { value.isImplicitlyUnwrapped = true }
    return declaration(.function(value), node.attributes, node.modifiers, node, name: node.name)
  }

  /// Lowers an `init`.
  func initializer(_ node: InitializerDeclSyntax) -> Declaration {
    checkPlaceOfAsync(node.modifiers)
    var value = FunctionDeclaration(
      kind: .initializer(isFailable: node.optionalMark != nil), name: "init",
      generics: generics(node.genericParameterClause, where: node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil, isAsync: isAsync(node.signature),
      isThrowing: isThrowing(node.signature), body: body(node.body))
    value.thrown = thrown(node.signature)
    value.isImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
    return declaration(.function(value), node.attributes, node.modifiers, node, name: node.initKeyword)
  }

  /// Lowers a `deinit`.
  func deinitializer(_ node: DeinitializerDeclSyntax) -> Declaration {
    let value = FunctionDeclaration(
      kind: .deinitializer, name: "deinit", parameters: [], result: nil, body: body(node.body))
    return declaration(.function(value), node.attributes, node.modifiers, node, name: node.deinitKeyword)
  }

  /// Lowers a `subscript`.
  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> Declaration {
    var parameters = parameters(node.parameterClause)
    // `subscript(index: Int)` is called without a label; only a second name makes the first one.
    for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      parameters[index].label = nil
    }
    let accessors = accessors(node.accessorBlock)
    let value = FunctionDeclaration(
      kind: .subscript(accessors.value ?? Accessors()), name: "subscript",
      generics: generics(node.genericParameterClause, where: node.genericWhereClause), parameters: parameters,
      result: type(node.returnClause.type), body: nil)
    var result = declaration(
      .function(value), node.attributes, node.modifiers, node, name: node.subscriptKeyword)
    result.attributes += accessors.getterAttributes
    return result
  }

  /// Lowers the statements of a function; nil where it has none.
  ///
  /// A `$0` in it belongs to no closure around.
  func body(_ block: CodeBlockSyntax?) -> [Statement]? {
    guard let block else { return nil }
    let outer = anonymousParameterCounts
    anonymousParameterCounts = []
    defer { anonymousParameterCounts = outer }
    return statements(block)
  }

  private func checkPlaceOfAsync(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.async) {
      report(.misplacedAsync, at: modifier)
    }
  }

  private func isAsync(_ node: FunctionSignatureSyntax) -> Bool { node.effectSpecifiers?.asyncSpecifier != nil }

  private func isThrowing(_ node: FunctionSignatureSyntax) -> Bool { node.effectSpecifiers?.throwsClause != nil }

  private func thrown(_ node: FunctionSignatureSyntax) -> FunctionDeclaration.Thrown? {
    guard let clause = node.effectSpecifiers?.throwsClause else { return nil }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .closures }
    return clause.type.map { .type(type($0)) }
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { node in
      let written = parameterType(node.type)
      return FunctionDeclaration.Parameter(
        label: label(node.firstName), name: name(node.secondName ?? node.firstName), type: written.type,
        isInout: written.isInout, isVariadic: node.ellipsis != nil,
        defaultValue: node.defaultValue.map { expression($0.value) }, attributes: attributes(node.attributes),
        range: range(node))
    }
  }
}
