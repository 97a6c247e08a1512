extension Expression: CustomStringConvertible {
  /// The expression as canonical Swift, with parentheses round every operator.
  public var description: String {
    // A type stands alone only with `.self`.
    isSpelledType ? baseText + ".self" : kindText
  }

  private var kindText: String { literalText ?? postfixText ?? operatorText ?? otherText }

  private var literalText: String? {
    switch kind {
    case .integer(let text), .float(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .nil: "nil"
    case .string(let segments): "\"" + segments.map(\.text).joined() + "\""
    case .regex(let pattern): "#/\(pattern)/#"
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let elements):
      elements.isEmpty ? "[:]" : "[" + elements.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    case .tuple(let elements): "(" + elements.map(\.text).joined(separator: ", ") + ")"
    default: nil
    }
  }

  private var postfixText: String? {
    switch kind {
    case .name(let name, let generics, let labels): nameText(name) + genericText(generics) + labelsText(labels)
    case .member(let base, let name, let generics, let labels, _):
      base.baseText + "." + (name == "init" ? name : memberNameText(name)) + genericText(generics)
        + labelsText(labels)
    case .implicitMember(let name, let labels):
      "." + (name == "init" ? name : memberNameText(name)) + labelsText(labels)
    case .call(let callee, let arguments): callee.baseText + argumentsText(arguments)
    case .subscript(let base, let arguments):
      base.baseText + "[" + arguments.map(\.text).joined(separator: ", ") + "]"
    case .postfix(let operand, let symbol, _): "(" + operand.baseText + symbol + ")"
    case .forceUnwrap(let operand): operand.baseText + "!"
    case .optionalEvaluation(let operand): operand.baseText + "?"
    case .optionalChain(let chain): chain.chainText
    default: nil
    }
  }

  private var operatorText: String? {
    switch kind {
    case .prefix(let symbol, _, let operand): "(" + symbol + operand.operandText + ")"
    case .binary(let left, let symbol, _, let right): "(\(left.operandText) \(symbol) \(right.operandText))"
    case .ternary(let condition, let first, let second):
      "(\(condition.operandText) ? \(first.operandText) : \(second.operandText))"
    case .assignment(let target, let value): "\(target) = \(value)"
    case .isType(let operand, let type): "(\(operand.operandText) is \(type))"
    case .cast(let operand, let type, let cast): "(\(operand.operandText) \(cast.text) \(type))"
    case .inoutReference(let operand): "&\(operand)"
    case .try(let operand, let form): "\(form.text) \(operand)"
    case .await(let operand): "await \(operand)"
    case .consume(let operand): "consume \(operand)"
    case .packExpansion(let pattern, _): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    default: nil
    }
  }

  private var otherText: String {
    switch kind {
    case .type(let type): type.description
    case .discard: "_"
    case .closure(let closure): closure.description
    case .keyPath(let root, let components):
      keyPathText(root, components)
    case .ifValue(let statement): statement.description
    case .switchValue(let statement): statement.description
    case .macro(let name, let generics, let arguments):
      "#" + name + genericText(generics) + (arguments.isEmpty ? "" : argumentsText(arguments))
    default: "<invalid>"
    }
  }

  /// The expression where an operator or a dot stands beside it.
  private var operandText: String {
    switch kind {
    case .assignment, .try, .await, .packExpansion, .packElement, .ifValue, .switchValue, .keyPath:
      return "(\(description))"
    // A chain that ends here needs parentheses, or it would go on.
    case .optionalChain(let chain): return "(\(chain.chainText))"
    case .integer(let text) where text.hasPrefix("-"), .float(let text) where text.hasPrefix("-"): return "(\(text))"
    default: return description
    }
  }

  /// The expression where a dot, a call or a bracket follows.
  private var baseText: String {
    if case .type(let type) = kind {
      switch type.kind {
      case .function, .some, .any, .composition, .packExpansion, .packElement: return "(\(type))"
      default: return type.description
      }
    }
    return isSpelledType ? kindText : operandText
  }

  /// Whether it is a type by its form, not by its name.
  private var isSpelledType: Bool {
    switch kind {
    case .type: true
    case .name(_, let generics, nil), .member(_, _, let generics, nil, _): !generics.isEmpty
    default: false
    }
  }

  /// A chain without the parentheses that would end it: an assignment in it swallows its operator.
  private var chainText: String {
    if case .binary(let target, let symbol, _, let value) = kind { return "\(target) \(symbol) \(value)" }
    return description
  }
}

