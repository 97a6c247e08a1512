import TheseusTypes

extension Interpreter {
  /// What `print` shows of a value, as `String(describing:)` does.
  /// - Parameter type: The static type where it is known; optionals in flat form need it.
  public func description(of value: Value, as type: TypeToken = .unknown) throws(EvaluationError) -> String {
    if types[type].storage == .optional { return try describeOptional(value, types[type].arguments[0]) }
    switch value {
    case .string(let text): return text
    case .character(let character): return String(character)
    default: break
    }
    let dynamic = dynamicType(of: value)
    if let own = try ownDescription(value, dynamic, "TextOutputStreamable", "_streamed.get") { return own }
    if let own = try ownDescription(value, dynamic, "CustomStringConvertible", "description.get") { return own }
    if let own = try ownDescription(value, dynamic, "CustomDebugStringConvertible", "debugDescription.get") {
      return own
    }
    if let mirror = try customReflection(of: value) { return try text(of: value, as: mirror, isNested: false) }
    return try reflect(value, isNested: false)
  }

  /// What `debugPrint` and containers show of a value.
  public func debugDescription(of value: Value, as type: TypeToken = .unknown) throws(EvaluationError) -> String {
    if types[type].storage == .optional { return try describeOptional(value, types[type].arguments[0]) }
    switch value {
    case .string(let text): return Interpreter.quoted(text)
    case .character(let character): return Interpreter.quoted(String(character))
    case .set: return "Set(" + (try reflect(value, isNested: true)) + ")"
    case .array(let box) where isContiguous(box.type):
      return "ContiguousArray(" + (try reflect(value, isNested: true)) + ")"
    case .native(let object) where !(object is ArrayIteratorObject): return try reflect(value, isNested: true)
    default: break
    }
    let dynamic = dynamicType(of: value)
    if let own = try ownDescription(value, dynamic, "CustomDebugStringConvertible", "debugDescription.get") {
      return own
    }
    if let own = try ownDescription(value, dynamic, "CustomStringConvertible", "description.get") { return own }
    if let own = try ownDescription(value, dynamic, "TextOutputStreamable", "_streamed.get") { return own }
    if let mirror = try customReflection(of: value) { return try text(of: value, as: mirror, isNested: true) }
    return try reflect(value, isNested: true)
  }

  /// What a value says of itself: for whoever debugs, else for everybody, else for streams; nil if it says nothing.
  func ownText(of value: Value) throws(EvaluationError) -> String? {
    let type = dynamicType(of: value)
    if let own = try ownDescription(value, type, "CustomDebugStringConvertible", "debugDescription.get") { return own }
    if let own = try ownDescription(value, type, "CustomStringConvertible", "description.get") { return own }
    return try ownDescription(value, type, "TextOutputStreamable", "_streamed.get")
  }

  private func describeOptional(_ value: Value, _ wrapped: TypeToken) throws(EvaluationError) -> String {
    guard let inner = value.unwrapped else { return "nil" }
    return "Optional(" + (try debugDescription(of: inner, as: wrapped)) + ")"
  }

  /// The program's own description of its types; library types are described here.
  private func ownDescription(
    _ value: Value, _ type: TypeToken, _ protocolName: String, _ member: String
  ) throws(EvaluationError) -> String? {
    switch value {
    case .structure, .payload, .enumeration, .object: break
    default: return nil
    }
    guard let (protocolID, requirement) = requirement(protocolName, member), conforms(type, to: protocolID),
      let target = witness(requirement, of: protocolID, in: type)
    else { return nil }
    if program[target.function].implementation == .native, natives[program[target.function].symbol] == nil {
      return nil
    }
    return try call(target.function, [value], generics: target.generics, on: currentFiber ?? mainFiber).asString
  }

  // MARK: Reflection

  func typeName(_ type: TypeToken, isNested: Bool) -> String {
    isNested ? describe(type, qualified: isExecutable) : checked.printedName(of: types[type].type)
  }

