import TheseusTypes

extension Interpreter {
  /// Something inside a value, as a mirror shows it.
  typealias Child = (label: String?, value: Value)

  /// What a mirror of a value shows: own fields, elements, payload.
  /// - Parameter level: Of an object, whose fields: 0 for those of its class, 1 for its superclass's.
  func reflection(of value: Value, above level: Int = 0) -> [Child] {
    switch value {
    case .structure(let box): fields(of: box.type, box.values, from: 0)
    case .object(let box): ownFields(of: box, level)
    case .array(let box): box.elements.map { (nil, erased($0, types[box.type].arguments.first)) }
    case .set(let box): box.table.keys.map { (nil, $0) }
    case .dictionary(let box): pairs(of: box)
    case .payload(let box): payload(of: box)
    case .tuple(let box): tupleChildren(box)
    case .optional(let box): inside(box)
    default: []
    }
  }

  /// A class above the class of an object; nil if there are not so many.
  func ancestor(of type: TypeToken, _ level: Int) -> TypeToken? {
    var type = type
    for _ in 0..<level {
      guard let superclass = superclass(of: type) else { return nil }
      type = superclass
    }
    return type
  }

  /// The case of `Mirror.DisplayStyle` for a value; empty for one that is a single thing.
  func displayStyle(of value: Value) -> String {
    switch value {
    case .array: return "collection"
    case .set: return "set"
    case .dictionary: return "dictionary"
    case .tuple, .void: return "tuple"
    case .object: return "class"
    case .optional, .none: return "optional"
    case .bool, .int, .integer, .double, .float, .cgFloat, .string, .character, .closure, .metatype: return ""
    default: break
    }
    guard let id = types[dynamicType(of: value)].nominal, !isRange(id) else { return "" }
    switch program[id].kind {
    case .enumeration: return "enum"
    case .class: return "class"
    default: return "struct"
    }
  }

  /// Whether a type is a range with two bounds, which shows itself as these and as nothing else.
  private func isRange(_ id: NominalID) -> Bool {
    program[id].isCatalogue && ["Range", "ClosedRange"].contains(program[id].name)
  }

  private func ownFields(of box: ObjectBox, _ level: Int) -> [Child] {
    guard let type = ancestor(of: box.type, level) else { return [] }
    let inherited = ancestor(of: type, 1).flatMap { types[$0].nominal }.map { program[$0].fields.count } ?? 0
    return fields(of: type, box.values, from: inherited)
  }

  private func pairs(of box: DictionaryBox) -> [Child] {
    let arguments = types[box.type].arguments
    guard arguments.count == 2 else { return [] }
    let pair = types.tuple([("key", arguments[0]), ("value", arguments[1])])
    return box.table.pairs.map { (nil, .tuple(Aggregate.make(type: pair, [$0.key, $0.value]))) }
  }

  private func inside(_ box: OptionalBox) -> [Child] {
    guard let value = box.value.unwrapped else { return [] }
    return [("some", erased(value, box.type.flatMap { types[$0].arguments.first }))]
  }

  private func payload(of box: Aggregate) -> [Child] {
    guard let id = types[box.type].nominal else { return [] }
    let enumCase = program[id].cases[Int(box.tag)]
    let types = payloadTypes(Int(box.tag), of: box.type)
    if box.count == 1, enumCase.payload.first?.label == nil { return [(enumCase.name, erased(box[0], types.first))] }
    let tuple = self.types.tuple(zip(enumCase.payload, types).map { ($0.label, $1) })
    return [(enumCase.name, .tuple(Aggregate.make(type: tuple, box.values)))]
  }

  private func tupleChildren(_ box: Aggregate) -> [(label: String?, value: Value)] {
    guard case .tuple(let elements) = types[box.type].type else { return [] }
    return zip(elements.indices, zip(elements, box.values)).map { index, pair in
      (pair.0.label ?? ".\(index)", erased(pair.1, types[box.type].arguments[index]))
    }
  }

  private func fields(of type: TypeToken, _ values: [Value], from start: Int) -> [Child] {
    guard let id = types[type].nominal else { return [] }
    return program[id].fields.indices.dropFirst(start).map { index in
      let type = fieldType(index, of: type)
      return (program[id].fields[index].name, erased(held(values[index], as: type), type))
    }
  }

  /// What a `weak` or `unowned` field holds now.
  func held(_ value: Value, as type: TypeToken) -> Value {
    guard case .weak(let reference) = value else { return value }
    guard let object = reference.object.map(Value.object) else { return .none }
    return types[type].storage == .optional ? object.wrapped : object
  }
}
