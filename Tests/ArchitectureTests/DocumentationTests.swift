import SwiftSyntax
import Testing

/// What other modules see is documented.
@Suite struct DocumentationTests {
  @Test func publicAndPackageDeclarationsHaveDocComments() {
    for source in SourceTree.sources {
      let finder = UndocumentedFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      for node in finder.found { Issue.record("\(source.place(node)) has no doc comment") }
    }
  }
}

/// Finds declarations that are visible outside and have no doc comment.
private final class UndocumentedFinder: SyntaxAnyVisitor {
  var found: [Syntax] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.asProtocol((any WithModifiersSyntax).self), !node.is(ImportDeclSyntax.self),
      !node.is(ExtensionDeclSyntax.self), !node.is(AccessorDeclSyntax.self)
    else { return .visitChildren }
    let isVisible = declaration.modifiers.contains {
      $0.detail == nil && ["public", "package", "open"].contains($0.name.text)
    }
    let isDocumented = node.leadingTrivia.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
    if isVisible, !isDocumented { found.append(node) }
    return .visitChildren
  }
}
