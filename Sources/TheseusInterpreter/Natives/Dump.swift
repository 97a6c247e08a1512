import TheseusTypes

/// The text of `dump`.
struct Dump {
  /// What is numbered when it is met, and not written twice.
  private enum Identity: Hashable {
    case object(ObjectIdentifier)
    case type(TypeToken)
  }

  private let interpreter: Interpreter
  private let maxDepth: Int
  private var itemsLeft: Int
  private var numbers: [Identity: Int] = [:]
  /// The text so far.
  private(set) var text = ""

  /// Makes an empty text.
  /// - Parameters:
  ///   - maxDepth: How deep it looks.
  ///   - maxItems: How many lines it gives to values.
  init(interpreter: Interpreter, maxDepth: Int, maxItems: Int) {
    self.interpreter = interpreter
    self.maxDepth = maxDepth
    itemsLeft = maxItems
  }

  /// Writes a value with what is inside it.
  mutating func write(
    _ value: Value, static type: TypeToken, label: String?, indent: Int, depth: Int = 0
  ) throws {
    try interpreter.work(16)
    guard itemsLeft > 0 else { return }
    itemsLeft -= 1
    let value = interpreter.erased(value, type)
    if case .native(let object) = value, let task = object as? TaskObject {
      write(task, label: label, indent: indent, depth: depth)
      return
    }
    let custom = try interpreter.customReflection(of: value)
    if custom == nil, let name = nameOfWhatIsKeptOtherwise(value) {
      throw EvaluationError.trap(Trap("Theseus does not run 'dump' of '\(name)' yet", reason: .unsupported))
    }
    let children = custom?.children ?? (isPlain(value) ? [] : interpreter.reflection(of: value))
    text += bullet(children.isEmpty, indent: indent, depth: depth) + " "
    if let label { text += label + ": " }
    text += try title(value, children.count, as: custom)
    let isKnown = number(value)
    text += "\n"
    if isKnown || depth >= maxDepth { return }
    if case .object(let object) = value, custom?.hidesAncestors != true {
      try writeSuperclass(of: object, 1, indent: indent + 2, depth: depth + 1)
    }
    try write(children, indent: indent, depth: depth)
  }

  /// Writes a task, which is a struct around something that nothing is known of.
  private mutating func write(_ task: TaskObject, label: String?, indent: Int, depth: Int) {
    text += bullet(false, indent: indent, depth: depth) + " " + (label.map { $0 + ": " } ?? "")
    text += interpreter.describe(task.type, qualified: true) + "\n"
    guard depth < maxDepth else { return }
    guard itemsLeft > 0 else {
      text += String(repeating: " ", count: indent + 4) + "(1 child)\n"
      return
    }
    itemsLeft -= 1
    text += bullet(true, indent: indent + 2, depth: depth + 1) + " _task: (Opaque Value)\n"
  }

  private mutating func write(_ children: [Interpreter.Child], indent: Int, depth: Int) throws {
    for (index, child) in children.enumerated() {
      if itemsLeft <= 0 {
        let rest = children.count - index
        text += String(repeating: " ", count: indent + 4) + "(\(rest)" + (index > 0 ? " more" : "")
        text += rest == 1 ? " child)\n" : " children)\n"
        return
      }
      try write(child.value, static: .unknown, label: child.label, indent: indent + 2, depth: depth + 1)
    }
  }

  private mutating func writeSuperclass(of object: ObjectBox, _ level: Int, indent: Int, depth: Int) throws {
    guard itemsLeft > 0, let type = interpreter.ancestor(of: object.type, level) else { return }
    itemsLeft -= 1
    let children = interpreter.reflection(of: .object(object), above: level)
    text += bullet(children.isEmpty, indent: indent, depth: depth)
    text += " super: " + interpreter.describe(type, qualified: true) + "\n"
    if depth >= maxDepth { return }
    try writeSuperclass(of: object, level + 1, indent: indent + 2, depth: depth + 1)
    try write(children, indent: indent, depth: depth)
  }

  /// What a line begins with: whether there is something inside, and whether it is shown.
  private func bullet(_ isLeaf: Bool, indent: Int, depth: Int) -> String {
    String(repeating: " ", count: indent) + (isLeaf ? "-" : depth >= maxDepth ? "▹" : "▿")
  }

  /// Writes the number of an object or a type; whether it had one.
  private mutating func number(_ value: Value) -> Bool {
    let identity: Identity
    switch value {
    case .object(let object): identity = .object(ObjectIdentifier(object))
    case .metatype(let type): identity = .type(type)
    default: return false
    }
    let known = numbers[identity]
    let number = known ?? numbers.count
    numbers[identity] = number
    text += " #\(number)"
    return known != nil
  }

  /// The type of a value that is made of something else here than in Foundation, which shows it; nil for others.
  private func nameOfWhatIsKeptOtherwise(_ value: Value) -> String? {
    guard case .object(let object) = value else { return nil }
    var type: TypeToken? = object.type
    while let current = type, let id = interpreter.types[current].nominal {
      let nominal = interpreter.program[id]
      if nominal.isCatalogue { return nominal.fields.isEmpty ? nil : nominal.qualifiedName }
      type = interpreter.superclass(of: current)
    }
    return nil
  }

  /// Whether a value shows nothing of what it is made of here, as in Foundation.
  private func isPlain(_ value: Value) -> Bool { name(of: value) == "URL" }

  /// The name of a struct's type.
  private func name(of value: Value) -> String? {
    guard case .structure(let box) = value, let id = interpreter.types[box.type].nominal else { return nil }
    return interpreter.program[id].qualifiedName
  }

  private func title(_ value: Value, _ count: Int, as custom: CustomReflection?) throws -> String {
    guard let custom else { return try title(value, count) }
    switch custom.style {
    case "tuple", "collection", "set", "dictionary": return groupTitle(custom.style, count)
    default: break
    }
    if let own = try interpreter.ownText(of: value) { return own }
    if custom.style == "struct" || custom.style == "class" {
      return interpreter.describe(interpreter.dynamicType(of: value), qualified: true)
    }
    return try interpreter.text(of: value, as: custom, isNested: true)
  }

  /// The line of what holds a number of others.
  private func groupTitle(_ style: String, _ count: Int) -> String {
    switch style {
    case "tuple": "(\(count) " + (count == 1 ? "element)" : "elements)")
    case "set": "\(count) " + (count == 1 ? "member" : "members")
    case "dictionary": "\(count) key/value " + (count == 1 ? "pair" : "pairs")
    default: "\(count) " + (count == 1 ? "element" : "elements")
    }
  }

  private func title(_ value: Value, _ count: Int) throws -> String {
    switch value {
    case .array: return groupTitle("collection", count)
    case .set: return groupTitle("set", count)
    case .dictionary: return groupTitle("dictionary", count)
    case .tuple, .void: return groupTitle("tuple", count)
    case .string(let text): return text.debugDescription
    case .character(let character): return character.debugDescription
    case .metatype(let type): return interpreter.describe(type, qualified: true)
    case .structure(let box):
      return try interpreter.ownText(of: value) ?? interpreter.describe(box.type, qualified: true)
    case .object(let object):
      return try interpreter.ownText(of: value) ?? interpreter.describe(object.type, qualified: true)
    case .payload(let box):
      if let own = try interpreter.ownText(of: value) { return own }
      guard let id = interpreter.types[box.type].nominal else { return "" }
      return interpreter.describe(box.type, qualified: true) + "."
        + interpreter.program[id].cases[Int(box.tag)].name
    default: return try interpreter.debugDescription(of: value)
    }
  }
}
