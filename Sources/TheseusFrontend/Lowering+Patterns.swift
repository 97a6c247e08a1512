import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// What makes the names of a pattern new variables.
  enum Binding {
    /// `let` or `var` before them.
    case keyword
    /// A loop, which binds its elements by itself; `var` may stand before a name that is to change.
    case loop
  }

  /// Lowers a pattern.
  ///
  /// - Parameters:
  ///   - node: the pattern.
  ///   - binding: what makes a plain name a new variable; nil where it stands for a value.
  ///   - isVariable: whether new variables are `var`.
  func pattern(_ node: PatternSyntax, binding: Binding? = nil, isVariable: Bool = false) -> Pattern {
    let place = range(node)
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return Pattern(.binding(name(node.identifier), isVariable: isVariable), range: place)
    case .wildcardPattern: return Pattern(.wildcard, range: place)
    case .valueBindingPattern(let node):
      switch binding {
      case .keyword: report(.nestedBinding(node.bindingSpecifier.text), at: node.bindingSpecifier)
      case .loop: checkIsVariable(node)
      case nil: break
      }
      return bound(node)
    case .isTypePattern(let node): return Pattern(.isType(type(node.type)), range: place)
    case .tuplePattern(let node):
      let elements = node.elements.map {
        TuplePatternElement(
          label: $0.label.map(name), labelRange: $0.label.map { range($0) },
          pattern: pattern($0.pattern, binding: binding, isVariable: isVariable))
      }
      return tuple(elements, place)
    case .expressionPattern(let node):
      return pattern(node.expression, binding: binding, isVariable: isVariable)
    case .missingPattern: return Pattern(.wildcard, range: place)
    }
  }

  /// Lowers `let x` and `var x`.
  private func bound(_ node: ValueBindingPatternSyntax) -> Pattern {
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    return pattern(node.pattern, binding: .keyword, isVariable: isVariable)
  }

  /// Lowers what a loop binds for each element: `item`, `(key, value)`, `var item`.
  func loopPattern(_ node: PatternSyntax) -> Pattern {
    guard let written = node.as(ValueBindingPatternSyntax.self) else { return pattern(node, binding: .loop) }
    checkIsVariable(written)
    return bound(written)
  }

  /// Reports the `let` of a loop, whose names are constants without it.
  private func checkIsVariable(_ node: ValueBindingPatternSyntax) {
    if node.bindingSpecifier.tokenKind == .keyword(.let) { report(.repeatedLet, at: node) }
  }

  private func tuple(_ elements: [TuplePatternElement], _ place: SourceRange) -> Pattern {
    if elements.count == 1, let only = elements.first, only.label == nil { return only.pattern }
    return Pattern(.tuple(elements), range: place)
  }

  /// Lowers what the parser read as an expression and is a pattern: `.some(let x)`, `(a, _)`, `let x as T`, `x?`.
  private func pattern(_ node: ExprSyntax, binding: Binding?, isVariable: Bool) -> Pattern {
    let place = place(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binding: binding, isVariable: isVariable)
    case .discardAssignmentExpr: return Pattern(.wildcard, range: place)
    case .declReferenceExpr(let node) where binding != nil && node.argumentNames == nil:
      return Pattern(.binding(name(node.baseName), isVariable: isVariable), range: place)
    case .tupleExpr(let node):
      return tuple(payload(node.elements, binding: binding, isVariable: isVariable), place)
    case .optionalChainingExpr(let node):
      let inner = pattern(node.expression, binding: binding, isVariable: isVariable)
      return Pattern(.optional(inner), range: place)
    case .memberAccessExpr(let node):
      guard let enumCase = enumCase(node) else { break }
      return Pattern(.enumCase(type: enumCase.type, name: enumCase.name, payload: nil), range: place)
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let enumCase = enumCase(
          member, bindsPayload: binding != nil || call.arguments.contains { bindsSomething($0.expression) })
      else { break }
      let payload = payload(call.arguments, binding: binding, isVariable: isVariable)
      return Pattern(.enumCase(type: enumCase.type, name: enumCase.name, payload: payload), range: place)
    case .asExpr(let node) where node.questionOrExclamationMark == nil:
      let inner = pattern(node.expression, binding: binding, isVariable: isVariable)
      return Pattern(.cast(inner, type(node.type)), range: place)
    case .sequenceExpr(let sequence):
      return withFolded(sequence) { folded in
        guard let folded, folded.is(AsExprSyntax.self) else {
          return Pattern(.expression(folded.map(expression) ?? Expression(.invalid, range: place)), range: place)
        }
        return pattern(folded, binding: binding, isVariable: isVariable)
      }
    default: break
    }
    return Pattern(.expression(expression(node)), range: place)
  }

  private func payload(_ list: LabeledExprListSyntax, binding: Binding?, isVariable: Bool) -> [TuplePatternElement] {
    list.map {
      TuplePatternElement(
        label: $0.label.map(name), labelRange: $0.label.map { range($0) },
        pattern: pattern($0.expression, binding: binding, isVariable: isVariable))
    }
  }

  /// The type and name of `.name` and `Type.name`; nil where the base is a value, behind which nothing can be bound.
  private func enumCase(
    _ node: MemberAccessExprSyntax, bindsPayload: Bool = false
  ) -> (type: TypeReference?, name: String)? {
    guard node.declName.argumentNames == nil else { return nil }
    guard let base = node.base else { return (nil, name(node.declName.baseName)) }
    guard looksLikeType(base) || bindsPayload else { return nil }
    return typeReference(base).map { ($0, name(node.declName.baseName)) }
  }

  /// Whether what stands for a value of a payload can only be a pattern.
  private func bindsSomething(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr, .discardAssignmentExpr: true
    case .tupleExpr(let tuple): tuple.elements.contains { bindsSomething($0.expression) }
    case .functionCallExpr(let call): call.arguments.contains { bindsSomething($0.expression) }
    case .optionalChainingExpr(let chain): bindsSomething(chain.expression)
    default: false
    }
  }
}
