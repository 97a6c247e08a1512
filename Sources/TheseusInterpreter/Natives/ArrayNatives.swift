import TheseusTypes

extension NativeTable {
  /// `Array`.
  mutating func addArrays() {
    addArrayQueries()
    addArrayInitializers()
    addArrayMutations()
    addArrayIterator()
    addContiguousArrays()
  }

  private mutating func addArrayQueries() {
    native("Array.count.get") { .int(try $0.array(0).elements.count) }
    native("Array.capacity.get") { .int($0.interpreter.room(of: try $0.array(0))) }
    native("Array.isEmpty.get") { .bool(try $0.array(0).elements.isEmpty) }
    native("_array(_:)") { arguments in if case .array = arguments[0] { arguments[0] } else { .none } }
    native("Array.first.get") { try $0.array(0).elements.first?.wrapped ?? .none }
    native("Array.last.get") { try $0.array(0).elements.last?.wrapped ?? .none }
    native("Array.description.get") { .string(try $0.interpreter.debugDescription(of: $0[0])) }
    native("Array.subscript(_:).get") { arguments in
      let elements = try arguments.array(0).elements
      let index = try arguments.int(1)
      guard elements.indices.contains(index) else {
        throw EvaluationError.trap(.indexOutOfRange(index, count: elements.count))
      }
      return elements[index]
    }
    native("Array._copy(_:_:)") { arguments in
      let box = try arguments.array(0)
      let part = box.elements[try arguments.int(1)..<arguments.int(2)]
      return .array(ArrayBox(try arguments.interpreter.values(part) { $0 }, type: box.type))
    }
    native("Array.==(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("Array.hash(into:)") { try $0.feedHasher() }
  }

  private mutating func addArrayInitializers() {
    native("Array.init()") { $0.array([], of: $0.generic(0)) }
    native("Array.init(repeating:count:)") { arguments in
      let count = try arguments.int(arguments.count - 1)
      if count < 0 { throw arguments.trap("Can't construct Array with count < 0") }
      let value = arguments.last(1)
      try arguments.charge(count)
      return arguments.array(
        try arguments.interpreter.values(0..<count) { _ in value }, of: arguments.generic(0))
    }
  }

  private mutating func addContiguousArrays() {
    native("_contiguous(_:)") { arguments in
      let type = arguments.interpreter.types.token(named: "ContiguousArray", [arguments.generic(0)])
      return .array(ArrayBox(try arguments.array(0).elements, type: type))
    }
    native("ContiguousArray._elements.get") { arguments in
      let box = try arguments.array(0)
      let element = arguments.interpreter.types[box.type].arguments.first ?? .unknown
      return .array(ArrayBox(box.elements, type: arguments.interpreter.arrayType(of: element)))
    }
  }

  private mutating func addArrayMutations() {
    native("Array.subscript(_:).set") { arguments in
      let (index, value) = (try arguments.int(1), arguments[2])
      try arguments.changeArray(0) { elements in
        guard elements.indices.contains(index) else {
          throw EvaluationError.trap(.indexOutOfRange(index, count: elements.count))
        }
        elements[index] = value
      }
      return .void
    }
    native("Array.append(_:)") { arguments in
      let value = arguments[1]
      try arguments.changeArray(0) { $0.append(value) }
      return .void
    }
    native("Array.reserveCapacity(_:)") { arguments in
      let capacity = try arguments.capacity(1)
      try arguments.changeArray(0) { $0.reserveCapacity(capacity) }
      let (box, interpreter) = (try arguments.array(0), arguments.interpreter)
      if capacity > interpreter.room(of: box) {
        box.room = Int32(clamping: interpreter.room(for: capacity, in: box.type))
      }
      return .void
    }
    native("Array.append(array)") { arguments in
      let tail = try arguments.array(1).elements
      try arguments.changeArray(0) { try arguments.interpreter.append(tail, to: &$0) }
      return .void
    }
    native("Array.insert(_:at:)") { arguments in
      let (value, index) = (arguments[1], try arguments.int(2))
      try arguments.changeArray(0) { elements in
        guard index >= 0, index <= elements.count else { throw arguments.trap("Array index is out of range") }
        elements.insert(value, at: index)
      }
      return .void
    }
    native("Array._replace(_:_:_:)") { arguments in
      let (start, end) = (try arguments.int(1), try arguments.int(2))
      let replacement = try arguments.array(3).elements
      try arguments.charge(replacement.count)
      try arguments.changeArray(0) { $0.replaceSubrange(start..<end, with: replacement) }
      return .void
    }
    native("Array.swapAt(_:_:)") { arguments in
      let (a, b) = (try arguments.int(1), try arguments.int(2))
      if a == b { return .void }
      try arguments.changeArray(0) { elements in
        if let index = [a, b].first(where: { !elements.indices.contains($0) }) {
          throw EvaluationError.trap(.indexOutOfRange(index, count: elements.count))
        }
        elements.swapAt(a, b)
      }
      return .void
    }
    addArrayRemovals()
  }

  private mutating func addArrayRemovals() {
    native("Array.remove(at:)") { arguments in
      let index = try arguments.int(1)
      return try arguments.changeArray(0) { elements in
        guard elements.indices.contains(index) else {
          throw EvaluationError.trap(.indexOutOfRange(index, count: elements.count))
        }
        return elements.remove(at: index)
      }
    }
    native("Array.removeLast()") { arguments in
      try arguments.changeArray(0) { elements in
        guard let last = elements.popLast() else {
          throw arguments.trap("Can't remove last element from an empty collection")
        }
        return last
      }
    }
    native("Array.removeFirst()") { arguments in
      try arguments.changeArray(0) { elements in
        if elements.isEmpty { throw arguments.trap("Can't remove first element from an empty collection") }
        return elements.removeFirst()
      }
    }
    native("Array.removeAll(keepingCapacity:)") { arguments in
      let box = try arguments.array(0)
      let emptied = ArrayBox([], type: box.type)
      if try arguments.bool(1) { emptied.room = Int32(clamping: arguments.interpreter.room(of: box)) }
      arguments[0] = .array(emptied)
      return .void
    }
  }
}

extension Arguments {
  /// Changes an array in place.
  func changeArray<R>(_ index: Int, _ body: (inout [Value]) throws -> R) throws -> R {
    var failure: (any Error)?
    let result = try withArray(index) { elements throws(EvaluationError) -> R? in
      do {
        return try body(&elements)
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    guard let result else { preconditionFailure("a change either has a result or fails") }
    return result
  }
}
