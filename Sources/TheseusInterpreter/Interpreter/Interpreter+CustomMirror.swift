import TheseusTypes

/// What a value says with `customMirror` of itself.
struct CustomReflection {
  /// What is inside, as it says.
  var children: [Interpreter.Child]
  /// The case of `Mirror.DisplayStyle`; empty without one.
  var style: String
  /// Whether what the superclasses hold is left out.
  var hidesAncestors = false
}

extension Interpreter {
  /// The mirror that the program's own type makes of a value; nil if it makes none.
  func customReflection(of value: Value) throws(EvaluationError) -> CustomReflection? {
    switch value {
    case .structure, .payload, .enumeration, .object: break
    case .native(let object) where object is ArrayIteratorObject: break
    default: return nil
    }
    let type = dynamicType(of: value)
    guard types[type].nominal != nil,
      case .structure(let mirror)? = try callRequirement(
        "CustomReflectable", "customMirror.get", on: type, [value]),
      let mirrorID = types[mirror.type].nominal
    else { return nil }
    var result = CustomReflection(children: [], style: "")
    for (field, value) in zip(program[mirrorID].fields, mirror.values) {
      switch field.name {
      case "children": result.children = children(in: value)
      case "displayStyle": result.style = caseName(of: value)
      case "_ancestors": result.hidesAncestors = caseName(of: value.wrapped) == "suppressed"
      default: break
      }
    }
    return result
  }

  /// What `print` shows of a value that says how it is mirrored.
  func text(
    of value: Value, as mirror: CustomReflection, isNested: Bool
  ) throws(EvaluationError) -> String {
    let type = dynamicType(of: value)
    switch mirror.style {
    case "struct": return try typeName(type, isNested: isNested) + list(mirror.children)
    case "tuple": return try list(mirror.children)
    case "enum":
      guard let tag = caseTag(of: value) else { return typeName(type, isNested: true) }
      let name = caseName(type, tag, isNested)
      guard let first = mirror.children.first else { return name }
      let text = try debugDescription(of: first.value)
      return displayStyle(of: first.value) == "tuple" ? name + text : name + "(" + text + ")"
    default: return typeName(type, isNested: true)
    }
  }

  private func list(_ children: [Child]) throws(EvaluationError) -> String {
    var parts: [String] = []
    for child in children {
      parts.append(try (child.label.map { $0 + ": " } ?? "") + debugDescription(of: child.value))
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func children(in list: Value) -> [Child] {
    (list.asArray ?? []).compactMap { element in
      guard case .tuple(let pair) = element else { return nil }
      return (pair[0].unwrapped?.asString, pair[1])
    }
  }

  /// The name of the case that a value of an enum, or what an optional wraps, is of; empty of other values.
  func caseName(of value: Value) -> String {
    guard let inner = value.unwrapped, let tag = caseTag(of: inner) else { return "" }
    return caseName(dynamicType(of: inner), tag, false)
  }

  private func caseTag(of value: Value) -> Int? {
    switch value {
    case .enumeration(_, let tag): Int(tag)
    case .payload(let box): Int(box.tag)
    default: nil
    }
  }
}
