import SwiftSyntax

extension Lowering {
  /// Reports an `if` or `switch` whose value goes anywhere but to a return, a throw or an assignment.
  func checkPlace(ofBranches node: some ExprSyntaxProtocol, keyword: TokenSyntax) {
    if !mayGiveValue(Syntax(node)) { report(.misplacedBranches(keyword.text), at: node) }
  }

  private func mayGiveValue(_ branches: Syntax) -> Bool {
    var node = branches
    // Each folded sequence is a tree of its own; what is around it is around the sequence.
    var around = foldedSequences[...]
    while let parent = node.parent ?? around.popLast()?.parent {
      switch parent.as(SyntaxEnum.self) {
      case .tryExpr, .awaitExpr, .unsafeExpr: node = parent
      case .asExpr(let cast) where cast.questionOrExclamationMark == nil: node = parent
      case .infixOperatorExpr(let infix):
        return infix.operator.is(AssignmentExprSyntax.self) && infix.rightOperand.id == node.id
      case .initializerClause(let clause):
        return clause.parent?.is(FunctionParameterSyntax.self) == false
      case .codeBlockItem, .expressionStmt, .returnStmt, .throwStmt: return true
      default: return false
      }
    }
    return true
  }
}
