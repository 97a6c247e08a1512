import TheseusInterpreter
import TheseusProgram
import TheseusTypes

extension Evaluator {
  /// The elements of a collection, in order.
  func elements(of data: Value) throws -> [Value] {
    switch data.opened {
    case .array(let box): return box.elements
    case .set(let box): return box.table.keys
    case .structure(let box): if let range = integers(of: box) { return range.map { .int($0) } }
    case .none: return []
    default: break
    }
    return try iterated(data)
  }

  /// The elements that a sequence's iterator gives.
  private func iterated(_ data: Value) throws -> [Value] {
    let type = type(of: data)
    guard var iterator = try interpreter.callRequirement("Sequence", "makeIterator()", on: type, [data]),
      let next = interpreter.witness(named: "next()", of: "IteratorProtocol", in: self.type(of: iterator))
    else {
      if case .opaque(let box) = data { throw EvaluationError.needsValue(of: box) }
      throw EvaluationError.trap(
        Trap("Theseus does not run a ForEach over '\(typeName(of: data))' yet", reason: .unsupported))
    }
    var elements: [Value] = []
    while true {
      let (element, inouts) = try interpreter.callMutating(next.function, [iterator], generics: next.generics)
      iterator = inouts.first ?? iterator
      guard let element = element.unwrapped else { return elements }
      elements.append(element)
    }
  }

  /// The integers of a `Range<Int>` or `ClosedRange<Int>`.
  private func integers(of box: Aggregate) -> Range<Int>? {
    guard let nominal = interpreter.types[box.type].nominal, box.count == 2,
      case .int(let low) = box[0], case .int(let high) = box[1]
    else { return nil }
    switch program[nominal].name {
    case "Range": return low..<max(low, high)
    case "ClosedRange": return low..<max(low, high + 1)
    default: return nil
    }
  }

  /// The ids of `Identifiable` elements.
  func ids(of elements: [Value]) throws -> [Value] {
    guard let first = elements.first else { return [] }
    let type = type(of: first)
    if let field = idField(of: type), elements.allSatisfy({ self.type(of: $0) == type }) {
      return elements.map { $0.fieldOrMember(field) }
    }
    return try elements.map(id)
  }

  /// The stored property that gives `id`, if it is one.
  private func idField(of type: TypeToken) -> Int? {
    guard let nominal = interpreter.types[type].nominal else { return nil }
    return program[nominal].fields.firstIndex { $0.name == "id" && $0.observation == .none && $0.strength == .strong }
  }

  /// The id of an `Identifiable` value.
  func id(of element: Value) throws -> Value {
    if let field = idField(of: type(of: element)) { return element.fieldOrMember(field) }
    if let id = try interpreter.callRequirement("Identifiable", "id.get", on: type(of: element), [element]) {
      return id
    }
    if case .object(let box) = element { return .int(Int(bitPattern: ObjectIdentifier(box))) }
    throw trap("type '\(typeName(of: element))' does not conform to protocol 'Identifiable'")
  }

  /// An element of an array by position.
  func element(at index: Int, of collection: Value) throws -> Value {
    guard case .array(let box) = collection.opened else {
      throw trap("Theseus does not run bindings to elements of '\(typeName(of: collection))' yet")
    }
    guard box.elements.indices.contains(index) else {
      throw EvaluationError.trap(.indexOutOfRange(index, count: box.elements.count))
    }
    return box.elements[index]
  }

  /// An array with another element at a position.
  func settingElement(at index: Int, of collection: Value, to value: Value) throws -> Value {
    guard case .array(let box) = collection.opened else {
      throw trap("Theseus does not run bindings to elements of '\(typeName(of: collection))' yet")
    }
    guard box.elements.indices.contains(index) else {
      throw EvaluationError.trap(.indexOutOfRange(index, count: box.elements.count))
    }
    var elements = box.elements
    elements[index] = value
    return .array(ArrayBox(elements, type: box.type))
  }

  // MARK: Navigation paths

  /// The values of a navigation path: an array, or a `NavigationPath`.
  func pathElements(of path: Value) throws -> [Value] {
    switch path.opened {
    case .array(let box): box.elements.map { isAnyHashable($0) ? $0.field(0).opened : $0 }
    case .structure(let box): try box.values.first.map(pathElements) ?? []
    default: []
    }
  }

  /// A path with one more value.
  func path(_ path: Value, appending value: Value) throws -> Value {
    if case .structure = path.opened {
      let erased = makeStructure("AnyHashable", [value])
      return changing(path) { $0.append(erased) }
    }
    return changing(path) { $0.append(value) }
  }

  private func isAnyHashable(_ value: Value) -> Bool {
    guard case .structure(let box) = value else { return false }
    return box.type == interpreter.types.token(named: "AnyHashable")
  }

  /// The first values of a path.
  func path(_ path: Value, prefix count: Int) throws -> Value { changing(path) { $0 = Array($0.prefix(count)) } }

  private func changing(_ path: Value, _ body: (inout [Value]) -> Void) -> Value {
    switch path.opened {
    case .array(let box):
      var elements = box.elements
      body(&elements)
      return .array(ArrayBox(elements, type: box.type))
    case .structure(let box) where box.count > 0: return path.replacingField(0, with: changing(box[0], body))
    default: return path
    }
  }
}
