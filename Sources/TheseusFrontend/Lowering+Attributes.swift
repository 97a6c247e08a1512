import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers the attributes before a declaration or parameter.
  func attributes(_ list: AttributeListSyntax) -> [DeclarationAttribute] {
    list.flatMap { element -> [DeclarationAttribute] in
      switch element {
      case .attribute(let node): return attribute(node).map { [$0] } ?? []
      case .ifConfigDecl(let node):
        guard case .attributes(let list)? = activeClause(node)?.elements else { return [] }
        return attributes(list)
      }
    }
  }

  /// The names of attributes on a type or closure.
  func attributeNames(_ list: AttributeListSyntax) -> [String] { attributes(list).map(\.name) }

  /// Lowers `private`, `static`, `private(set)` and their like.
  func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    list.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
  }

  /// Lowers an attribute; nil for `@available(iOS 17, *)`, `@objc(name)` and their like, which change nothing in a run.
  private func attribute(_ node: AttributeSyntax) -> DeclarationAttribute? {
    var arguments: [Argument]?
    switch node.arguments {
    case .argumentList(let list)?: arguments = self.arguments(list)
    case nil: arguments = node.leftParen == nil ? nil : []
    default: return nil
    }
    let written = type(node.attributeName)
    return DeclarationAttribute(
      name: dottedName(written), type: written, arguments: arguments, range: range(node))
  }

  private func dottedName(_ type: TypeReference) -> String {
    switch type.kind {
    case .named(let name, _): name
    case .member(let base, let name, _): dottedName(base) + "." + name
    default: ""
    }
  }
}
