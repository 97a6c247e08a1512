import SwiftSyntax
import Testing

/// Nothing below the shell touches files, the clock, the environment, chance or the terminal.
@Suite struct PurityTests {
  @Test func nothingBelowTheShellReachesOutside() {
    for source in SourceTree.sources where !outerTargets.contains(source.target) {
      let finder = OutsideFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      for node in finder.found { Issue.record("\(source.place(node)) uses '\(node.trimmedDescription)'") }
    }
  }

  @Test func noForbiddenEscapes() {
    for source in SourceTree.sources {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        let previous = token.previousToken(viewMode: .sourceAccurate)
        let isEscape =
          switch token.tokenKind {
          case .exclamationMark: previous?.tokenKind == .keyword(.try)
          // A text may name what the code must not call.
          case .stringSegment: false
          case .keyword(.unsafe): previous?.tokenKind == .leftParen
          default: token.text == "fatalError" || (token.text == "unchecked" && previous?.tokenKind == .atSign)
          }
        if isEscape { Issue.record("\(source.place(token)) has '\(token.text)'") }
      }
    }
  }
}

/// Finds names that reach outside.
private final class OutsideFinder: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []

  private static let forbidden: Set<String> = [
    "FileHandle", "FileManager", "ProcessInfo", "SystemRandomNumberGenerator", "getenv", "readLine", "fopen", "fputs",
    "ContinuousClock", "SuspendingClock", "clock_gettime",
  ]
  /// What reaches outside only if it is called.
  private static let forbiddenCalls: Set<String> = ["print", "debugPrint"]
  /// What reaches outside only if it is called without arguments.
  private static let forbiddenEmptyCalls: Set<String> = ["Date", "UUID"]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.forbidden.contains(node.baseName.text) { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    let name = callee.baseName.text
    if Self.forbiddenCalls.contains(name) || (Self.forbiddenEmptyCalls.contains(name) && node.arguments.isEmpty) {
      found.append(callee)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription
    if text == "Date.now" || text == "Swift.print" { found.append(node.declName) }
    return .visitChildren
  }
}
