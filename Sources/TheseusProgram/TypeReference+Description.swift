extension TypeReference: CustomStringConvertible {
  /// The type in Swift's shortest form: `[A]`, `[K: V]`, `A?`.
  public var description: String {
    let text = kindText
    return attributes.isEmpty ? text : attributes.map { "@\($0) " }.joined() + text
  }

  private var kindText: String {
    switch kind {
    case .named("Array", let arguments) where arguments.count == 1: "[\(arguments[0])]"
    case .named("Dictionary", let arguments) where arguments.count == 2: "[\(arguments[0]): \(arguments[1])]"
    case .named("Optional", let arguments) where arguments.count == 1: arguments[0].operandText + "?"
    case .named(let name, let arguments): nameText(name) + genericText(arguments)
    case .member(let base, let name, let arguments):
      base.operandText + "." + memberNameText(name) + genericText(arguments)
    case .tuple(let elements): tupleText(elements)
    case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
      "(" + parameters.map(\.text).joined(separator: ", ") + ")" + effectsText(isAsync: isAsync, isThrowing: isThrowing)
        + (thrown.map { "(\($0))" } ?? "") + " -> \(result)"
    case .some(let constraint): "some \(constraint)"
    case .any(let constraint): "any \(constraint)"
    case .composition(let members): members.map(\.operandText).joined(separator: " & ")
    case .metatype(let base): base.operandText + ".Type"
    case .implicitlyUnwrapped(let base): base.operandText + "!"
    case .packExpansion(let pattern): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    case .inferred: "_"
    }
  }

  /// The type where something follows it directly, in parentheses if it needs them.
  private var operandText: String {
    guard attributes.isEmpty else { return "(\(description))" }
    switch kind {
    case .function, .some, .any, .composition, .packExpansion, .packElement: return "(\(description))"
    default: return description
    }
  }

  private func tupleText(_ elements: [TupleElement]) -> String {
    "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
  }
}

extension TypeReference.FunctionParameter {
  /// The parameter as it is written.
  fileprivate var text: String { (isInout ? "inout " : "") + type.description + (isVariadic ? "..." : "") }
}

extension GenericRequirement: CustomStringConvertible {
  /// The requirement as it is written.
  public var description: String {
    switch self {
    case .conformance(let type, let bound): "\(type): \(bound)"
    case .sameType(let left, let right): "\(left) == \(right)"
    }
  }
}

extension GenericClause {
  /// `<T: P, each U>`; empty without parameters.
  var parametersText: String {
    guard !parameters.isEmpty else { return "" }
    let texts = parameters.map {
      ($0.isPack ? "each " : "") + nameText($0.name) + ($0.constraint.map { ": \($0)" } ?? "")
    }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  /// ` where …`; empty without requirements.
  var requirementsText: String { whereText(requirements) }
}

/// ` where …`; empty without requirements.
func whereText(_ requirements: [GenericRequirement]) -> String {
  requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
}

/// `<A, B>`; empty without arguments.
func genericText(_ arguments: [TypeReference]) -> String {
  arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
}

/// ` async throws`, as far as they hold.
func effectsText(isAsync: Bool, isThrowing: Bool) -> String {
  (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
}
