import SwiftDiagnostics
import SwiftSyntax

/// Where the Swift compiler points for what the parser found, where that is another place than the parser's.
enum CompilerPlace {
  /// At a node.
  case at(Syntax)
  /// Behind what was read last.
  case behind(TokenSyntax)

  /// The compiler's place; nil where it is the parser's.
  init?(of diagnostic: SwiftDiagnostics.Diagnostic) {
    let message = diagnostic.message
    if let parameter = CompilerWords.unnamedParameter(of: diagnostic) {
      self = .at(Syntax(parameter.firstName))
    } else if let parameter = UncolonedParameter(diagnostic) {
      self = parameter.place
    } else if let declaration = CompilerWords.onlyCase(of: diagnostic) {
      self = .at(Syntax(declaration.caseKeyword))
    } else if let code = UnexpectedCode(diagnostic) {
      self = code.place
    } else if let arrow = MissingArrow(diagnostic) {
      self = .behind(arrow.end)
    } else if let place = Self.missingSeparator(of: diagnostic) {
      self = place
    } else if CompilerWords.unterminatedStrings.contains(message),
      let literal = diagnostic.node.nearest(StringLiteralExprSyntax.self)
    {
      self = .at(Syntax(literal.openingQuote))
    } else if message == "expected ':' and expression after '? ...' in ternary expression",
      let ternary = diagnostic.node.nearest(UnresolvedTernaryExprSyntax.self)
    {
      self = .at(Syntax(ternary.questionMark))
    } else if CompilerWords.isSecondNameOfVariable(diagnostic), let next = Self.token(behind: diagnostic) {
      self = .at(Syntax(next))
    } else if message == "missing condition in 'if' statement",
      let statement = diagnostic.node.nearest(IfExprSyntax.self)
    {
      self = .at(Syntax(statement.ifKeyword))
    } else if message == "expected expression in variable", let next = Self.token(behind: diagnostic) {
      self = Self.place(before: next)
    } else if CompilerWords.pointAtNext(message), let next = Self.token(behind: diagnostic) {
      self = .at(Syntax(next))
    } else {
      return nil
    }
  }

  /// Where a list goes on without a comma, as the compiler reads a list that is not closed before an expression: there, or behind the
  /// element before if that stands on another line; nil of other diagnostics.
  static func missingSeparator(of diagnostic: SwiftDiagnostics.Diagnostic) -> CompilerPlace? {
    guard let next = token(behind: diagnostic) else { return nil }
    if CompilerWords.isInList(diagnostic.message), beginsExpression(next) { return place(before: next) }
    if diagnostic.message == "expected ')' to end parameter clause", next.tokenKind == .leftBrace {
      return .at(Syntax(next))
    }
    // The pattern of a loop in parentheses with what it goes through, as other languages write it.
    guard diagnostic.message == "expected ')' to end tuple pattern", next.tokenKind == .keyword(.in),
      diagnostic.node.nearest(ForStmtSyntax.self) != nil
    else { return nil }
    return .at(Syntax(next))
  }

  /// Where something lacks before a token: there, or behind the token before if that stands on another line.
  private static func place(before next: TokenSyntax) -> CompilerPlace {
    guard let last = next.previousToken(viewMode: .sourceAccurate) else { return .at(Syntax(next)) }
    let between = last.trailingTrivia + next.leadingTrivia
    return between.contains(where: \.isNewline) ? .behind(last) : .at(Syntax(next))
  }

  /// Whether what was found is that nothing ends a list behind a text without its closing quote, of which the compiler says that alone.
  static func followsUnterminatedString(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    guard CompilerWords.isInList(diagnostic.message),
      let last = token(behind: diagnostic)?.previousToken(viewMode: .sourceAccurate),
      let literal = Syntax(last).nearest(StringLiteralExprSyntax.self)
    else { return false }
    return literal.closingQuote.presence == .missing
  }

  /// The first token that begins behind what a diagnostic points at, which the end of the text is too.
  static func token(behind diagnostic: SwiftDiagnostics.Diagnostic) -> TokenSyntax? {
    var token = diagnostic.node.root.token(at: diagnostic.position)
    while let next = token,
      next.presence == .missing || next.positionAfterSkippingLeadingTrivia < diagnostic.position
    {
      token = next.nextToken(viewMode: .sourceAccurate)
    }
    return token
  }

  /// Whether a token begins an expression that is no statement too, and no member of what stands before it.
  private static func beginsExpression(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter,
      .dollarIdentifier, .leftParen, .leftSquare, .leftBrace, .prefixOperator, .prefixAmpersand, .backslash:
      true
    case .keyword(let keyword):
      [.self, .Self, .super, .nil, .true, .false, .try, .await, .Any].contains(keyword)
    default: false
    }
  }
}

extension Syntax {
  /// The nearest node of a kind: this one, or one around it.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(type) }.first
  }
}
