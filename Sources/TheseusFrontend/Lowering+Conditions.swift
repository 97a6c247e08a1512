import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers what follows `if`, `guard` or `while`.
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { condition($0.condition) }
  }

  /// Lowers an `if`, as a statement or as a value.
  func ifStatement(_ node: IfExprSyntax) -> IfStatement {
    var elseBody: [Statement]?
    var elseIsIf = false
    switch node.elseBody {
    case .ifExpr(let nested)?:
      elseBody = [Statement(.if(ifStatement(nested)), range: range(nested))]
      elseIsIf = true
    case .codeBlock(let block)?: elseBody = statements(block)
    case nil: break
    }
    return IfStatement(
      conditions: conditions(node.conditions), body: statements(node.body), elseBody: elseBody, elseIsIf: elseIsIf,
      head: range(from: node.ifKeyword, through: node.conditions), range: range(node))
  }

  /// Lowers a `switch`, as a statement or as a value.
  func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
    SwitchStatement(
      subject: expression(node.subject), cases: switchCases(node.cases), label: nil,
      head: range(from: node.switchKeyword, through: node.subject), range: range(node))
  }

  private func condition(_ node: ConditionElementSyntax.Condition) -> Condition {
    switch node {
    case .expression(let node): return .expression(expression(node))
    case .availability(let node): return availability(node)
    case .matchingPattern(let node):
      var matched = pattern(node.pattern)
      if let annotation = node.typeAnnotation {
        matched = Pattern(.typed(matched, type(annotation.type)), range: matched.range)
      }
      return .pattern(matched, expression(node.initializer.value))
    case .optionalBinding(let node): return optionalBinding(node)
    }
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let keyword = range(node.bindingSpecifier)
    let bound = pattern(node.pattern, binding: .keyword, isVariable: isVariable)
    let written = node.typeAnnotation.map { type($0.type) }
    if let initializer = node.initializer {
      if reportPattern(bound, of: node) { return .pattern(bound, expression(initializer.value)) }
      return .optionalBinding(bound, type: written, expression(initializer.value), keyword: keyword)
    }
    // `if let x` is `if let x = x`.
    guard case .binding(let name, _) = bound.kind else {
      report(.namelessUnwrapping, at: node.pattern)
      if node.pattern.as(ExpressionPatternSyntax.self)?.expression.is(SequenceExprSyntax.self) == true {
        report(.bindingInExpression, at: node.pattern)
      }
      return .optionalBinding(bound, type: written, Expression(.invalid, range: bound.range), keyword: keyword)
    }
    return .optionalBinding(
      bound, type: written, Expression(.name(name, genericArguments: [], labels: nil), range: bound.range),
      keyword: keyword)
  }

  /// Reports a pattern behind `let` that only `case` lets stand there; false if it binds names alone.
  private func reportPattern(_ bound: Pattern, of node: OptionalBindingConditionSyntax) -> Bool {
    switch bound.kind {
    case .enumCase, .expression: report(.patternWithoutCase, at: node.bindingSpecifier)
    case .optional: report(.needlessOptionalPattern, at: node.pattern)
    default: return false
    }
    return true
  }

  private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchStatement.Case] {
    list.flatMap { element -> [SwitchStatement.Case] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let node):
        guard case .switchCases(let list)? = BuildConditions.activeClause(of: node)?.elements else { return [] }
        return switchCases(list)
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchStatement.Case {
    var items: [SwitchStatement.Case.Item] = []
    let head: SourceRange
    switch node.label {
    case .default(let label): head = range(label.defaultKeyword)
    case .case(let label):
      head = range(from: label.caseKeyword, through: label.caseItems)
      items = label.caseItems.map {
        SwitchStatement.Case.Item(
          pattern: pattern($0.pattern), condition: $0.whereClause.map { expression($0.condition) })
      }
    }
    return SwitchStatement.Case(items: items, body: statements(node.statements), head: head, range: range(node))
  }
}
