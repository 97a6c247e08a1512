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
      } else if Self.modifiers.contains(attribute.name), lookupType(attribute.name, in: fileScope) == nil {
        report(
          "wrong-attribute", "'\(attribute.name)' is a declaration modifier, not an attribute", at: attribute.range)
      } else if isUnknown(attribute) {
        reportUnknownAttribute(attribute)
      }
    }
  }

  /// Whether an attribute is none of the language's, to which those belong that begin with a small letter.
  private func isUnknown(_ attribute: DeclarationAttribute) -> Bool {
    attribute.name.first?.isLowercase == true && !importsForeign && !Self.attributesOfSwift.contains(attribute.name)
      && lookupType(attribute.name, in: fileScope) == nil
      && !program.nominals.contains { $0.name == attribute.name }
  }

  /// Reports `@main` on a type that nothing gives a `main()`.
  func checkMain(_ info: NominalInfo) {
    guard let attribute = info.attributes.first(where: { $0.name == "main" }), !isExecutable, !importsForeign,
      !inheritsUnknown(info.id), superclass(of: info.id) == nil,
      conformances(of: info.id).keys.allSatisfy({ hasNoMain($0) }),
      findMembers("main", of: .nominal(info.id, []), isStatic: true, in: nil).isEmpty
    else { return }
    report(
      "missing-main",
      "'\(info.declaration.name)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void",
      at: attribute.range, explanation: "A program of views begins with its app: a type that conforms to 'App'.")
  }

  /// Whether a protocol certainly gives no `main()`: of SwiftUI only views and their modifiers are asked.
  private func hasNoMain(_ id: ProtocolID) -> Bool {
    self.info(id).scope.part != .swiftUI || ["View", "ViewModifier"].contains(program[id].name)
  }

  private static let modifiers: Set<String> = [
    "async", "convenience", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating",
    "override", "required", "unowned", "weak",
  ]

  private static let attributesOfSwift: Set<String> = [
    "abi", "attached", "autoclosure", "available", "backDeployed", "c", "cdecl", "concurrent", "const", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "execution", "exported", "extensible", "freestanding", "frozen", "globalActor", "implementationOnly", "inlinable",
    "inline", "isolated", "lifetime", "main", "noDerivative", "noescape", "nonexhaustive", "nonobjc", "nonsendable",
    "objc", "objcMembers", "preEnumExtensibility", "preconcurrency", "propertyWrapper", "reparented",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "rethrows", "safe", "section", "sensitive",
    "specialized", "storageRestrictions", "testable", "transpose", "unchecked", "unknown", "unsafe",
    "usableFromInline", "used", "warn_unqualified_access",
  ]

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
