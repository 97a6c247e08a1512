import SwiftParser
import SwiftSyntax
import TheseusProgram

extension Frontend {
  /// Judges a text that was typed at the prompt.
  ///
  /// It is incomplete if every error is at the end of the text, if a comment or a multi-line string is open, or if a
  /// declaration at the end still lacks its body.
  public static func completeness(of file: TheseusProgram.SourceFile, as fileID: Int32) -> InputCompleteness {
    completeness(of: ParsedText(file.text), as: fileID)
  }

  /// Whether a line goes on with the one before it: it begins with `.name`, `else` or `catch`.
  ///
  /// Only a paste or a block joins such lines, where the lines before have not been run.
  public static func continuesPreviousLine(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }), "}.ec?:&|+*/<>=!-".contains(first) else { return false }
    guard let token = ParsedText(line).tree.firstToken(viewMode: .sourceAccurate) else { return false }
    switch token.tokenKind {
    case .period, .keyword(.else), .keyword(.catch), .binaryOperator, .infixQuestionMark, .equal: return true
    default: return false
    }
  }

  /// Judges a text that was parsed.
  static func completeness(of text: ParsedText, as fileID: Int32) -> InputCompleteness {
    if text.isNestedTooDeep { return .wrong(text.diagnostics(in: fileID)) }
    if text.hasOpenLiteral { return .incomplete }
    let errors = text.complaints.filter { $0.diagMessage.severity == .error }
    if errors.isEmpty {
      if text.lacksBody { return .incomplete }
      let members = text.memberWithoutBase(in: fileID)
      return members.isEmpty ? .complete : .wrong(members)
    }
    let end = text.endOfCode
    if !text.hasOpenOneLineString, errors.allSatisfy({ $0.position >= end }) { return .incomplete }
    return .wrong(errors.map { explained(TheseusProgram.Diagnostic($0, file: fileID, offsets: text.offsets)) })
  }

  /// Adds what is particular to the prompt.
  private static func explained(_ diagnostic: TheseusProgram.Diagnostic) -> TheseusProgram.Diagnostic {
    guard diagnostic.explanation == nil, diagnostic.message.contains("'else'") else { return diagnostic }
    var result = diagnostic
    result.explanation =
      "At the prompt each line runs by itself, so an 'else' does not continue the line before it. "
      + "Write '} else {' on the line that ends the block, or put all of it between ':{' and ':}'."
    return result
  }
}

extension ParsedText {
  /// The position behind the last token, where the parser finds what is lacking, wherever the compiler points for it.
  fileprivate var endOfCode: AbsolutePosition {
    tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia ?? tree.position
  }

  /// Whether a `/*` or `"""` is open.
  fileprivate var hasOpenLiteral: Bool {
    guard tree.hasError else { return false }
    let comments = tree.tokens(viewMode: .sourceAccurate).contains { token in
      (token.leadingTrivia.pieces + token.trailingTrivia.pieces).contains(where: isOpenComment)
    }
    return comments || openStrings.contains { $0.openingQuote.tokenKind == .multilineStringQuote }
  }

  /// Whether a string that must end on its line does not.
  fileprivate var hasOpenOneLineString: Bool {
    openStrings.contains { $0.openingQuote.tokenKind == .stringQuote }
  }

  private var openStrings: [StringLiteralExprSyntax] {
    let collector = OpenStringCollector(viewMode: .fixedUp)
    collector.walk(tree)
    return collector.strings
  }

  private func isOpenComment(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .blockComment(let text), .docBlockComment(let text): openComments(text) > 0
    default: false
    }
  }

  /// How many nested comments of a text are not closed.
  private func openComments(_ text: String) -> Int {
    var depth = 0
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return depth
  }

  /// Whether the last declaration is only a header: a function without a body, or a typed property which may go on with one.
  fileprivate var lacksBody: Bool {
    guard case .decl(let declaration)? = tree.statements.last?.item else { return false }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return node.body == nil
    case .initializerDecl(let node): return node.body == nil
    case .subscriptDecl(let node): return node.accessorBlock == nil
    case .variableDecl(let node): return isHeader(node)
    default: return false
    }
  }

  /// A `var` with a type and no value; an optional is complete, since its value is nil.
  private func isHeader(_ node: VariableDeclSyntax) -> Bool {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), let binding = node.bindings.last,
      let annotation = binding.typeAnnotation, binding.initializer == nil, binding.accessorBlock == nil
    else { return false }
    return !annotation.type.is(OptionalTypeSyntax.self)
      && !annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// What is wrong with a text whose first statement is a chain that begins with `.name`.
  fileprivate func memberWithoutBase(in file: Int32) -> [TheseusProgram.Diagnostic] {
    guard case .expr(let expression)? = tree.statements.first?.item, let member = implicitMember(expression) else {
      return []
    }
    let start = offsets.original(member.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = offsets.original(member.endPositionBeforeTrailingTrivia.utf8Offset)
    let range = TheseusProgram.SourceRange(file: file, start: start, end: end)
    return [FrontendError.memberWithoutBase(member.declName.baseName.text).diagnostic(at: range)]
  }

  private func implicitMember(_ node: ExprSyntax) -> MemberAccessExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base.map(implicitMember) ?? node
    case .functionCallExpr(let node): implicitMember(node.calledExpression)
    case .subscriptCallExpr(let node): implicitMember(node.calledExpression)
    case .forceUnwrapExpr(let node): implicitMember(node.expression)
    case .optionalChainingExpr(let node): implicitMember(node.expression)
    default: nil
    }
  }
}

/// Finds string literals without a closing quote.
private final class OpenStringCollector: SyntaxVisitor {
  var strings: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.closingQuote.presence == .missing { strings.append(node) }
    return .visitChildren
  }
}
