import SwiftDiagnostics
import SwiftSyntax

/// What stands among statements or members and begins none: a colon, a closing bracket, an `else` without its `if`.
///
/// The compiler tries to read one more of them, so it misses the line break before it, or the expression.
struct UnexpectedCode {
  /// Its first token.
  let first: TokenSyntax
  private let isAmongMembers: Bool

  /// What the parser found; nil of other diagnostics.
  init?(_ diagnostic: SwiftDiagnostics.Diagnostic) {
    guard !CompilerWords.isSecondName(diagnostic), let nodes = diagnostic.node.nearest(UnexpectedNodesSyntax.self),
      let code = nodes.parent?.as(UnexpectedCodeDeclSyntax.self), let first = nodes.firstToken(viewMode: .all),
      first.tokenKind != .rightBrace, first.tokenKind != .semicolon
    else { return nil }
    isAmongMembers = code.parent?.is(MemberBlockItemSyntax.self) ?? false
    self.first = first
  }

  /// The compiler's words.
  var words: String {
    if attempt != nil { return "the 'do' keyword is used to specify a 'catch' region" }
    guard end != nil else { return missing }
    return "consecutive \(isAmongMembers ? "declarations" : "statements") on a line must be separated by ';'"
  }

  /// The compiler's words for what it reads then; nil where it has said that.
  var furtherWords: String? { attempt == nil && end != nil ? missing : nil }

  private var missing: String { isAmongMembers ? "expected declaration" : "expected expression" }

  /// The compiler's place.
  var place: CompilerPlace { attempt.map { .at(Syntax($0)) } ?? end.map { .behind($0) } ?? .at(Syntax(first)) }

  /// The end of what stands before on the same line; nil where nothing does.
  private var end: TokenSyntax? {
    guard let last = first.previousToken(viewMode: .sourceAccurate) else { return nil }
    switch last.tokenKind {
    case .leftBrace, .semicolon: return nil
    case .keyword(.in) where last.parent?.is(ClosureSignatureSyntax.self) == true: return nil
    default: return (last.trailingTrivia + first.leadingTrivia).contains(where: \.isNewline) ? nil : last
    }
  }

  /// The `try` with whose braces a `catch` is meant to go, as other languages write it.
  private var attempt: TokenSyntax? {
    guard first.tokenKind == .keyword(.catch), let last = first.previousToken(viewMode: .sourceAccurate),
      let closure = last.parent?.as(ClosureExprSyntax.self), let attempt = closure.parent?.as(TryExprSyntax.self)
    else { return nil }
    return attempt.tryKeyword
  }
}