  private func reflect(_ value: Value, isNested: Bool) throws(EvaluationError) -> String {
    switch value {
    case .none: return "nil"
    case .taken: throw .trap(.overlappingAccess)
    case .void: return "()"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return value.isNaN ? value.debugDescription : value.description
    case .cgFloat(let value): return value.description
    case .float(let value): return value.isNaN ? value.debugDescription : value.description
    case .integer(let integer):
      return integer.kind == .uint64 || integer.kind == .uint
        ? String(UInt(bitPattern: integer.bits)) : String(integer.bits)
    case .string(let text): return text
    case .character(let character): return String(character)
    case .metatype(let type): return typeName(type, isNested: isNested)
    case .enumeration(let type, let tag): return caseName(type, Int(tag), isNested)
    case .payload(let box): return try describeCase(box, isNested)
    case .structure(let box): return try describeStructure(box, isNested)
    case .tuple(let box): return try describeTuple(box)
    case .object(let box): return describe(box.type, qualified: isExecutable)
    case .array(let box):
      let element = types[box.type].arguments.first ?? .unknown
      return try "[" + list(box.elements, as: element).joined(separator: ", ") + "]"
    case .set(let box):
      let element = types[box.type].arguments.first ?? .unknown
      return try "[" + list(box.table.keys, as: element).joined(separator: ", ") + "]"
    case .dictionary(let box): return try describeDictionary(box)
    case .closure: return "(Function)"
    case .optional(let box):
      if let type = box.type { return try describeOptional(box.value, types[type].arguments.first ?? .unknown) }
      return try describeOptional(box.value, .unknown)
    case .record(let record): return try describeRecord(record, isNested)
    case .keyPath(let path): return "\\" + rootName(path) + path.links
    case .native(let object): return text(of: object, isNested: isNested)
    case .opaque(let box):
      // A trace shows what is not known by its name; an executable would print something else.
      if isExecutable { throw .needsValue(of: box) }
      return box.arguments == nil ? box.name : box.name + "(…)"
    case .cell(let cell): return try reflect(cell.value, isNested: isNested)
    case .weak(let reference):
      guard let object = reference.object else { return "nil" }
      let name = describe(object.type, qualified: isExecutable)
      return reference.isUnowned ? name : "Optional(\(name))"
    }
  }

  private func text(of object: NativeObject, isNested: Bool) -> String {
    if let fields = object.fields { return typeName(object.type, isNested: isNested) + "(\(fields))" }
    return isNested ? object.debugDescription : object.description
  }

  private func list(_ values: [Value], as type: TypeToken) throws(EvaluationError) -> [String] {
    var result: [String] = []
    for value in values {
      result.append(try debugDescription(of: value, as: type))
      try work()
    }
    return result
  }

  private func rootName(_ path: KeyPathBox) -> String {
    types[path.type].arguments.first.map { describe($0, qualified: false) } ?? ""
  }

  func caseName(_ type: TypeToken, _ tag: Int, _ isNested: Bool) -> String {
    guard let id = types[type].nominal, program[id].cases.indices.contains(tag) else { return "" }
    let name = program[id].cases[tag].name
    return isNested && isExecutable ? describe(type, qualified: true) + "." + name : name
  }

  private func describeCase(_ box: Aggregate, _ isNested: Bool) throws(EvaluationError) -> String {
    let name = caseName(box.type, Int(box.tag), isNested)
    guard let id = types[box.type].nominal else { return name }
    let labels = program[id].cases[Int(box.tag)].payload.map(\.label)
    let payload = payloadTypes(Int(box.tag), of: box.type)
    // A tuple that is all that a case holds stands for what is in it: `case at((Int, Int))` shows `at(1, 2)`.
    if labels == [nil], let type = payload.first, types[type].storage != .optional {
      if case .tuple(let tuple) = box[0] { return try name + describeTuple(tuple) }
      if case .void = box[0] { return name + "()" }
    }
    return try name + "(" + elements(box, labels: labels, types: payload) + ")"
  }

  private func elements(
    _ box: Aggregate, labels: [String?], types: [TypeToken]
  ) throws(EvaluationError) -> String {
    var parts: [String] = []
    for index in 0..<box.count {
      let type = types.indices.contains(index) ? types[index] : .unknown
      let text = try debugDescription(of: held(box[index], as: type), as: type)
      if labels.indices.contains(index), let label = labels[index] {
        parts.append(label + ": " + text)
      } else {
        parts.append(text)
      }
    }
    return parts.joined(separator: ", ")
  }

