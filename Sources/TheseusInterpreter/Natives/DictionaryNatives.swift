import TheseusTypes

extension NativeTable {
  /// `Dictionary`.
  mutating func addDictionaries() {
    addDictionaryQueries()
    addDictionaryPositions()
    addDictionaryMutations()
  }

  private mutating func addDictionaryQueries() {
    native("Dictionary.init()") { arguments in
      let type = arguments.interpreter.types.token(named: "Dictionary", [arguments.generic(0), arguments.generic(1)])
      return .dictionary(DictionaryBox(type: type))
    }
    native("Dictionary.count.get") { .int(try $0.dictionary(0).table.count) }
    native("Dictionary.description.get") { .string(try $0.interpreter.debugDescription(of: $0[0])) }
    native("Dictionary._keys.get") { $0.array(try $0.dictionary(0).table.keys, of: $0.generic(0)) }
    native("Dictionary._values.get") { $0.array(try $0.dictionary(0).table.values, of: $0.generic(1)) }
    native("Dictionary._pairs.get") { arguments in
      let type = arguments.pairType
      let pairs = try arguments.dictionary(0).table.pairs
      return arguments.array(
        pairs.map { .tuple(Aggregate.make(type: type, [$0.key, $0.value])) }, of: type)
    }
    native("Dictionary._has(_:)") { arguments in
      .bool(try arguments.dictionary(0).table.find(arguments[1], in: arguments.interpreter) != nil)
    }
    native("Dictionary.subscript(_:).get") { arguments in
      try arguments.dictionary(0).table.get(arguments[1], in: arguments.interpreter)?.wrapped ?? .none
    }
    native("Dictionary.subscript(_:default:).get") { arguments in
      if let value = try arguments.dictionary(0).table.get(arguments[1], in: arguments.interpreter) { return value }
      return try arguments.call(arguments[2], [])
    }
    native("Dictionary.==(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("Dictionary.hash(into:)") { try $0.feedHasher() }
  }

  private mutating func addDictionaryPositions() {
    native("Dictionary._pair(_:_:)") { arguments in
      let table = try arguments.dictionary(0).table
      let position = try arguments.int(1)
      guard position >= 0, try arguments.int(2) == table.age, table.position(from: position) == position else {
        throw arguments.trap("Attempting to access Dictionary elements using an invalid index")
      }
      return .tuple(Aggregate.make(type: arguments.pairType, [table.key(at: position), table.value(at: position)]))
    }
    native("Dictionary._position(_:)") { arguments in
      .int(try arguments.dictionary(0).table.find(arguments[1], in: arguments.interpreter) ?? -1)
    }
    native("Dictionary._next(_:)") { arguments in
      let table = try arguments.dictionary(0).table
      return .int(table.position(from: try arguments.int(1)) ?? table.endPosition)
    }
    native("Dictionary._end.get") { .int(try $0.dictionary(0).table.endPosition) }
    native("Dictionary._age.get") { .int(try $0.dictionary(0).table.age) }
  }

  private mutating func addDictionaryMutations() {
    native("Dictionary.subscript(_:).set") { arguments in
      let (key, value) = (arguments[1], arguments[2])
      let interpreter = arguments.interpreter
      arguments[2] = .none
      try arguments.withDictionary(0) { table throws(EvaluationError) in
        if let new = value.unwrapped {
          try table.set(key, to: new, in: interpreter)
        } else {
          try table.remove(key, in: interpreter)
        }
      }
      return .void
    }
    native("Dictionary.subscript(_:default:).set") { arguments in
      let (key, value) = (arguments[1], arguments[3])
      let interpreter = arguments.interpreter
      arguments[3] = .none
      try arguments.withDictionary(0) { table throws(EvaluationError) in
        _ = try table.set(key, to: value, in: interpreter)
      }
      return .void
    }
    native("Dictionary.removeValue(forKey:)") { arguments in
      let key = arguments[1]
      let interpreter = arguments.interpreter
      return try arguments.withDictionary(0) { table throws(EvaluationError) in
        try table.remove(key, in: interpreter)?.value.wrapped ?? .none
      }
    }
    native("Dictionary.capacity.get") { .int(try $0.dictionary(0).table.capacity) }
    native("Dictionary.reserveCapacity(_:)") { arguments in
      let count = try arguments.capacity(1)
      try arguments.withDictionary(0) { $0.reserve(count) }
      return .void
    }
    native("Dictionary.removeAll(keepingCapacity:)") { arguments in
      let box = try arguments.dictionary(0)
      let table = box.table.emptied(keepingCapacity: try arguments.bool(1))
      arguments[0] = .dictionary(DictionaryBox(table, type: box.type))
      return .void
    }
  }
}

extension Arguments {
  /// The type of a dictionary's elements.
  fileprivate var pairType: TypeToken { interpreter.types.tuple([("key", generic(0)), ("value", generic(1))]) }
}
