import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers the attributes before a declaration or parameter.
  func attributes(_ list: AttributeListSyntax) -> [DeclarationAttribute] {
    list.flatMap { element -> [DeclarationAttribute] in
      switch element {
      case .attribute(let node): return attribute(node).map { [$0] } ?? []
      case .ifConfigDecl(let node):
        guard case .attributes(let list)? = BuildConditions.activeClause(of: node)?.elements else { return [] }
        return attributes(list)
      }
    }
  }

  /// The names of attributes on a type or closure.
  func attributeNames(_ list: AttributeListSyntax) -> [String] { attributes(list).map(\.name) }

  /// Lowers `private`, `static`, `private(set)` and their like, and reports those that cannot stand behind another one.
  func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    var result: [String] = []
    for modifier in list {
      let text = modifier.name.text + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
      if let error = problem(of: text, behind: result) { report(error, at: modifier) }
      result.append(text)
    }
    return result
  }

  private func problem(of modifier: String, behind others: [String]) -> FrontendError? {
    if others.isEmpty { return nil }
    if Self.typeWords.contains(modifier), others.contains(where: Self.typeWords.contains) {
      return .severalStaticModifiers(modifier)
    }
    if others.contains(modifier) { return .repeatedModifier }
    let isSecondAccess = Self.accessWords.contains(modifier) && others.contains(where: Self.accessWords.contains)
    return isSecondAccess ? .severalAccessModifiers : nil
  }

  private static let typeWords: Set = ["static", "class"]
  private static let accessWords: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// Lowers an attribute; nil for `@available(iOS 17, *)`, `@objc(name)` and their like, which change nothing in a run.
  private func attribute(_ node: AttributeSyntax) -> DeclarationAttribute? {
    var arguments: [Argument]?
    switch node.arguments {
    case .argumentList(let list)?: arguments = self.arguments(list)
    case .availability(let list)?:
      checkNamesOthers(list)
      guard let marks = unavailability(list) else { return nil }
      arguments = marks
    case nil: arguments = node.leftParen == nil ? nil : []
    default: return nil
    }
    let written = type(node.attributeName)
    return DeclarationAttribute(
      name: currentName(dottedName(written)), type: written, arguments: arguments, range: range(node))
  }

  /// What an attribute is called by now that had another name before it was part of the language.
  private func currentName(_ name: String) -> String { name == "_functionBuilder" ? "resultBuilder" : name }

  private func dottedName(_ type: TypeReference) -> String {
    switch type.kind {
    case .named(let name, _): name
    case .member(let base, let name, _): dottedName(base) + "." + name
    default: ""
    }
  }
}
