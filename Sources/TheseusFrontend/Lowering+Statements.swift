import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers the statements of a block; `#if` is resolved, `let a = 1, b = 2` becomes two.
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    for item in list { append(item.item, to: &result) }
    return result
  }

  /// Lowers the statements between braces.
  func statements(_ block: CodeBlockSyntax) -> [Statement] { statements(block.statements) }

  private func append(_ item: CodeBlockItemSyntax.Item, to result: inout [Statement]) {
    switch item {
    case .decl(let node):
      if let block = node.as(IfConfigDeclSyntax.self) {
        if case .statements(let list)? = BuildConditions.activeClause(of: block)?.elements {
          for item in list { append(item.item, to: &result) }
        }
      } else {
        result += declarations(node).map { Statement(.declaration($0), range: $0.range) }
      }
    case .stmt(let node): result.append(statement(node))
    case .expr(let node):
      if let macro = node.as(MacroExpansionExprSyntax.self), let kind = statementMacro(macro) {
        if let kind { result.append(Statement(kind, range: range(node))) }
      } else {
        result.append(expressionStatement(node))
      }
    }
  }

  /// What a macro is where a statement stands; nil if it is an expression, and nil inside if it leaves nothing.
  private func statementMacro(_ node: MacroExpansionExprSyntax) -> Statement.Kind?? {
    switch node.macroName.text {
    case "Preview":
      return .some(
        .declaration(
          Declaration(
            .macro("Preview", content: node.trailingClosure.map { range($0.statements) }), range: range(node),
            nameRange: range(node.macroName))))
    case "warning", "error":
      reportMacro(node.macroName, node.arguments)
      return .some(nil)
    default: return nil
    }
  }

  private func expressionStatement(_ node: ExprSyntax) -> Statement {
    let value = expression(node)
    switch value.kind {
    case .ifValue(let statement): return Statement(.if(statement), range: value.range)
    case .switchValue(let statement): return Statement(.switch(statement), range: value.range)
    default: return Statement(.expression(value), range: value.range)
    }
  }

  private func statement(_ node: StmtSyntax, label: String? = nil) -> Statement {
    if let expression = node.as(ExpressionStmtSyntax.self) {
      return labelled(expressionStatement(expression.expression), label)
    }
    return Statement(statementKind(node, label), range: range(node))
  }

  private func labelled(_ statement: Statement, _ label: String?) -> Statement {
    guard let label else { return statement }
    switch statement.kind {
    case .if(var value):
      value.label = label
      return Statement(.if(value), range: statement.range)
    case .switch(var value):
      value.label = label
      return Statement(.switch(value), range: statement.range)
    default: return statement
    }
  }

  private func statementKind(_ node: StmtSyntax, _ label: String?) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .breakStmt(let node): return .break(label: node.label.map(name))
    case .continueStmt(let node): return .continue(label: node.label.map(name))
    case .deferStmt(let node): return .defer(deferred(node.body))
    case .doStmt(let node):
      return .do(
        body: statements(node.body), catches: node.catchClauses.map(catchClause), label: label,
        thrown: node.throwsClause?.type.map { type($0) })
    case .fallThroughStmt: return .fallthrough
    case .forStmt(let node): return forIn(node, label)
    case .guardStmt(let node):
      return .guard(conditions(node.conditions), else: statements(node.body))
    case .labeledStmt(let node): return statement(node.statement, label: name(node.label)).kind
    case .repeatStmt(let node):
      return .repeatWhile(body: statements(node.body), expression(node.condition), label: label)
    case .returnStmt(let node): return .return(node.expression.map(expression))
    case .throwStmt(let node): return .throw(expression(node.expression))
    case .whileStmt(let node):
      return .while(conditions(node.conditions), body: statements(node.body), label: label)
    case .missingStmt: return .invalid
    case .discardStmt(let node): return .expression(discarding(node))
    case .yieldStmt(let node): return yield(node)
    default: return unsupported("this statement", node)
    }
  }

  /// `discard self` hands the value to a function of the library that lets it go without its `deinit`.
  private func discarding(_ node: DiscardStmtSyntax) -> Expression {
    let place = range(node)
    let callee = Expression(.name("_discard", genericArguments: [], labels: nil), range: place)
    let value = expression(node.expression)
    let argument = Argument(value: Expression(.consume(value), range: value.range))
    return Expression(.call(callee, arguments: [argument]), range: place)
  }

  private func unsupported(_ what: String, _ node: StmtSyntax) -> Statement.Kind {
    report(.unsupported(what), at: node)
    return .invalid
  }

  private func forIn(_ node: ForStmtSyntax, _ label: String?) -> Statement.Kind {
    var element = node.caseKeyword == nil ? loopPattern(node.pattern) : pattern(node.pattern)
    if let annotation = node.typeAnnotation {
      element = Pattern(.typed(element, type(annotation.type)), range: element.range)
    }
    return .forIn(
      element, sequence: expression(node.sequence), where: node.whereClause.map { expression($0.condition) },
      await: node.awaitKeyword.map { ForAwait(range: range($0), isTried: node.tryKeyword != nil) },
      body: statements(node.body), label: label)
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let items = node.catchItems.compactMap { item -> SwitchStatement.Case.Item? in
      let condition = item.whereClause.map { expression($0.condition) }
      if let node = item.pattern {
        return SwitchStatement.Case.Item(pattern: pattern(node), condition: condition)
      }
      guard let condition else { return nil }
      let error = Pattern(.binding("error", isVariable: false), range: condition.range)
      return SwitchStatement.Case.Item(pattern: error, condition: condition)
    }
    return CatchClause(items: items, body: statements(node.body))
  }
}
