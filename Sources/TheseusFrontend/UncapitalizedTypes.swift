import SwiftSyntax

/// The types of a text whose names do not begin with a capital, which tells others from values.
///
/// Types inside of functions are left out: a look at every body would cost more than they are worth.
final class UncapitalizedTypes: SyntaxVisitor {
  private var names: Set<String> = []

  /// Finds those that a text declares.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let visitor = UncapitalizedTypes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.text.first?.isUppercase != true { names.insert(name.text) }
    return .visitChildren
  }
}
