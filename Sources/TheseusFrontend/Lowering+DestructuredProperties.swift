import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers the properties that a pattern of a type's member declares to one declaration each: `var (x, y) = (1, 2)`.
  func properties(_ declaration: Declaration, _ node: DeclSyntax) -> [Declaration] {
    guard case .variable(let variable) = declaration.kind, case .tuple(let elements) = variable.pattern.kind else {
      return [declaration]
    }
    let types = variable.type.map(elementTypes)
    let values = variable.initialValue.map(elementValues)
    guard types.map({ $0.count == elements.count }) ?? true, values.map({ $0.count == elements.count }) ?? true else {
      report(.unsupported("properties that one value initializes together"), at: node)
      return [declaration]
    }
    return elements.indices.flatMap { index -> [Declaration] in
      var part = variable
      part.pattern = elements[index].pattern
      part.type = types?[index]
      part.initialValue = values?[index]
      part.isDestructured = true
      var result = declaration
      result.kind = .variable(part)
      result.nameRange = part.pattern.range
      return properties(result, node)
    }
  }

  private func elementTypes(_ type: TypeReference) -> [TypeReference] {
    if case .tuple(let elements) = type.kind { elements.map(\.type) } else { [] }
  }

  private func elementValues(_ value: Expression) -> [Expression] {
    if case .tuple(let elements) = value.kind { elements.map(\.value) } else { [] }
  }
}