  private func describeStructure(_ box: Aggregate, _ isNested: Bool) throws(EvaluationError) -> String {
    guard let id = types[box.type].nominal else { return "" }
    let fields = program[id].fields
    if program[id].hasInventedFields, fields.contains(where: { $0.name.hasPrefix("_") }) {
      return try describeLibraryStructure(box, fields, isNested)
    }
    let tokens = fields.indices.map { fieldType($0, of: box.type) }
    return try typeName(box.type, isNested: isNested) + "(" + elements(box, labels: fields.map(\.name), types: tokens)
      + ")"
  }

  /// A value of SwiftUI, whose fields are invented: by the name that it goes by, as `medium`, and what of the rest
  /// says anything; what a program gave it, as a `State` its value, does.
  private func describeLibraryStructure(
    _ box: Aggregate, _ fields: [TypedNominal.Field], _ isNested: Bool
  ) throws(EvaluationError) -> String {
    let isInvented = fields.map { $0.name.hasPrefix("_") }
    let isGiven = fields.map { if case .parameter = $0.type { true } else { false } }
    var name: String?
    if case .string(let text) = box[0], isInvented[0], !isGiven.contains(true) { name = text }
    let shown = fields.indices.filter { index in
      if index == 0, name != nil { return false }
      return !isInvented[index] || isGiven[index] || saysSomething(box[index])
    }
    var parts: [String] = []
    for index in shown {
      let label = String(fields[index].name.drop { $0 == "_" })
      let text = try debugDescription(of: box[index], as: fieldType(index, of: box.type))
      parts.append(shown.count == 1 && isInvented[index] && name == nil ? text : label + ": " + text)
    }
    if let name, parts.isEmpty { return name }
    return (name ?? typeName(box.type, isNested: isNested)) + "(" + parts.joined(separator: ", ") + ")"
  }

  /// Whether a made-up field holds more than what it begins with.
  private func saysSomething(_ value: Value) -> Bool {
    switch value {
    case .none, .closure, .native: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value), .cgFloat(let value): value != 0 && value != 1
    default: true
    }
  }

  private func describeTuple(_ box: Aggregate) throws(EvaluationError) -> String {
    var labels: [String?] = []
    if case .tuple(let elements) = types[box.type].type { labels = elements.map(\.label) }
    return try "(" + elements(box, labels: labels, types: types[box.type].arguments) + ")"
  }

  private func describeDictionary(_ box: DictionaryBox) throws(EvaluationError) -> String {
    if box.table.count == 0 { return "[:]" }
    let arguments = types[box.type].arguments
    var parts: [String] = []
    for (key, value) in box.table.pairs {
      try work()
      let name = try debugDescription(of: key, as: arguments.first ?? .unknown)
      parts.append(try name + ": " + debugDescription(of: value, as: arguments.last ?? .unknown))
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func describeRecord(_ record: Record, _ isNested: Bool) throws(EvaluationError) -> String {
    let function = program[record.function]
    if function.selfKind == .metatype || function.kind == .getter, record.arguments.count <= 1 { return function.name }
    if let color = try describeColor(record) { return color }
    return describe(record.type, qualified: isNested && isExecutable)
  }

  /// A color that has no name: `#1A334DFF`, or `50% red`; nil for what does not say red, green and blue, and for any
  /// other value.
  private func describeColor(_ record: Record) throws(EvaluationError) -> String? {
    switch program[record.function].symbol {
    case "Color.opacity(_:)":
      guard record.arguments.count == 2, let opacity = record.arguments[1].asDouble else { return nil }
      return try "\(Int(opacity * 100 + 0.5))% \(reflect(record.arguments[0], isNested: false))"
    case "Color.init(red:green:blue:opacity:)":
      let parts = record.arguments.suffix(4).compactMap(\.asDouble)
      return parts.count == 4 ? "#" + parts.map(hexadecimal).joined() : nil
    case "Color.init(white:opacity:)":
      let parts = record.arguments.suffix(2).compactMap(\.asDouble)
      return parts.count == 2 ? "#" + [parts[0], parts[0], parts[0], parts[1]].map(hexadecimal).joined() : nil
    default: return nil
    }
  }

  /// A part of a color as two digits.
  private func hexadecimal(_ part: Double) -> String {
    let digits = String(Int(min(max(part, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  // MARK: Strings

  /// A string as a literal: quoted, with escapes.
  public static func quoted(_ text: String) -> String { text.debugDescription }
}
