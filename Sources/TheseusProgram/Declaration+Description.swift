extension Declaration: CustomStringConvertible {
  /// The declaration as canonical Swift.
  public var description: String {
    let prefix = attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined()
    return prefix + kindText
  }

  private var kindText: String {
    switch kind {
    case .nominal(let value): value.text
    case .extension(let value): value.text
    case .function(let value): value.text
    case .variable(let value): value.text
    case .enumCase(let value): value.text
    case .typeAlias(let value): value.text
    case .operator(let value):
      "\(value.fixity) operator \(value.name)" + (value.precedenceGroup.map { ": \($0)" } ?? "")
    case .precedenceGroup(let value): value.text
    case .import(let path): "import \(path)"
    case .macro(let name, _): "#\(name) {}"
    }
  }
}

extension DeclarationAttribute: CustomStringConvertible {
  /// The attribute with its `@`.
  public var description: String {
    "@\(type)" + (arguments.map { "(" + $0.map(\.text).joined(separator: ", ") + ")" } ?? "")
  }
}

/// `: A, B`; empty without types.
private func inheritedText(_ types: [TypeReference]) -> String {
  types.isEmpty ? "" : ": " + types.map(\.description).joined(separator: ", ")
}

extension NominalDeclaration {
  fileprivate var text: String {
    "\(kind.rawValue) \(nameText(name))" + generics.parametersText + inheritedText(inherited)
      + generics.requirementsText + " " + blockText(lines: members.map(\.description))
  }
}

extension ExtensionDeclaration {
  fileprivate var text: String {
    "extension \(type)" + inheritedText(inherited) + whereText(requirements) + " "
      + blockText(lines: members.map(\.description))
  }
}

/// The effects of a function that may say what it throws.
private func effectsText(isAsync: Bool, isThrowing: Bool, _ thrown: FunctionDeclaration.Thrown?) -> String {
  switch thrown {
  case .type(let type): effectsText(isAsync: isAsync, isThrowing: isThrowing) + "(\(type))"
  case .closures: effectsText(isAsync: isAsync, isThrowing: false) + " rethrows"
  case nil: effectsText(isAsync: isAsync, isThrowing: isThrowing)
  }
}

extension FunctionDeclaration {
  fileprivate var text: String {
    let isSubscript = if case .subscript = kind { true } else { false }
    let signature =
      generics.parametersText + "("
      + parameters.map { $0.text(isUnlabelledByDefault: isSubscript || name.isOperatorName) }.joined(separator: ", ")
      + ")"
      + effectsText(isAsync: isAsync, isThrowing: isThrowing, thrown) + (result.map { " -> \($0)" } ?? "")
      + generics.requirementsText
    switch kind {
    case .function: return "func \(functionNameText)" + signature + bodyText
    case .initializer(let isFailable): return "init" + (isFailable ? "?" : "") + signature + bodyText
    case .deinitializer: return "deinit" + bodyText
    case .subscript(let accessors): return "subscript" + signature + " " + accessors.text
    }
  }

  private var functionNameText: String { name == "_" ? "`_`" : name.isOperatorName ? name : nameText(name) }

  private var bodyText: String { body.map { " " + blockText($0) } ?? "" }
}

extension FunctionDeclaration.Parameter {
  fileprivate func text(isUnlabelledByDefault: Bool) -> String {
    let names: String
    switch label {
    case nil: names = isUnlabelledByDefault ? nameText(name) : "_ \(nameText(name))"
    case name? where !isUnlabelledByDefault: names = nameText(name)
    case let label?: names = "\(label) \(nameText(name))"
    }
    return attributes.map { "\($0) " }.joined() + names + ": " + typeText
  }

  fileprivate var typeText: String {
    (isInout ? "inout " : "") + type.description + (isVariadic ? "..." : "")
      + (defaultValue.map { " = \($0)" } ?? "")
  }
}

extension Accessors {
  /// The accessors between braces.
  fileprivate var text: String {
    var lines: [String] = []
    if hasGetter {
      lines.append(
        (getterIsMutating ? "mutating get" : "get")
          + effectsText(isAsync: isAsync, isThrowing: isThrowing, thrown.map { .type($0) })
          + bodyText(getter))
    }
    if let setter { lines.append((setterIsNonmutating ? "nonmutating " : "") + setter.text("set")) }
    if let willSet { lines.append(willSet.text("willSet")) }
    if let didSet { lines.append(didSet.text("didSet")) }
    let hasBodies = getter != nil || setter?.body != nil || willSet != nil || didSet != nil
    return hasBodies ? blockText(lines: lines) : "{ " + lines.joined(separator: " ") + " }"
  }

  private func bodyText(_ body: [Statement]?) -> String { body.map { " " + blockText($0) } ?? "" }
}

extension Accessors.Setter {
  fileprivate func text(_ keyword: String) -> String {
    keyword + (body.map { "(\(parameter)) " + blockText($0) } ?? "")
  }
}

extension VariableDeclaration {
  fileprivate var text: String {
    (isConstant ? "let " : "var ") + pattern.bindingText + (type.map { ": \($0)" } ?? "")
      + (initialValue.map { " = \($0)" } ?? "") + (accessors.map { " " + $0.text } ?? "")
  }
}

extension EnumCaseDeclaration {
  fileprivate var text: String {
    let parameters = payload.map { ($0.label.map { "\($0): " } ?? "") + $0.typeText }.joined(separator: ", ")
    return "case \(nameText(name))" + (payload.isEmpty ? "" : "(\(parameters))")
      + (rawValue.map { " = \($0)" } ?? "")
  }
}

extension TypeAliasDeclaration {
  fileprivate var text: String {
    (isAssociatedType ? "associatedtype " : "typealias ") + nameText(name) + generics.parametersText
      + inheritedText(inherited) + (target.map { " = \($0)" } ?? "") + generics.requirementsText
  }
}

extension PrecedenceGroupDeclaration {
  fileprivate var text: String {
    var lines = ["associativity: \(associativity)"]
    if isAssignment { lines.append("assignment: true") }
    if !higherThan.isEmpty { lines.append("higherThan: " + higherThan.joined(separator: ", ")) }
    if !lowerThan.isEmpty { lines.append("lowerThan: " + lowerThan.joined(separator: ", ")) }
    return "precedencegroup \(name) " + blockText(lines: lines)
  }
}
