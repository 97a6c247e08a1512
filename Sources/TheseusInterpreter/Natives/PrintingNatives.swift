import TheseusTypes

extension NativeTable {
  /// `print`, `debugPrint`, `dump`, and descriptions.
  mutating func addPrinting() {
    native("print(_:separator:terminator:)") { arguments in
      let items = try arguments.array(0).elements.map { try arguments.interpreter.description(of: $0) }
      arguments.interpreter.host.write(
        items.joined(separator: try arguments.string(1)) + (try arguments.string(2)))
      return .void
    }
    native("_printed(_:_:)") { arguments in
      let items = try arguments.array(0).elements.map { try arguments.interpreter.description(of: $0) }
      return .string(items.joined(separator: try arguments.string(1)))
    }
    native("debugPrint(_:separator:terminator:)") { arguments in
      let items = try arguments.array(0).elements.map { try arguments.interpreter.debugDescription(of: $0) }
      arguments.interpreter.host.write(
        items.joined(separator: try arguments.string(1)) + (try arguments.string(2)))
      return .void
    }
    native("dump(_:name:indent:maxDepth:maxItems:)") { arguments in
      var dump = Dump(interpreter: arguments.interpreter, maxDepth: try arguments.int(3))
      try dump.write(
        arguments[0], static: arguments.generic(0), label: arguments[1].asString, indent: try arguments.int(2))
      arguments.interpreter.host.write(dump.text)
      return arguments[0]
    }
    native("String.init(describing:)") { arguments in
      .string(try arguments.interpreter.description(of: arguments.last(), as: arguments.generic(0)))
    }
    native("String.init(reflecting:)") { arguments in
      let interpreter = arguments.interpreter
      if case .metatype(let type) = arguments.last() { return .string(interpreter.describe(type, qualified: true)) }
      return .string(try interpreter.debugDescription(of: arguments.last(), as: arguments.generic(0)))
    }
    native("_displayStyle(_:)") { .string($0.interpreter.displayStyle(of: $0[0])) }
    native("_children(_:)") { arguments in
      let interpreter = arguments.interpreter
      let any = interpreter.anyType
      let type = interpreter.types.tuple([
        ("label", interpreter.optionalType(of: interpreter.stringType)), ("value", any),
      ])
      let children = try interpreter.values(interpreter.children(of: arguments[0])) { child in
        .tuple(Aggregate.make(type: type, [arguments.value(child.label), child.value]))
      }
      return arguments.array(children, of: type)
    }
  }
}

extension Interpreter {
  /// The elements of a set as an array prints them, without the set's own `debugDescription`.
  func listDescription(of value: Value) throws(EvaluationError) -> String {
    guard case .set(let box) = value else { return try debugDescription(of: value) }
    return try debugDescription(
      of: .array(ArrayBox(box.table.keys, type: arrayType(of: types[box.type].arguments.first ?? .unknown))))
  }

  /// What a mirror of a value shows: fields, elements, payload.
  func children(of value: Value) -> [(label: String?, value: Value)] {
    switch value {
    case .structure(let box): fields(of: box.type, box.values)
    case .object(let box): fields(of: box.type, box.values)
    case .array(let box): box.elements.map { (nil, erased($0, types[box.type].arguments.first)) }
    case .set(let box): box.table.keys.map { (nil, $0) }
    case .tuple(let box): tupleChildren(box)
    case .optional(let box): box.value.unwrapped.map { [("some", $0)] } ?? []
    default: []
    }
  }

  /// The case of `Mirror.DisplayStyle` for a value; empty for one that is a single thing.
  func displayStyle(of value: Value) -> String {
    switch value {
    case .array: return "collection"
    case .set: return "set"
    case .dictionary: return "dictionary"
    case .tuple: return "tuple"
    case .object: return "class"
    case .optional, .none: return "optional"
    default: break
    }
    guard let id = types[dynamicType(of: value)].nominal else { return "" }
    switch program[id].kind {
    case .enumeration: return "enum"
    case .class: return "class"
    default: return "struct"
    }
  }

  private func tupleChildren(_ box: Aggregate) -> [(label: String?, value: Value)] {
    guard case .tuple(let elements) = types[box.type].type else { return [] }
    return zip(elements.indices, zip(elements, box.values)).map { index, pair in
      (pair.0.label ?? ".\(index)", erased(pair.1, types[box.type].arguments[index]))
    }
  }

  private func fields(of type: TypeToken, _ values: [Value]) -> [(label: String?, value: Value)] {
    guard let id = types[type].nominal else { return [] }
    return program[id].fields.indices.map { index in
      (program[id].fields[index].name, erased(values[index], fieldType(index, of: type)))
    }
  }

  /// A value as an `Any`: an optional keeps its type.
  func erased(_ value: Value, _ type: TypeToken?) -> Value {
    guard let type, types[type].storage == .optional else { return value }
    if case .optional(let box) = value, box.type != nil { return value }
    return .optional(OptionalBox(value, type: type))
  }
}
