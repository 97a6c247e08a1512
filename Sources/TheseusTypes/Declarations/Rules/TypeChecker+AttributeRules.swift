import TheseusProgram

extension TypeChecker {
  /// Reports attributes of a declaration that only declarations of other kinds can have, and those that are for types.
  func checkAttributes(of declaration: Declaration) {
    for attribute in declaration.attributes where attribute.type.kind == .named(attribute.name, arguments: []) {
      if Self.typeAttributes.contains(attribute.name) {
        let range = attribute.range
        report(
          "wrong-attribute", "attribute can only be applied to types, not declarations",
          at: SourceRange(file: range.file, start: range.start + 1, end: range.end))
      } else if let kinds = Self.attributedKinds[attribute.name], !kinds.contains(AttributedKind(declaration)) {
        report(
          "wrong-attribute", "'@\(attribute.name)' attribute cannot be applied to this declaration",
          at: attribute.range)
      }
    }
  }

  private static let typeAttributes: Set<String> = ["escaping", "autoclosure"]

  private static let attributedKinds: [String: Set<AttributedKind>] = [
    "discardableResult": [.function], "main": [.type, .extension], "propertyWrapper": [.type],
    "resultBuilder": [.type], "dynamicMemberLookup": [.type, .protocol], "dynamicCallable": [.type, .protocol],
  ]
}

/// The kinds of declarations that attributes tell apart.
private enum AttributedKind {
  case function, type, `protocol`, `extension`, other

  init(_ declaration: Declaration) {
    switch declaration.kind {
    case .function(let function):
      switch function.kind {
      case .function, .initializer: self = .function
      case .subscript, .deinitializer: self = .other
      }
    case .nominal(let nominal): self = nominal.kind == .protocol ? .protocol : .type
    case .extension: self = .extension
    default: self = .other
    }
  }
}
