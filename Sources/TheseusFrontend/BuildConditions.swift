import SwiftSyntax

/// The conditions of `#if`: what holds in a debug build for an iPhone, with the modules that Theseus models.
enum BuildConditions {
  /// The branch of `#if` that is compiled.
  static func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in
      clause.condition.map(holds) ?? true
    }
  }

  /// Whether the compiler does not read a branch, so that it may be of another version of Swift: one that is not compiled, where its
  /// condition, or one before it, asks for a version.
  static func isUnread(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let node = clause.parent?.parent?.as(IfConfigDeclSyntax.self), activeClause(of: node) != clause else {
      return false
    }
    let upToIt = node.clauses.prefix { $0 != clause } + [clause]
    return upToIt.contains { $0.condition.map(asksForVersion) ?? false }
  }

  private static func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let node): return alternatives(of: node).contains { $0.allSatisfy(holds) }
    case .functionCallExpr(let node):
      guard let argument = node.arguments.first?.expression else { return false }
      return isTrue(node.calledExpression.trimmedDescription, argument)
    default: return node.is(_CanImportExprSyntax.self) && canImport(node)
    }
  }

  /// Whether the version of Swift alone can decide against a condition.
  private static func asksForVersion(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let node): return asksForVersion(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { asksForVersion($0.expression) } ?? false
    case .sequenceExpr(let node): return alternatives(of: node).allSatisfy { $0.contains(where: asksForVersion) }
    case .functionCallExpr(let node): return ["swift", "compiler"].contains(node.calledExpression.trimmedDescription)
    default: return false
    }
  }

  /// The operands of `&&` in each of the operands of `||`.
  private static func alternatives(of node: SequenceExprSyntax) -> [[ExprSyntax]] {
    node.elements.reduce(into: [[]]) { result, element in
      if let symbol = element.as(BinaryOperatorExprSyntax.self) {
        if symbol.operator.text == "||" { result.append([]) }
      } else {
        result[result.count - 1].append(element)
      }
    }
  }

  private static func isTrue(_ test: String, _ argument: ExprSyntax) -> Bool {
    let text = argument.trimmedDescription
    switch test {
    case "os": return text == "iOS"
    case "arch": return text == "arm64"
    case "targetEnvironment": return false
    case "canImport": return modules.contains(text)
    case "swift": return isVersion(argument, of: [5, 10])
    case "compiler": return isVersion(argument, of: [6, 3])
    case "hasFeature", "hasAttribute": return false
    default: return false
    }
  }

  private static func canImport(_ node: ExprSyntax) -> Bool {
    node.as(_CanImportExprSyntax.self).map { modules.contains($0.importPath.text) } ?? false
  }

  /// `>=5.9` and `<6`, against the version that is modelled: that of the language is the compiler's without an option for another.
  private static func isVersion(_ node: ExprSyntax, of modelled: [Int]) -> Bool {
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
