extension NativeTable {
  /// `Set`.
  mutating func addSets() {
    native("Set.init()") { arguments in
      .set(SetBox(type: arguments.interpreter.types.token(named: "Set", [arguments.generic(0)])))
    }
    native("Set.count.get") { .int(try $0.set(0).table.count) }
    native("Set.description.get") { .string(try $0.interpreter.listDescription(of: $0[0])) }
    native("Set._elements.get") { $0.array(try $0.set(0).table.keys, of: $0.generic(0)) }
    native("Set.contains(_:)") { .bool(try $0.set(0).table.find($0[1], in: $0.interpreter) != nil) }
    native("Set._position(_:)") { .int(try $0.set(0).table.find($0[1], in: $0.interpreter) ?? -1) }
    native("Set._element(_:_:)") { arguments in
      let table = try arguments.set(0).table
      let position = try arguments.int(1)
      guard position >= 0, try arguments.int(2) == table.age, table.position(from: position) == position else {
        throw arguments.trap("Attempting to access Set elements using an invalid index")
      }
      return table.key(at: position)
    }
    native("Set._next(_:)") { arguments in
      let table = try arguments.set(0).table
      return .int(table.position(from: try arguments.int(1)) ?? table.endPosition)
    }
    native("Set._end.get") { .int(try $0.set(0).table.endPosition) }
    native("Set._age.get") { .int(try $0.set(0).table.age) }
    native("Set.==(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("Set.hash(into:)") { try $0.feedHasher() }
    addSetMutations()
  }

  private mutating func addSetMutations() {
    native("Set._insert(_:)") { arguments in
      let element = arguments[1]
      let interpreter = arguments.interpreter
      try arguments.withSet(0) { table throws(EvaluationError) in
        _ = try table.set(element, to: .void, in: interpreter)
      }
      return .void
    }
    native("Set.remove(_:)") { arguments in
      let element = arguments[1]
      let interpreter = arguments.interpreter
      return try arguments.withSet(0) { table throws(EvaluationError) in
        try table.remove(element, in: interpreter)?.key.wrapped ?? .none
      }
    }
    native("Set.capacity.get") { .int(try $0.set(0).table.capacity) }
    native("Set.reserveCapacity(_:)") { arguments in
      let count = try arguments.capacity(1)
      try arguments.withSet(0) { $0.reserve(count) }
      return .void
    }
    native("Set.removeAll(keepingCapacity:)") { arguments in
      let box = try arguments.set(0)
      let table = box.table.emptied(keepingCapacity: try arguments.bool(1))
      arguments[0] = .set(SetBox(table, type: box.type))
      return .void
    }
  }
}
