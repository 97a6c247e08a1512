import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers `\Root.a?.b[0]`.
  ///
  /// The parser takes only the first name as the root. As Swift's properties begin with a small letter and its types with a
  /// capital, capitalized names that follow are nested types of the root.
  func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    var root = node.root.map(type)
    var components: [KeyPathComponent] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let text = name(property.declName.baseName)
        let arguments = property.genericArgumentClause.map(genericArguments) ?? []
        if let outer = root, components.isEmpty, text.first?.isUppercase == true {
          root = TypeReference(
            .member(outer, text, arguments: arguments), range: range(from: node, through: property))
        } else {
          components.append(text == "self" ? .identity : .member(text))
        }
      case .subscript(let node): components.append(.subscript(arguments(node.arguments)))
      case .optional(let node):
        let isUnwrap = node.questionOrExclamationMark.tokenKind == .exclamationMark
        components.append(isUnwrap ? .forceUnwrap : .optionalChain)
      default: return unsupported("methods in key paths", component).kind
      }
    }
    return .keyPath(root: root, components: components)
  }
}
