import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// What an accessor gives its caller: the value that a `_read` returns, the place that the setter of a `_modify` writes to.
  ///
  /// Nothing may run behind it, for the caller has not used the value yet; but a `defer` of a `_modify` runs behind what is written.
  func yield(_ node: YieldStmtSyntax) -> Statement.Kind {
    guard let accessor = enclosingAccessor(of: node), case .single(let value) = node.yieldedExpressions else {
      report(.unsupported("'yield'"), at: node)
      return .invalid
    }
    let word = accessor.accessorSpecifier.text
    guard endsStatements(Syntax(node), of: accessor) else {
      report(.unsupported("the accessor '\(word)' that does not end with its 'yield'"), at: accessor)
      return .invalid
    }
    let place = expression(value.as(InOutExprSyntax.self)?.expression ?? value)
    if accessor.accessorSpecifier.tokenKind == .keyword(._read) { return .return(place) }
    let newValue = Expression(.name("newValue", genericArguments: [], labels: nil), range: place.range)
    return .return(Expression(.assignment(place, newValue), range: place.range))
  }

  /// What is to be known of a `_read` or `_modify` to tell whether it yields on every way.
  func coroutine(_ node: AccessorDeclSyntax) -> Accessors.Coroutine? {
    guard let body = node.body else { return nil }
    let yields = YieldFinder(viewMode: .sourceAccurate)
    yields.walk(body)
    return Accessors.Coroutine(closingBrace: range(body.rightBrace), yields: yields.found)
  }

  private func enclosingAccessor(of node: YieldStmtSyntax) -> AccessorDeclSyntax? {
    var parent = node.parent
    while let next = parent {
      if let accessor = next.as(AccessorDeclSyntax.self) { return accessor }
      if next.is(ClosureExprSyntax.self) || next.is(FunctionDeclSyntax.self) { return nil }
      parent = next.parent
    }
    return nil
  }

  /// Whether a statement is the last that an accessor runs: no statement and no loop goes on behind it, and no `defer` of a `_read`.
  private func endsStatements(_ node: Syntax, of accessor: AccessorDeclSyntax) -> Bool {
    var inner = node
    var returns = false
    while let outer = inner.parent, inner.id != Syntax(accessor).id {
      let isLoop = outer.is(WhileStmtSyntax.self) || outer.is(ForStmtSyntax.self) || outer.is(RepeatStmtSyntax.self)
      if isLoop, !returns { return false }
      if let list = outer.as(CodeBlockItemListSyntax.self) {
        if accessor.accessorSpecifier.tokenKind == .keyword(._read),
          list.contains(where: { $0.item.is(DeferStmtSyntax.self) })
        {
          return false
        }
        let behind = list.drop { $0.id != inner.id }.dropFirst().first
        returns = returns || (behind?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false)
        guard behind == nil || returns else { return false }
      }
      inner = outer
    }
    return true
  }
}

/// Looks for a `yield` of the accessor whose statements it walks.
private final class YieldFinder: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: YieldStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
