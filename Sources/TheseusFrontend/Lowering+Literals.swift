@_spi(Compiler) import SwiftParser
import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a literal; nil for anything else.
  func literalKind(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return .integer(digits(node.literal))
    case .floatLiteralExpr(let node): return .float(digits(node.literal))
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nil
    case .stringLiteralExpr(let node): return .string(segments(node))
    case .simpleStringLiteralExpr(let node): return .string([.text(plainText(node))])
    case .regexLiteralExpr(let node): return .regex(node.regex.text)
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    default: return nil
    }
  }

  private func digits(_ token: TokenSyntax) -> String { token.text.filter { $0 != "_" } }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let list) = node.content else { return .dictionary([]) }
    return .dictionary(list.map { DictionaryElement(key: expression($0.key), value: expression($0.value)) })
  }

  /// The text and interpolations of a string, escapes resolved, a multi-line string's indentation gone.
  private func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
    var result: [StringSegment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): append(segment, of: node, to: &text)
      case .expressionSegment(let segment):
        if !text.isEmpty { result.append(.text(text)) }
        text = ""
        result.append(.interpolation(arguments(segment.expressions), range: range(segment)))
      }
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }

  private func append(_ segment: StringSegmentSyntax, of node: StringLiteralExprSyntax, to text: inout String) {
    guard !segment.hasError, let kind = node.stringLiteralKind else {
      text += segment.content.text
      return
    }
    segment.appendUnescapedLiteralValue(
      stringLiteralKind: kind, delimiterLength: node.delimiterLength, to: &text)
  }

  /// The text of a literal without interpolation.
  func plainText(_ node: SimpleStringLiteralExprSyntax) -> String {
    node.segments.map(\.content.text).joined()
  }
}
