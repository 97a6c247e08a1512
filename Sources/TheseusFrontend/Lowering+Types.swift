import SwiftParser
import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a written type; `[A]`, `[K: V]` and `A?` lose their sugar.
  func type(_ node: TypeSyntax) -> TypeReference {
    if let node = node.as(AttributedTypeSyntax.self) {
      checkAttributes(of: node)
      var result = type(node.baseType)
      let specifiers = node.specifiers.compactMap { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text }
        .filter { ["borrowing", "consuming", "isolated"].contains($0) }
      guard !node.attributes.isEmpty || !specifiers.isEmpty else { return result }
      result.attributes = specifiers + attributeNames(node.attributes) + result.attributes
      result.range = range(node)
      return result
    }
    if let node = node.as(TupleTypeSyntax.self) { return tupleType(node) }
    var result = TypeReference(typeKind(node), range: range(node))
    if let member = node.as(MemberTypeSyntax.self) { result.range.point = range(member.name).start }
    result.isSugar =
      node.is(ArrayTypeSyntax.self) || node.is(DictionaryTypeSyntax.self) || node.is(OptionalTypeSyntax.self)
    return result
  }

  /// Reports `@escaping` and `@autoclosure` that mark anything but the parameter of a function.
  private func checkAttributes(of node: AttributedTypeSyntax) {
    let names = attributeNames(node.attributes)
    guard let parent = node.parent, names.contains("escaping") || names.contains("autoclosure") else { return }
    if let parameter = parent.as(FunctionParameterSyntax.self), parameter.ellipsis == nil { return }
    if parent.is(ClosureParameterSyntax.self) { return }
    if let element = parent.as(TupleTypeElementSyntax.self), let around = element.parent?.parent {
      if around.is(FunctionTypeSyntax.self) || isParameter(around) { return }
      if names.contains("escaping"), around.parent?.is(OptionalTypeSyntax.self) == true {
        return report(.misplacedTypeAttribute("closure is already escaping in optional type argument"), at: node)
      }
    }
    let problem =
      names.contains("escaping")
      ? "'@escaping' may only be used in function parameter position" : "'@autoclosure' may only be used on parameters"
    report(.misplacedTypeAttribute(problem), at: node)
  }

  /// Whether a type in parentheses, or in several, is that of a parameter: `(filter: (@escaping (Int) -> Bool))`.
  private func isParameter(_ node: Syntax) -> Bool {
    guard let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return false }
    guard let parent = node.parent else { return false }
    if parent.is(FunctionParameterSyntax.self) { return true }
    return parent.parent?.parent.map { isParameter($0) } ?? false
  }

  /// The type of a parameter, where `inout` is no part of the type.
  func parameterType(_ node: TypeSyntax) -> (type: TypeReference, isInout: Bool) {
    if let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil, only.ellipsis == nil,
      only.type.is(AttributedTypeSyntax.self) || only.type.is(TupleTypeSyntax.self)
    {
      return parameterType(only.type)
    }
    guard let attributed = node.as(AttributedTypeSyntax.self) else { return (type(node), false) }
    let isInout = attributed.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    return (type(node), isInout)
  }

  /// The types between `<` and `>`.
  func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.map { argument in
      switch argument.argument {
      case .type(let node): return type(node)
      case .expr(let node):
        report(.unsupported("values as generic arguments"), at: node)
        return TypeReference(.inferred, range: range(node))
      }
    }
  }

  private func typeKind(_ node: TypeSyntax) -> TypeReference.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if node.name.tokenKind == .wildcard || isMissing(node.name) { return .inferred }
      return .named(name(node.name), arguments: node.genericArgumentClause.map(genericArguments) ?? [])
    case .memberType(let node):
      let arguments = node.genericArgumentClause.map(genericArguments) ?? []
      return .member(type(node.baseType), name(node.name), arguments: arguments)
    case .arrayType(let node): return .named("Array", arguments: [type(node.element)])
    case .dictionaryType(let node): return .named("Dictionary", arguments: [type(node.key), type(node.value)])
    case .optionalType(let node): return .named("Optional", arguments: [type(node.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let node): return .implicitlyUnwrapped(type(node.wrappedType))
    case .functionType(let node): return functionType(node)
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      return node.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(constraint) : .any(constraint)
    case .compositionType(let node): return composition(node)
    case .metatypeType(let node):
      let base = type(node.baseType)
      let isOfProtocol = node.metatypeSpecifier.tokenKind == .keyword(.Protocol)
      return isOfProtocol ? .member(base, "Protocol", arguments: []) : .metatype(base)
    case .packExpansionType(let node): return .packExpansion(type(node.repetitionPattern))
    case .packElementType(let node): return .packElement(type(node.pack))
    case .classRestrictionType: return .named("AnyObject", arguments: [])
    case .missingType: return .inferred
    case .suppressedType: return .named("Any", arguments: [])
    default:
      report(.unsupported("this type"), at: node)
      return .inferred
    }
  }

  /// What `~Copyable` takes away does not matter here.
  private func composition(_ node: CompositionTypeSyntax) -> TypeReference.Kind {
    let members = node.elements.map(\.type).filter { !$0.is(SuppressedTypeSyntax.self) }.map(type)
    if members.count == 1, let only = members.first { return only.kind }
    return .composition(members)
  }

  private func tupleType(_ node: TupleTypeSyntax) -> TypeReference {
    if node.elements.count == 1, let only = node.elements.first, only.firstName == nil,
      !only.type.is(PackExpansionTypeSyntax.self)
    {
      var inner = type(only.type)
      inner.range = range(node)
      return inner
    }
    let elements = node.elements.map { element in
      TypeReference.TupleElement(label: element.firstName.flatMap(label), type: type(element.type))
    }
    return TypeReference(.tuple(elements), range: range(node))
  }

  private func functionType(_ node: FunctionTypeSyntax) -> TypeReference.Kind {
    let parameters = node.parameters.map { element in
      checkHasNoLabel(element)
      let written = parameterType(element.type)
      return TypeReference.FunctionParameter(
        type: written.type, isInout: written.isInout, isVariadic: element.ellipsis != nil)
    }
    return .function(
      parameters: parameters, isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: node.effectSpecifiers?.throwsClause != nil,
      thrown: node.effectSpecifiers?.throwsClause?.type.map { type($0) }, result: type(node.returnClause.type))
  }

  /// Reports the label of a function type's parameter, which may have a name behind `_` alone.
  private func checkHasNoLabel(_ parameter: TupleTypeElementSyntax) {
    guard let label = parameter.firstName, label.tokenKind != .wildcard, !isMissing(label) else { return }
    let remedy = parameter.secondName == nil ? "'_' before '\(label.text)'" : "'_' instead"
    report(.labelledParameterType("function types cannot have argument labels; use \(remedy)"), at: label)
  }

  /// The label that a token is; nil for `_`.
  func label(_ token: TokenSyntax) -> String? {
    token.tokenKind == .wildcard ? nil : name(token)
  }

  /// Reads an expression as the type that it spells; nil if it spells none.
  func typeReference(_ node: some ExprSyntaxProtocol) -> TypeReference? {
    typeReference(spelled: node.trimmedDescription, at: node.positionAfterSkippingLeadingTrivia)
  }

  /// Reads a text that stands at a place of the tree as the type that it spells; nil if it spells none.
  func typeReference(spelled text: String, at position: AbsolutePosition) -> TypeReference? {
    var parser = Parser(text, maximumNestingLevel: 256)
    let tree = TypeSyntax.parse(from: &parser)
    guard !tree.hasError, !tree.is(MissingTypeSyntax.self) else { return nil }
    return within(treeAt: position) { type(tree) }
  }

  /// Whether an expression spells a type: types begin with a capital letter or are declared in the text, values do not.
  func looksLikeType(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr: return true
    case .declReferenceExpr(let node): return node.argumentNames == nil && mayNameType(node.baseName)
    case .memberAccessExpr(let node):
      guard let base = node.base, node.declName.argumentNames == nil else { return false }
      return looksLikeType(base) && mayNameType(node.declName.baseName)
    case .genericSpecializationExpr(let node): return looksLikeType(node.expression)
    case .arrayExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return false }
      return looksLikeType(only.expression)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content, list.count == 1, let only = list.first else { return false }
      return looksLikeType(only.key) && looksLikeType(only.value)
    case .optionalChainingExpr(let node): return looksLikeType(node.expression)
    case .tupleExpr(let node): return node.elements.allSatisfy { looksLikeType($0.expression) }
    case .sequenceExpr(let node):
      return node.elements.contains { $0.is(ArrowExprSyntax.self) } || isComposition(node.elements)
    default: return false
    }
  }

  /// Whether a sequence spells `A & B`.
  private func isComposition(_ elements: ExprListSyntax) -> Bool {
    elements.allSatisfy { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" || looksLikeType($0) }
  }

  private func mayNameType(_ token: TokenSyntax) -> Bool {
    let name = name(token)
    return name.first { $0 != "_" }?.isUppercase ?? false || uncapitalizedTypes.contains(name)
  }
}
