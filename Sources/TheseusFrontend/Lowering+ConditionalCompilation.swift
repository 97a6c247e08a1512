import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// The branch of `#if` that is compiled: a debug build for an iPhone, with the modules that Theseus models.
  func activeClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in
      clause.condition.map(holds) ?? true
    }
  }

  private func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let node): return withFolded(node) { $0.map(holds) ?? false }
    case .infixOperatorExpr(let node):
      switch node.operator.trimmedDescription {
      case "&&": return holds(node.leftOperand) && holds(node.rightOperand)
      case "||": return holds(node.leftOperand) || holds(node.rightOperand)
      default: return false
      }
    case .functionCallExpr(let node):
      guard let argument = node.arguments.first?.expression else { return false }
      return isTrue(node.calledExpression.trimmedDescription, argument)
    default: return node.is(_CanImportExprSyntax.self) && canImport(node)
    }
  }

  private func isTrue(_ test: String, _ argument: ExprSyntax) -> Bool {
    let text = argument.trimmedDescription
    switch test {
    case "os": return text == "iOS"
    case "arch": return text == "arm64"
    case "targetEnvironment": return false
    case "canImport": return Self.modules.contains(text)
    case "swift": return isVersion(argument, of: [5, 10])
    case "compiler": return isVersion(argument, of: [6, 3])
    case "hasFeature", "hasAttribute": return false
    default: return false
    }
  }

  private func canImport(_ node: ExprSyntax) -> Bool {
    node.as(_CanImportExprSyntax.self).map { Self.modules.contains($0.importPath.text) } ?? false
  }

  /// `>=5.9` and `<6`, against the version that is modelled: that of the language is the compiler's without an option for another.
  private func isVersion(_ node: ExprSyntax, of modelled: [Int]) -> Bool {
    guard let node = node.as(PrefixOperatorExprSyntax.self) else { return false }
    let wanted = node.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
    let isOlder = modelled.lexicographicallyPrecedes(wanted)
    switch node.operator.text {
    case ">=": return !isOlder
    case "<": return isOlder
    default: return false
    }
  }

  private static let modules: Set<String> = ["SwiftUI", "Foundation", "Combine", "Observation", "UIKit"]
}
