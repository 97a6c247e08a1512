import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// A part of a postfix chain, and whether a `?` stands in it.
  struct Link {
    /// What was lowered.
    var expression: Expression
    /// Whether the chain so far can end early.
    var isOptional = false
  }

  /// Lowers a link of a chain such as `a?.b(c)[d]!`; anything else as a chain's first link.
  ///
  /// The base is what a member without one continues: the members inside a postfix `#if` have none of their own.
  func link(_ node: ExprSyntax, base: Link?) -> Link {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, base: base, generics: [])
    case .functionCallExpr(let node): return call(node, base: base)
    case .subscriptCallExpr(let node):
      let arguments = callArguments(
        node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
      return extend(link(node.calledExpression, base: base), to: node) { .subscript($0, arguments: arguments) }
    case .forceUnwrapExpr(let node):
      return extend(link(node.expression, base: base), to: node) { .forceUnwrap($0) }
    case .optionalChainingExpr(let node):
      var result = extend(link(node.expression, base: base), to: node) { .optionalEvaluation($0) }
      result.isOptional = true
      return result
    case .postfixOperatorExpr(let node):
      return extend(link(node.expression, base: base), to: node) {
        .postfix($0, node.operator.text, operatorRange: range(node.operator))
      }
    case .genericSpecializationExpr(let node): return specialization(node, base: base)
    case .postfixIfConfigExpr(let node): return postfixConditional(node, base: base)
    default: return Link(expression: plainExpression(node))
    }
  }

  private func extend(
    _ link: Link, to node: some ExprSyntaxProtocol, _ kind: (Expression) -> Expression.Kind
  ) -> Link {
    // Members behind `#if` belong to a chain that began before it.
    let place = place(node)
    let start = min(place.start, link.expression.range.start)
    let range = SourceRange(file: place.file, start: start, end: place.end, point: place.point)
    return Link(expression: Expression(kind(link.expression), range: range), isOptional: link.isOptional)
  }

  private func member(_ node: MemberAccessExprSyntax, base: Link?, generics: [TypeReference]) -> Link {
    let declaration = node.declName
    let text = name(declaration.baseName)
    let labels = declaration.argumentNames.map(labels)
    guard let base = node.base.map({ memberBase($0, member: text, base: base) }) ?? base else {
      if isMissing(declaration.baseName) { return Link(expression: Expression(.invalid, range: range(node))) }
      if !generics.isEmpty { return Link(expression: unsupported("generic arguments of an implicit member", node)) }
      return Link(expression: Expression(.implicitMember(text, labels: labels), range: place(node)))
    }
    // The parser has reported a missing name; what stands before the dot is still worth checking.
    if isMissing(declaration.baseName) { return Link(expression: Expression(.invalid, range: range(node))) }
    switch text {
    case "self" where labels == nil: return extend(base, to: node) { $0.kind }
    case "Type", "Protocol":
      if let written = typeReference(node) {
        return Link(expression: Expression(.type(written), range: range(node)))
      }
    default: break
    }
    let nameRange = range(declaration.baseName)
    return extend(base, to: node) {
      .member($0, text, genericArguments: generics, labels: labels, nameRange: nameRange)
    }
  }

  /// What stands before a dot: `[Int]`, `Int?` and `(A, B)` there are types.
  private func memberBase(_ node: ExprSyntax, member: String, base: Link?) -> Link {
    let mayBeSugar =
      node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
      || (node.is(OptionalChainingExprSyntax.self) && !isLink(node, before: member))
      || (member == "self" && node.is(TupleExprSyntax.self))
    if mayBeSugar, looksLikeType(node), let written = typeReference(node) {
      return Link(expression: Expression(.type(written), range: range(node)))
    }
    return link(node, base: base)
  }

  /// Whether `NAME?` before a member is a variable: a type is followed by what every optional has.
  private func isLink(_ node: ExprSyntax, before member: String) -> Bool {
    let isName = node.as(OptionalChainingExprSyntax.self)?.expression.is(DeclReferenceExprSyntax.self) ?? false
    return isName && !["self", "none", "some", "init", "Type", "Protocol", "Wrapped"].contains(member)
  }

  private func call(_ node: FunctionCallExprSyntax, base: Link?) -> Link {
    let listed = callBeforeClosure(node) ?? node
    let callee = callee(listed.calledExpression, base: base)
    let arguments = callArguments(
      listed.arguments, behindMissingComma: listed.unexpectedBetweenArgumentsAndRightParen,
      trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    return extend(callee, to: node) { .call($0, arguments: arguments) }
  }

  /// The call whose last argument a closure behind it is: in a condition, `if let sum = list.reduce(0) { … } { … }`, the parser takes it for
  /// one of another call.
  private func callBeforeClosure(_ node: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    guard node.leftParen == nil, let call = node.calledExpression.as(FunctionCallExprSyntax.self),
      call.leftParen != nil, call.trailingClosure == nil
    else { return nil }
    return call
  }

  /// What is called: an array or dictionary literal can't be, so `[Int]()` and `[K: V]()` name types.
  private func callee(_ node: ExprSyntax, base: Link?) -> Link {
    let isSugar =
      node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
      || (node.is(OptionalChainingExprSyntax.self) && looksLikeType(node))
    if isSugar, let written = typeReference(node) {
      return Link(expression: Expression(.type(written), range: range(node)))
    }
    return link(node, base: base)
  }

  private func specialization(_ node: GenericSpecializationExprSyntax, base: Link?) -> Link {
    let generics = genericArguments(node.genericArgumentClause)
    if let reference = node.expression.as(DeclReferenceExprSyntax.self) {
      return Link(expression: Expression(self.reference(reference, generics: generics), range: range(node)))
    }
    if let access = node.expression.as(MemberAccessExprSyntax.self) {
      return member(access, base: base, generics: generics)
    }
    return Link(expression: unsupported("generic arguments here", node))
  }

  /// `base` followed by the members of the branch of `#if` that holds.
  private func postfixConditional(_ node: PostfixIfConfigExprSyntax, base: Link?) -> Link {
    let start = node.base.map { link($0, base: base) } ?? base
    guard let start else { return Link(expression: Expression(.invalid, range: range(node))) }
    guard case .postfixExpression(let continuation)? = BuildConditions.activeClause(of: node.config)?.elements else {
      return start
    }
    return link(continuation, base: start)
  }
}
