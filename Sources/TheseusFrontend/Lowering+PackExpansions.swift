import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// The packs that types in the pattern of an expansion name, without those of expansions inside it.
  func typePacks(in pattern: ExprSyntax) -> [TypeReference] {
    let finder = TypePackFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder.packs.map(type)
  }
}

private final class TypePackFinder: SyntaxVisitor {
  var packs: [TypeSyntax] = []

  override func visit(_ node: PackElementTypeSyntax) -> SyntaxVisitorContinueKind {
    packs.append(node.pack)
    return .skipChildren
  }

  override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PackExpansionTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
