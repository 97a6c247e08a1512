import SwiftParser
import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers what stands between parentheses.
  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { node in
      var result = Argument(label: node.label.flatMap(argumentLabel), value: expression(node.expression))
      result.labelRange = node.label.map { range($0) }
      return result
    }
  }

  /// The label of an argument; `_:` is how one without a label may be written.
  private func argumentLabel(_ token: TokenSyntax) -> String? { token.tokenKind == .wildcard ? nil : name(token) }

  /// Lowers the arguments of a call behind a comma that lacks, which was reported: the compiler goes on with them as well.
  private func arguments(behindMissingComma found: UnexpectedNodesSyntax?) -> [Argument] {
    guard let found else { return [] }
    let opening = "_("
    var parser = Parser(opening + found.trimmedDescription + ")", maximumNestingLevel: 256)
    guard let call = ExprSyntax.parse(from: &parser).as(FunctionCallExprSyntax.self),
      call.arguments.trimmedLength.utf8Length > 0
    else { return [] }
    let start = found.positionAfterSkippingLeadingTrivia.utf8Offset - opening.utf8.count
    return within(treeAt: AbsolutePosition(utf8Offset: start)) {
      arguments(call.arguments) + arguments(behindMissingComma: call.unexpectedBetweenArgumentsAndRightParen)
    }
  }

  /// Lowers the arguments of a call with its trailing closures, which come last and are marked.
  func callArguments(
    _ list: LabeledExprListSyntax, behindMissingComma found: UnexpectedNodesSyntax? = nil,
    trailing: ClosureExprSyntax?, additional: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = arguments(list) + arguments(behindMissingComma: found)
    if let trailing {
      result.append(Argument(value: closureExpression(trailing), isTrailingClosure: true))
    }
    for element in additional {
      let value = closureExpression(element.closure)
      let label = element.label.tokenKind == .wildcard ? nil : name(element.label)
      result.append(Argument(label: label, value: value, isTrailingClosure: true))
    }
    return result
  }

  private func closureExpression(_ node: ClosureExprSyntax) -> Expression {
    Expression(.closure(closure(node)), range: range(node))
  }
}
