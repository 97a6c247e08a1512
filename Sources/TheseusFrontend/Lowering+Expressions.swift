import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers an expression; a postfix chain with a `?` in it is wrapped as a whole.
  func expression(_ node: ExprSyntax) -> Expression {
    let link = link(node, base: nil)
    guard link.isOptional else { return link.expression }
    return Expression(.optionalChain(link.expression), range: link.expression.range)
  }

  /// Lowers what is no link of a postfix chain.
  func plainExpression(_ node: ExprSyntax) -> Expression {
    let place = place(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence):
      return withFolded(sequence) { $0.map(expression) ?? Expression(.invalid, range: place) }
    case .missingExpr: return Expression(.invalid, range: place)
    // What the parser keeps apart only in order to say that it is not needed.
    case .borrowExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return Expression(.consume(expression(node.expression)), range: place)
    case .copyExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .tupleExpr(let node): return parenthesised(node)
    case .editorPlaceholderExpr:
      report(.editorPlaceholder, at: node)
      return Expression(.invalid, range: place)
    case .packExpansionExpr(let node):
      return Expression(
        .packExpansion(expression(node.repetitionPattern), typePacks: typePacks(in: node.repetitionPattern)),
        range: place)
    case .packElementExpr(let node): return Expression(.packElement(expression(node.pack)), range: place)
    case .patternExpr: return Expression(.invalid, range: place)
    default:
      guard let kind = literalKind(node) ?? operatorKind(node) ?? otherKind(node) else {
        return unsupported("this expression", node)
      }
      return Expression(kind, range: place)
    }
  }

  private func otherKind(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return reference(node)
    case .superExpr: return .name("super", genericArguments: [], labels: nil)
    case .closureExpr(let node): return .closure(closure(node))
    case .ifExpr(let node):
      checkPlace(ofBranches: node, keyword: node.ifKeyword)
      return .ifValue(ifStatement(node))
    case .switchExpr(let node):
      checkPlace(ofBranches: node, keyword: node.switchKeyword)
      return .switchValue(switchStatement(node))
    case .keyPathExpr(let node): return keyPath(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .typeExpr(let node): return .type(type(node.type))
    case .discardAssignmentExpr: return .discard
    default: return nil
    }
  }

  private func operatorKind(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let node): return .await(expression(node.expression))
    case .tryExpr(let node): return .try(expression(node.expression), tryKind(node.questionOrExclamationMark))
    case .inOutExpr(let node): return inoutReference(node)
    case .prefixOperatorExpr(let node): return prefix(node)
    case .infixOperatorExpr(let node): return infix(node)
    case .ternaryExpr(let node):
      return .ternary(
        expression(node.condition), expression(node.thenExpression), expression(node.elseExpression))
    case .isExpr(let node): return .isType(expression(node.expression), type(node.type))
    case .asExpr(let node):
      return .cast(expression(node.expression), type(node.type), castKind(node.questionOrExclamationMark))
    default: return nil
    }
  }

  private func tryKind(_ mark: TokenSyntax?) -> Expression.Try {
    switch mark?.tokenKind {
    case .postfixQuestionMark?: .optional
    case .exclamationMark?: .forced
    default: .plain
    }
  }

  private func castKind(_ mark: TokenSyntax?) -> Expression.Cast {
    switch mark?.tokenKind {
    case .postfixQuestionMark?: .conditional
    case .exclamationMark?: .forced
    default: .coerce
    }
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression.Kind {
    let operand = expression(node.expression)
    let symbol = node.operator.text
    // Only a minus directly before a number belongs to it: in `-1.magnitude` it does not.
    if symbol == "-" {
      if node.expression.is(IntegerLiteralExprSyntax.self), case .integer(let digits) = operand.kind {
        return .integer("-" + digits)
      }
      if node.expression.is(FloatLiteralExprSyntax.self), case .float(let digits) = operand.kind {
        return .float("-" + digits)
      }
    }
    return .prefix(symbol, operatorRange: range(node.operator), operand)
  }

  private func infix(_ node: InfixOperatorExprSyntax) -> Expression.Kind? {
    if node.operator.is(ArrowExprSyntax.self) {
      return typeReference(node).map(Expression.Kind.type)
    }
    let left = expression(node.leftOperand)
    let right = expression(node.rightOperand)
    if node.operator.is(AssignmentExprSyntax.self) {
      return inChain(left, place(node)) { .assignment($0, right) }
    }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return nil }
    let operatorRange = range(symbol)
    guard operators.isAssignment(symbol.text) else {
      return .binary(left, symbol.text, operatorRange: operatorRange, right)
    }
    return inChain(left, place(node)) { .binary($0, symbol.text, operatorRange: operatorRange, right) }
  }

  /// An assignment to a chain with `?` is part of the chain: `a?.b = c` does nothing, not even evaluate `c`, if `a` is nil.
  private func inChain(
    _ left: Expression, _ place: SourceRange, _ assign: (Expression) -> Expression.Kind
  ) -> Expression.Kind {
    guard case .optionalChain(let target) = left.kind else { return assign(left) }
    return .optionalChain(Expression(assign(target), range: place))
  }

  private func parenthesised(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil,
      !only.expression.is(PackExpansionExprSyntax.self)
    {
      // The range stays that of the parentheses, so that what is underlined is what was written; the caret is that of what they hold.
      var inner = expression(only.expression)
      inner.range = range(node).pointing(at: inner.range)
      return inner
    }
    return Expression(.tuple(arguments(node.elements)), range: range(node))
  }

  /// Lowers a name.
  func reference(_ node: DeclReferenceExprSyntax, generics: [TypeReference] = []) -> Expression.Kind {
    guard !isMissing(node.baseName) else { return .invalid }
    let text = name(node.baseName)
    noteAnonymousParameter(text)
    return .name(text, genericArguments: generics, labels: node.argumentNames.map(labels))
  }

  /// The labels of `f(a:_:)`.
  func labels(_ node: DeclNameArgumentsSyntax) -> [String] { node.arguments.map { name($0.name) } }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    let arguments = callArguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    let generics = node.genericArgumentClause.map(genericArguments) ?? []
    return .macro(name(node.macroName), genericArguments: generics, arguments: arguments)
  }
}
