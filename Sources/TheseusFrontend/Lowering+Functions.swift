import SwiftParser
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
      result: node.signature.returnClause.map { type($0.type) } ?? resultBehindColon(node)
        ?? resultWithoutArrow(node),
      isAsync: isAsync(node.signature), isThrowing: isThrowing(node.signature), body: body(node.body))
    if node.body == nil, !isMissing(node.funcKeyword), !isBodiless(node.attributes) {
      reportMissing("expected '{' in body of function declaration", at: node.name)
    }
    value.thrown = thrown(node.signature)
    value.throwsRange = throwsRange(node.signature)
    if case .implicitlyUnwrapped? = value.result?.kind { value.isImplicitlyUnwrapped = true }
    return declaration(
      .function(value), node, keyword: node.funcKeyword, name: node.name, brace: node.body?.leftBrace)
  }

  /// The result that a function is given behind a colon, which was reported: what stands in its body is judged by it all the same.
  private func resultBehindColon(_ node: FunctionDeclSyntax) -> TypeReference? {
    guard let found = node.body?.unexpectedBeforeLeftBrace, found.firstToken(viewMode: .all)?.tokenKind == .colon
    else { return nil }
    let colon = found.positionAfterSkippingLeadingTrivia
    return typeReference(
      spelled: String(found.trimmedDescription.dropFirst()), at: AbsolutePosition(utf8Offset: colon.utf8Offset + 1))
  }

  /// The result that a function is given without an arrow before it, by which its body is judged too.
  private func resultWithoutArrow(_ node: FunctionDeclSyntax) -> TypeReference? {
    MissingArrow(node).flatMap { arrow in
      typeReference(spelled: arrow.code.trimmedDescription, at: arrow.code.positionAfterSkippingLeadingTrivia)
    }
  }

  /// Lowers an `init`.
  func initializer(_ node: InitializerDeclSyntax) -> Declaration {
    checkPlaceOfAsync(node.modifiers)
    var value = FunctionDeclaration(
      kind: .initializer(isFailable: node.optionalMark != nil), name: "init",
      generics: generics(node.genericParameterClause, where: node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil, isAsync: isAsync(node.signature),
      isThrowing: isThrowing(node.signature), body: body(node.body))
    if node.body == nil { reportMissing("initializer requires a body", at: node.initKeyword) }
    if let result = node.signature.returnClause { report(.initializerWithResult, at: result.type) }
    value.thrown = thrown(node.signature)
    value.throwsRange = throwsRange(node.signature)
    value.isImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
    return declaration(
      .function(value), node, keyword: node.initKeyword, name: node.initKeyword, brace: node.body?.leftBrace)
  }

  /// Lowers a `deinit`.
  func deinitializer(_ node: DeinitializerDeclSyntax) -> Declaration {
    if node.body == nil { reportMissing("expected '{' for deinitializer", at: node.deinitKeyword) }
    let value = FunctionDeclaration(
      kind: .deinitializer, name: "deinit", parameters: [], result: nil, body: body(node.body))
    return declaration(
      .function(value), node, keyword: node.deinitKeyword, name: node.deinitKeyword, brace: node.body?.leftBrace)
  }

  /// Lowers a `subscript`.
  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> Declaration {
    var parameters = parameters(node.parameterClause)
    // `subscript(index: Int)` is called without a label; only a second name makes the first one.
    for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      parameters[index].label = nil
    }
    let accessors = accessors(node.accessorBlock)
    if node.accessorBlock == nil {
      reportMissing(
        "expected '{' in subscript to specify getter and setter implementation", at: node.subscriptKeyword)
    }
    let value = FunctionDeclaration(
      kind: .subscript(accessors.value ?? Accessors()), name: "subscript",
      generics: generics(node.genericParameterClause, where: node.genericWhereClause), parameters: parameters,
      result: type(node.returnClause.type), body: nil)
    var result = declaration(
      .function(value), node, keyword: node.subscriptKeyword, name: node.subscriptKeyword,
      brace: node.accessorBlock?.leftBrace)
    result.attributes += accessors.getterAttributes
    return result
  }

  /// Reports braces that are missing, unless what lacks them is what a protocol asks for.
  func reportMissing(_ problem: String, at node: some SyntaxProtocol) {
    if !isRequirement(node) { report(.missingBody(problem), at: node) }
  }

  /// Whether a node belongs to what a protocol asks for.
  private func isRequirement(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let next = current {
      if next.is(MemberBlockSyntax.self) { return next.parent?.is(ProtocolDeclSyntax.self) ?? false }
      if next.is(CodeBlockItemListSyntax.self) { return false }
      current = next.parent
    }
    return false
  }

  /// Whether attributes say that the body of a function is found elsewhere.
  private func isBodiless(_ attributes: AttributeListSyntax) -> Bool {
    attributeNames(attributes).contains { ["_silgen_name", "_extern", "NSManaged"].contains($0) }
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

  private func throwsRange(_ node: FunctionSignatureSyntax) -> TheseusProgram.SourceRange? {
    (node.effectSpecifiers?.throwsClause?.throwsSpecifier).map { range($0) }
  }

  private func thrown(_ node: FunctionSignatureSyntax) -> FunctionDeclaration.Thrown? {
    guard let clause = node.effectSpecifiers?.throwsClause else { return nil }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .closures }
    return clause.type.map { .type(type($0)) }
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { node in
      if let unnamed = unnamed(node) { return unnamed }
      let written = parameterType(node.type)
      var result = FunctionDeclaration.Parameter(
        label: label(node.firstName), name: name(node.secondName ?? node.firstName), type: written.type,
        isInout: written.isInout, isVariadic: node.ellipsis != nil,
        defaultValue: node.defaultValue.map { expression($0.value) }, attributes: attributes(node.attributes),
        range: range(node))
      result.nameRange = range(node.secondName ?? node.firstName)
      result.range.point = result.nameRange.start
      return result
    }
  }

  /// A parameter of which only one name is written, which the compiler takes for its type.
  private func unnamed(_ node: FunctionParameterSyntax) -> FunctionDeclaration.Parameter? {
    guard node.type.is(MissingTypeSyntax.self), node.colon.presence == .missing, node.firstName.presence == .present,
      node.secondName == nil
    else { return nil }
    let type = TypeReference(.named(node.firstName.text, arguments: []), range: range(node.firstName))
    return FunctionDeclaration.Parameter(label: nil, name: "_", type: type, range: range(node))
  }
}
