import SwiftOperators
import SwiftParser
import SwiftSyntax
import TheseusProgram

// swift-syntax has types of the same names.
typealias Diagnostic = TheseusProgram.Diagnostic
typealias SourceRange = TheseusProgram.SourceRange

/// One text on its way from a syntax tree to a program: what all of lowering shares.
///
/// In: a tree as the parser made it. Out: statements with operators folded, `#if` resolved, sugar removed. It never
/// resolves a name and never stops at an error: what has no form is reported and becomes `.invalid`.
final class Lowering {
  /// The file of all ranges.
  let file: Int32
  /// From the tree's offsets to the text's.
  let offsets: OffsetMap
  /// What folds sequences.
  var operators = Operators.standard
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// The types of the program whose names have no capital, by which a type is told from a value otherwise.
  private(set) var uncapitalizedTypes: Set<String> = []
  /// Where the tree at hand begins in the text: a folded sequence is a tree of its own that begins at 0.
  private var treeStart = 0
  /// For each closure around, the highest `$n` seen plus one.
  var anonymousParameterCounts: [Int] = []
  /// The sequences around whose folded trees are at hand.
  var foldedSequences: [SequenceExprSyntax] = []

  /// Makes the context of one text.
  init(file: Int32, offsets: OffsetMap) {
    self.file = file
    self.offsets = offsets
  }

  /// Lowers a whole text, for which all operators are known that it uses, and all types whose names have no capital.
  func topLevel(_ tree: SourceFileSyntax, knowing operators: Operators, types: Set<String>) -> [Statement] {
    self.operators = operators
    uncapitalizedTypes = types
    checkPrecedenceGroups(tree.statements)
    return statements(tree.statements)
  }

  /// The range of a node without the space and comments around it.
  func range(_ node: some SyntaxProtocol) -> SourceRange {
    range(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  /// The range of an expression, with the point that the compiler gives it.
  func place(_ node: some ExprSyntaxProtocol) -> SourceRange {
    var result = range(node)
    result.point = offsets.original(treeStart + point(ExprSyntax(node)).utf8Offset)
    return result
  }

  private func point(_ node: ExprSyntax) -> AbsolutePosition {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      node.declName.baseName.tokenKind == .keyword(.self) ? start(node) : start(node.declName.baseName)
    case .functionCallExpr(let node): point(node.calledExpression)
    case .genericSpecializationExpr(let node): point(node.expression)
    case .tryExpr(let node): point(node.expression)
    case .subscriptCallExpr(let node): start(node.leftSquare)
    case .forceUnwrapExpr(let node): start(node.exclamationMark)
    case .optionalChainingExpr(let node): start(node.questionMark)
    case .postfixOperatorExpr(let node): start(node.operator)
    case .infixOperatorExpr(let node): start(node.operator)
    case .ternaryExpr(let node): start(node.questionMark)
    case .isExpr(let node): start(node.isKeyword)
    case .asExpr(let node): start(node.asKeyword)
    case .tupleExpr(let node): pointInside(node)
    default: start(node)
    }
  }

  private func pointInside(_ node: TupleExprSyntax) -> AbsolutePosition {
    guard node.elements.count == 1, let only = node.elements.first, only.label == nil else { return start(node) }
    return point(only.expression)
  }

  private func start(_ node: some SyntaxProtocol) -> AbsolutePosition { node.positionAfterSkippingLeadingTrivia }

  /// The range from the start of one node to the end of another.
  func range(from first: some SyntaxProtocol, through last: some SyntaxProtocol) -> SourceRange {
    range(from: first.positionAfterSkippingLeadingTrivia, to: last.endPositionBeforeTrailingTrivia)
  }

  private func range(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceRange {
    SourceRange(
      file: file, start: offsets.original(treeStart + start.utf8Offset),
      end: offsets.original(treeStart + end.utf8Offset))
  }

  /// Records an error at a node.
  func report(_ error: FrontendError, at node: some SyntaxProtocol) { report(error, at: range(node)) }

  /// Records an error behind a node.
  func report(_ error: FrontendError, behind node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia
    report(error, at: range(from: end, to: end))
  }

  private func report(_ error: FrontendError, at range: SourceRange) {
    let diagnostic = error.diagnostic(at: range)
    if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
  }

  /// Records that something is not run, and returns the expression that stands for it.
  func unsupported(_ what: String, _ node: some SyntaxProtocol) -> Expression {
    report(.unsupported(what), at: node)
    return Expression(.invalid, range: range(node))
  }

  /// Lowers a tree of its own that stands in the text at a place of the tree at hand.
  func within<Result>(treeAt position: AbsolutePosition, _ body: () -> Result) -> Result {
    let outer = treeStart
    treeStart += position.utf8Offset
    defer { treeStart = outer }
    return body()
  }

  /// The text of a name without backticks, which only a raw identifier keeps: `` `two words` `` is printed so too.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    let name = String(text.dropFirst().dropLast())
    // The handle of a view, `#4` or `Row#7`, is one only to the parser.
    return name.isIdentifier || name.contains("#") ? name : name.asRawIdentifier
  }

  /// Whether a token was not in the text; the parser has reported it.
  func isMissing(_ token: TokenSyntax) -> Bool { token.presence == .missing }
}