extension Argument {
  /// The argument as it stands between parentheses.
  var text: String { (label.map { "\($0): " } ?? "") + value.description }
}

/// Arguments in parentheses, then trailing closures.
private func argumentsText(_ arguments: [Argument]) -> String {
  let inside = arguments.filter { !$0.isTrailingClosure }
  let trailing = arguments.filter(\.isTrailingClosure)
  let parentheses = "(" + inside.map(\.text).joined(separator: ", ") + ")"
  let closures = zip(trailing.indices, trailing).map { index, closure in
    // Only the first one stands without a label, or `_` in place of one.
    let label = index == 0 ? "" : (closure.label ?? "_") + ": "
    return " " + label + closure.value.description
  }
  return (inside.isEmpty && !trailing.isEmpty ? "" : parentheses) + closures.joined()
}

private func labelsText(_ labels: [String]?) -> String {
  guard let labels else { return "" }
  return "(" + labels.map { $0 + ":" }.joined() + ")"
}

extension StringSegment {
  fileprivate var text: String {
    switch self {
    case .text(let text): escaped(text)
    case .interpolation(let arguments, _): "\\(" + arguments.map(\.text).joined(separator: ", ") + ")"
    }
  }
}

/// A string's text with escapes, so that it stands on one line.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0": result += "\\0"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Expression.Cast {
  fileprivate var text: String {
    switch self {
    case .coerce: "as"
    case .conditional: "as?"
    case .forced: "as!"
    }
  }
}

extension Expression.Try {
  fileprivate var text: String {
    switch self {
    case .plain: "try"
    case .optional: "try?"
    case .forced: "try!"
    }
  }
}

private func keyPathText(_ root: TypeReference?, _ components: [KeyPathComponent]) -> String {
  // Only a first component needs a dot before its bracket.
  let dot = if case .subscript? = components.first { "." } else { "" }
  return "\\" + (root?.description ?? "") + dot + components.map(\.text).joined()
}

extension KeyPathComponent {
  fileprivate var text: String {
    switch self {
    case .member(let name): "." + name
    case .subscript(let arguments): "[" + arguments.map(\.text).joined(separator: ", ") + "]"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    case .identity: ".self"
    }
  }
}

extension Closure: CustomStringConvertible {
  /// The closure as canonical Swift; on one line where it has at most one short statement.
  public var description: String {
    let head = headText
    let lines = body.map(\.description)
    if lines.count <= 1, lines.allSatisfy({ !$0.contains("\n") && $0.count < 60 }) {
      let inside = [head, lines.first ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      return inside.isEmpty ? "{}" : "{ \(inside) }"
    }
    return "{" + (head.isEmpty ? "" : " " + head) + "\n" + lines.map { indented($0) + "\n" }.joined() + "}"
  }

  private var headText: String {
    var parts = attributes.map { "@\($0)" }
    if !captures.isEmpty { parts.append("[" + captures.map(\.text).joined(separator: ", ") + "]") }
    if let parameters { parts.append(parametersText(parameters)) }
    if isAsync { parts.append("async") }
    if isThrowing { parts.append("throws" + (thrown.map { "(\($0))" } ?? "")) }
    if let result { parts.append("-> \(result)") }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " in"
  }

  private func parametersText(_ parameters: [Parameter]) -> String {
    "("
      + parameters.map { parameter in
        nameText(parameter.name) + (parameter.type.map { ": " + (parameter.isInout ? "inout " : "") + "\($0)" } ?? "")
      }.joined(separator: ", ") + ")"
  }
}

extension Closure.Capture {
  fileprivate var text: String {
    let prefix = strength == .strong ? "" : strength.rawValue + " "
    if case .name(name, _, _) = value.kind { return prefix + name }
    return prefix + "\(name) = \(value)"
  }
}
