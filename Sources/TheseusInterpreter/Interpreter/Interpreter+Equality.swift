import TheseusTypes

extension Interpreter {
  /// Whether two values are equal by their type's own `==`; without one, by their fields.
  public func areEqual(_ a: Value, _ b: Value) throws(EvaluationError) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.structure(let x), .structure(let y)):
      guard x.type == y.type else { return false }
      if let result = try ownEquality(x.type, a, b) { return result }
      return try areElementsEqual(x, y)
    case (.payload(let x), .payload(let y)):
      guard x.type == y.type else { return false }
      if let result = try ownEquality(x.type, a, b) { return result }
      guard x.tag == y.tag else { return false }
      return try areElementsEqual(x, y)
    case (.enumeration(let x, let tag), .enumeration(let y, let other)):
      guard x == y else { return false }
      if let result = try ownEquality(x, a, b) { return result }
      return tag == other
    case (.enumeration(let x, _), .payload(let y)):
      guard x == y.type, let result = try ownEquality(x, a, b) else { return false }
      return result
    case (.payload(let x), .enumeration(let y, _)):
      guard x.type == y, let result = try ownEquality(y, a, b) else { return false }
      return result
    case (.object(let x), .object(let y)):
      if let result = try ownEquality(x.type, a, b) { return result }
      return x === y
    case (.array(let x), .array(let y)): return try areEqual(x.elements, y.elements)
    case (.dictionary(let x), .dictionary(let y)): return try areEqual(x.table, y.table)
    case (.set(let x), .set(let y)): return try areEqual(x.table, y.table)
    case (.tuple(let x), .tuple(let y)): return try areElementsEqual(x, y)
    case (.optional(let x), .optional(let y)): return try areEqual(x.value, y.value)
    case (.optional(let x), _) where x.type != nil: return try areEqual(x.value, b)
    case (_, .optional(let y)) where y.type != nil: return try areEqual(a, y.value)
    case (.record(let x), .record(let y)):
      return try areRecordsEqual(x, y) { a, b throws(EvaluationError) in try areEqual(a, b) }
    default: return try areIdentical(a, b)
    }
  }

  private func areEqual(_ a: [Value], _ b: [Value]) throws(EvaluationError) -> Bool {
    guard a.count == b.count else { return false }
    try checkStack()
    for index in a.indices {
      if try !areEqual(a[index], b[index]) { return false }
      try work()
    }
    return true
  }

  private func areElementsEqual(_ a: Aggregate, _ b: Aggregate) throws(EvaluationError) -> Bool {
    if a === b { return true }
    guard a.count == b.count else { return false }
    try checkStack()
    for index in 0..<a.count where try !areEqual(a[index], b[index]) { return false }
    return true
  }

  private func areEqual(_ a: ValueTable, _ b: ValueTable) throws(EvaluationError) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in a.pairs {
      try work()
      guard let position = try b.find(key, in: self), try areEqual(value, b.value(at: position)) else { return false }
    }
    return true
  }

  private func ownEquality(_ type: TypeToken, _ a: Value, _ b: Value) throws(EvaluationError) -> Bool? {
    guard let (protocolID, requirement) = requirement("Equatable", "==(_:_:)"),
      conforms(type, to: protocolID),
      let target = witness(requirement, of: protocolID, in: type),
      program[target.function].implementation == .body
    else { return nil }
    let offset = program[target.function].selfKind == .metatype ? [Value.metatype(type)] : []
    return try call(target.function, offset + [a, b], generics: target.generics, on: currentFiber ?? mainFiber).asBool
  }

  /// Whether a type is `Equatable`.
  public func isEquatable(_ type: TypeToken) -> Bool {
    guard let id = protocolID("Equatable") else { return false }
    return conforms(type, to: id)
  }

  /// Whether two values are the same without running any code of the program: fields one by one, objects by identity,
  /// closures by their code and captures.
  public func areIdentical(_ a: Value, _ b: Value) throws(EvaluationError) -> Bool {
    switch (a, b) {
    case (.none, .none), (.void, .void): true
    case (.bool(let x), .bool(let y)): x == y
    case (.int(let x), .int(let y)): x == y
    case (.double(let x), .double(let y)), (.cgFloat(let x), .cgFloat(let y)): x == y
    case (.cgFloat(let x), .double(let y)), (.double(let x), .cgFloat(let y)): x == y
    case (.float(let x), .float(let y)): x == y
    case (.integer(let x), .integer(let y)): x == y
    case (.enumeration(let x, let tag), .enumeration(let y, let other)): x == y && tag == other
    case (.metatype(let x), .metatype(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.character(let x), .character(let y)): x == y
    case (.structure(let x), .structure(let y)), (.tuple(let x), .tuple(let y)), (.payload(let x), .payload(let y)):
      try areElementsIdentical(x, y)
    case (.object(let x), .object(let y)): x === y
    case (.array(let x), .array(let y)): x === y ? true : try areIdentical(x.elements, y.elements)
    case (.dictionary(let x), .dictionary(let y)): x === y ? true : try areIdentical(x.table, y.table)
    case (.set(let x), .set(let y)): x === y ? true : try areIdentical(x.table, y.table)
    case (.closure(let x), .closure(let y)): try areClosuresIdentical(x, y)
    case (.optional(let x), .optional(let y)): try areIdentical(x.value, y.value)
    case (.record(let x), .record(let y)):
      try areRecordsEqual(x, y) { a, b throws(EvaluationError) in try areIdentical(a, b) }
    case (.keyPath(let x), .keyPath(let y)): try areKeyPathsEqual(x, y)
    case (.native(let x), .native(let y)): x === y || (x.type == y.type && x.isEqual(to: y))
    case (.opaque(let x), .opaque(let y)): try areOpaqueEqual(x, y)
    case (.weak(let x), .weak(let y)): x.object === y.object
    case (.cell(let x), .cell(let y)): x === y
    default: false
    }
  }

  private func areIdentical(_ a: [Value], _ b: [Value]) throws(EvaluationError) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices {
      if try !areIdentical(a[index], b[index]) { return false }
      try work()
    }
    return true
  }

  private func areIdentical(_ a: ValueTable, _ b: ValueTable) throws(EvaluationError) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in a.pairs {
      try work()
      guard let position = try b.find(key, in: self), try areIdentical(value, b.value(at: position)) else {
        return false
      }
    }
    return true
  }

  private func areElementsIdentical(_ a: Aggregate, _ b: Aggregate) throws(EvaluationError) -> Bool {
    if a === b { return true }
    guard a.type == b.type, a.tag == b.tag, a.count == b.count else { return false }
    return try a.withUnsafeMutablePointerToElements { x throws(EvaluationError) in
      try b.withUnsafeMutablePointerToElements { y throws(EvaluationError) in
        for index in 0..<a.count where try !areIdentical(x[index], y[index]) { return false }
        return true
      }
    }
  }

  private func areClosuresIdentical(_ a: ClosureBox, _ b: ClosureBox) throws(EvaluationError) -> Bool {
    if a === b { return true }
    switch (a.kind, b.kind) {
    case (.code(let x), .code(let y)):
      guard x === y, a.generics == b.generics else { return false }
      return try areIdentical(a.captures, b.captures)
    default: return false
    }
  }

  private func areRecordsEqual(
    _ a: Record, _ b: Record, by areEqual: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> Bool {
    if a === b { return true }
    guard a.function == b.function, a.type == b.type, a.arguments.count == b.arguments.count else { return false }
    for index in a.arguments.indices where try !areEqual(a.arguments[index], b.arguments[index]) { return false }
    return true
  }

  private func areOpaqueEqual(_ a: OpaqueBox, _ b: OpaqueBox) throws(EvaluationError) -> Bool {
    guard a.name == b.name, (a.base == nil) == (b.base == nil), a.arguments?.count == b.arguments?.count else {
      return false
    }
    if let x = a.base, let y = b.base, try !areIdentical(x, y) { return false }
    for (x, y) in zip(a.arguments ?? [], b.arguments ?? []) {
      guard x.label == y.label, try areIdentical(x.value, y.value) else { return false }
    }
    return true
  }

  private func areKeyPathsEqual(_ a: KeyPathBox, _ b: KeyPathBox) throws(EvaluationError) -> Bool {
    if a === b { return true }
    guard a.components.count == b.components.count, a.path == b.path else { return false }
    for (x, y) in zip(a.components, b.components) {
      switch (x, y) {
      case (.field(let i, _), .field(let j, _)), (.tupleElement(let i), .tupleElement(let j)):
        if i != j { return false }
      case (.computed(let getter, _, _, let arguments, _), .computed(let other, _, _, let others, _)):
        guard getter == other, arguments.count == others.count else { return false }
        for index in arguments.indices where try !areEqual(arguments[index], others[index]) { return false }
      case (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap), (.optionalWrap, .optionalWrap): continue
      case (.dynamic(let name), .dynamic(let other)): if name != other { return false }
      default: return false
      }
    }
    return true
  }
}
