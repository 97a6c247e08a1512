import SwiftDiagnostics
import SwiftSyntax

/// A function whose result stands behind its parameters without an arrow: `func area() Int { … }`.
///
/// The compiler takes the function for one without a body, and what follows for something else on the same line.
struct MissingArrow {
  /// What lacks its body then.
  let function: FunctionDeclSyntax
  /// The result.
  let code: UnexpectedNodesSyntax
  /// Its first token.
  let result: TokenSyntax
  /// The token before it.
  let end: TokenSyntax

  /// What the parser found; nil of other diagnostics, and of results that do not begin with the name of a type.
  init?(_ diagnostic: SwiftDiagnostics.Diagnostic) {
    guard diagnostic.message.hasPrefix("unexpected code "), diagnostic.message.hasSuffix(" in function"),
      let function = diagnostic.node.nearest(FunctionDeclSyntax.self)
    else { return nil }
    self.init(function)
  }

  /// What stands between the parameters of a function and its body; nil where nothing does, or something else.
  init?(_ function: FunctionDeclSyntax) {
    guard function.signature.returnClause == nil, let code = Self.codeBeforeBody(of: function),
      let first = code.firstToken(viewMode: .sourceAccurate), case .identifier = first.tokenKind,
      let last = first.previousToken(viewMode: .sourceAccurate),
      !(last.trailingTrivia + first.leadingTrivia).contains(where: \.isNewline)
    else { return nil }
    self.code = code
    end = last
    self.function = function
    result = first
  }

  private static func codeBeforeBody(of function: FunctionDeclSyntax) -> UnexpectedNodesSyntax? {
    function.body?.unexpectedBeforeLeftBrace ?? function.unexpectedBetweenGenericWhereClauseAndBody
  }

  private var isMember: Bool { function.parent?.is(MemberBlockItemSyntax.self) ?? false }

  /// The compiler's words.
  var words: String { "consecutive \(isMember ? "declarations" : "statements") on a line must be separated by ';'" }

  /// What the compiler says besides, with the tokens that it points at.
  var further: [(words: String, token: TokenSyntax)] {
    let missing = isMember ? [(words: "expected declaration", token: result)] : []
    return missing + [(words: "expected '{' in body of function declaration", token: function.name)]
  }

  /// What helps beside the words.
  var explanation: String { "What a function gives stands behind an arrow: '-> \(result.text)'." }
}
