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
    native("_debugPrinted(_:)") { .string(try $0.interpreter.debugDescription(of: $0[0])) }
    native("_caseName(_:)") { .string($0.interpreter.caseName(of: $0[0])) }
    native("_dumped(_:name:indent:maxDepth:maxItems:)") { arguments in
      var dump = Dump(
        interpreter: arguments.interpreter, maxDepth: try arguments.int(3), maxItems: try arguments.int(4))
      try dump.write(
        arguments[0], static: arguments.generic(0), label: arguments[1].asString, indent: try arguments.int(2))
      return .string(dump.text)
    }
    native("debugPrint(_:separator:terminator:)") { arguments in
      let items = try arguments.array(0).elements.map { try arguments.interpreter.debugDescription(of: $0) }
      arguments.interpreter.host.write(
        items.joined(separator: try arguments.string(1)) + (try arguments.string(2)))
      return .void
    }
    native("dump(_:name:indent:maxDepth:maxItems:)") { arguments in
      var dump = Dump(
        interpreter: arguments.interpreter, maxDepth: try arguments.int(3), maxItems: try arguments.int(4))
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
    native("_ancestor(_:_:)") { arguments in
      let (interpreter, level) = (arguments.interpreter, try arguments.int(1))
      guard case .object(let object) = arguments[0] else { return .none }
      return interpreter.ancestor(of: object.type, level).map { .metatype($0) } ?? .none
    }
    native("_children(_:_:)") { arguments in
      try arguments.mirrored(arguments.interpreter.reflection(of: arguments[0], above: try arguments.int(1)))
    }
  }
}

extension Arguments {
  /// What a mirror shows as the list that `Mirror` keeps.
  fileprivate func mirrored(_ children: [Interpreter.Child]) throws -> Value {
    let type = interpreter.types.tuple([
      ("label", interpreter.optionalType(of: interpreter.stringType)), ("value", interpreter.anyType),
    ])
    let pairs = try interpreter.values(children) { child in
      .tuple(Aggregate.make(type: type, [value(child.label), child.value]))
    }
    return array(pairs, of: type)
  }
}

extension Interpreter {
  /// The elements of a set as an array prints them, without the set's own `debugDescription`.
  func listDescription(of value: Value) throws(EvaluationError) -> String {
    guard case .set(let box) = value else { return try debugDescription(of: value) }
    return try debugDescription(
      of: .array(ArrayBox(box.table.keys, type: arrayType(of: types[box.type].arguments.first ?? .unknown))))
  }

  /// A value as an `Any`: an optional keeps its type.
  func erased(_ value: Value, _ type: TypeToken?) -> Value {
    guard let type, types[type].storage == .optional else { return value }
    if case .optional(let box) = value, box.type != nil { return value }
    return .optional(OptionalBox(value, type: type))
  }
}
