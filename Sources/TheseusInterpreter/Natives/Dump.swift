import TheseusTypes

/// The text of `dump`.
struct Dump {
  /// Whose values.
  let interpreter: Interpreter
  /// How deep it looks.
  let maxDepth: Int
  /// The text so far.
  var text = ""
  private var objects: [ObjectIdentifier: Int] = [:]

  /// Makes an empty text.
  init(interpreter: Interpreter, maxDepth: Int) {
    self.interpreter = interpreter
    self.maxDepth = maxDepth
  }

  /// Writes a value with what is inside it.
  mutating func write(
    _ value: Value, static type: TypeToken, label: String?, indent: Int, depth: Int = 0
  ) throws {
    try interpreter.work(16)
    let value = interpreter.erased(value, type)
    let children = childrenOf(value)
    let bullet = children.isEmpty ? "-" : depth >= maxDepth ? "▹" : "▿"
    text += String(repeating: " ", count: indent) + bullet + " "
    if let label { text += label + ": " }
    text += try title(value, children.count)
    if case .object(let object) = value {
      let isKnown = objects[ObjectIdentifier(object)] != nil
      let number = objects[ObjectIdentifier(object)] ?? objects.count
      objects[ObjectIdentifier(object)] = number
      text += " #\(number)"
      if isKnown {
        text += "\n"
        return
      }
    }
    text += "\n"
    if depth >= maxDepth { return }
    for child in children {
      try write(child.value, static: .unknown, label: child.label, indent: indent + 2, depth: depth + 1)
    }
  }

  private func childrenOf(_ value: Value) -> [(label: String?, value: Value)] {
    switch value {
    case .dictionary(let box):
      let types = interpreter.types
      let arguments = types[box.type].arguments
      guard arguments.count == 2 else { return [] }
      let pair = types.tuple([("key", arguments[0]), ("value", arguments[1])])
      return box.table.pairs.map { (nil, .tuple(Aggregate.make(type: pair, [$0.key, $0.value]))) }
    case .payload(let box):
      return payload(box)
    case .structure(let box) where isPlain(box.type): return []
    default: return interpreter.children(of: value)
    }
  }

  private func isPlain(_ type: TypeToken) -> Bool {
    guard let id = interpreter.types[type].nominal else { return false }
    return ["UUID", "URL", "Date"].contains(interpreter.program[id].qualifiedName)
  }

  private func payload(_ box: Aggregate) -> [(label: String?, value: Value)] {
    guard let id = interpreter.types[box.type].nominal else { return [] }
    let enumCase = interpreter.program[id].cases[Int(box.tag)]
    if box.count == 1, enumCase.payload.first?.label == nil { return [(enumCase.name, box[0])] }
    let types = interpreter.payloadTypes(Int(box.tag), of: box.type)
    let tuple = interpreter.types.tuple(zip(enumCase.payload, types).map { ($0.label, $1) })
    return [(enumCase.name, .tuple(Aggregate.make(type: tuple, box.values)))]
  }

  private func title(_ value: Value, _ count: Int) throws -> String {
    let noun = count == 1 ? "element" : "elements"
    switch value {
    case .array: return "\(count) \(noun)"
    case .set: return "\(count) " + (count == 1 ? "member" : "members")
    case .dictionary: return "\(count) key/value " + (count == 1 ? "pair" : "pairs")
    case .tuple: return "(\(count) \(noun))"
    case .string(let text): return text.debugDescription
    case .character(let character): return character.debugDescription
    case .structure(let box):
      if isPlain(box.type) { return try interpreter.description(of: value) }
      return interpreter.describe(box.type, qualified: true)
    case .payload(let box):
      guard let id = interpreter.types[box.type].nominal else { return "" }
      return interpreter.describe(box.type, qualified: true) + "."
        + interpreter.program[id].cases[Int(box.tag)].name
    case .enumeration: return try interpreter.debugDescription(of: value)
    case .object(let object): return interpreter.describe(object.type, qualified: true)
    default: return try interpreter.debugDescription(of: value)
    }
  }
}
