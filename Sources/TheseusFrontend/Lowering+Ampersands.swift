import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// `&x` as an argument or an operand; anywhere else it passes nothing, which is reported.
  ///
  /// Of operands and interpolations their types tell.
  func inoutReference(_ node: InOutExprSyntax) -> Expression.Kind {
    let value = expression(node.expression)
    if mayPass(Syntax(node)) { return .inoutReference(value) }
    report(.misplacedAmpersand, at: node)
    return value.kind
  }

  private func mayPass(_ ampersand: Syntax) -> Bool {
    // An operand of a folded sequence has nothing around it but the sequence.
    guard let parent = ampersand.parent else { return true }
    switch parent.as(SyntaxEnum.self) {
    case .infixOperatorExpr(let infix): return !infix.operator.is(AssignmentExprSyntax.self)
    case .labeledExpr(let element): return element.parent?.parent?.is(TupleExprSyntax.self) == false
    default: return false
    }
  }
}
