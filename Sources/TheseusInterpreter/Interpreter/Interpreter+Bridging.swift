import TheseusTypes

/// Between values of Swift and objects of Foundation, as on Linux.
extension Interpreter {
  // MARK: Values as objects

  /// The object that a value is where an object is asked for: `value as AnyObject`.
  func object(holding value: Value) throws(EvaluationError) -> Value {
    switch value {
    case .object: return value
    case .structure where base(ofHashable: value) != nil: return try object(holding: base(ofHashable: value) ?? .none)
    case .none: return object(ofClass: "NSNull", [:])
    case .optional(let box): return try object(holding: box.value)
    case .bool(let flag):
      return object(ofClass: "__NSCFBoolean", ["_scalar": value, "doubleValue": .double(flag ? 1 : 0)])
    case .int, .integer, .double, .float:
      guard let number = value.anyDouble, Bridge.bridge(ofStruct: name(of: dynamicType(of: value))) != nil else {
        return boxed(value)
      }
      return object(ofClass: "NSNumber", ["_scalar": value, "doubleValue": .double(number)])
    case .array(let box):
      var objects: [Value] = []
      for element in box.elements {
        objects.append(try stored(opened(element, of: types[box.type].arguments.first)))
        try work()
      }
      return object(ofClass: "NSArray", ["_storage": .array(ArrayBox(objects, type: arrayType(of: objectType)))])
    case .dictionary(let box): return try object(holding: box)
    case .set(let box): return try object(holding: box)
    default: return objectOfStruct(holding: value)
    }
  }

  private func objectOfStruct(holding value: Value) -> Value {
    let type = dynamicType(of: value)
    guard let id = types[type].nominal, program[id].isCatalogue, let bridge = Bridge.bridge(ofStruct: program[id].name)
    else { return boxed(value) }
    var fields = [bridge.field: value]
    if case .native(let text as SubstringValue) = value { fields[bridge.field] = .string(text.description) }
    if case .structure(let decimal) = value, program[id].name == "Decimal", case .string(let digits) = decimal[0] {
      let number = Value.double(double(ofDecimal: digits))
      fields["_scalar"] = number
      fields["doubleValue"] = number
    }
    return object(ofClass: bridge.className, fields)
  }

  private func object(holding box: DictionaryBox) throws(EvaluationError) -> Value {
    var table = ValueTable()
    for (key, value) in box.table.pairs {
      let held = try stored(opened(value, of: types[box.type].arguments.last))
      try table.set(try stored(key), to: held, in: self)
      try work()
    }
    let type = types.token(named: "Dictionary", [nsObjectType, objectType])
    return object(ofClass: "NSDictionary", ["_storage": .dictionary(DictionaryBox(table, type: type))])
  }

  private func object(holding box: SetBox) throws(EvaluationError) -> Value {
    var table = ValueTable()
    for key in box.table.keys {
      try table.set(try stored(key), to: .void, in: self)
      try work()
    }
    let type = types.token(named: "Set", [nsObjectType])
    return object(ofClass: "NSSet", ["_storage": .set(SetBox(table, type: type))])
  }

  /// An object of Foundation that a collection can hold: what is none is put into a box.
  private func stored(_ value: Value) throws(EvaluationError) -> Value {
    let object = try object(holding: value)
    return isSubclass(dynamicType(of: object), of: nsObjectType) ? object : boxed(object)
  }

  /// Whether an object is a box around a value that has no object of its own.
  func isBox(_ value: Value) -> Bool { name(of: dynamicType(of: value)) == Bridge.box.className }

  /// A value in a box, which is an object with nothing but it.
  private func boxed(_ value: Value) -> Value { object(ofClass: Bridge.box.className, [Bridge.box.field: value]) }

  private func object(ofClass name: String, _ fields: [String: Value]) -> Value {
    let type = types.token(named: name)
    let object = allocate(type)
    guard let id = types[type].nominal else { return .object(object) }
    for (index, field) in program[id].fields.enumerated() { object[index] = fields[field.name] ?? .none }
    return .object(object)
  }

  // MARK: Objects as values

  /// What an object of Foundation holds, as Foundation's collections give it; nil for one that is given as it is.
  func content(of object: ObjectBox) throws(EvaluationError) -> Value? {
    guard let bridge = bridge(of: object), let field = field(bridge.field, of: object) else { return nil }
    switch field {
    case .array(let box) where bridge.className == "NSArray":
      return .array(ArrayBox(try fetched(box.elements), type: arrayType(of: anyType)))
    case .dictionary(let box) where bridge.className == "NSDictionary":
      var table = ValueTable()
      for (key, value) in box.table.pairs {
        try table.set(hashable(try fetched(key)), to: try fetched(value), in: self)
        try work()
      }
      return .dictionary(DictionaryBox(table, type: types.token(named: "Dictionary", [hashableType, anyType])))
    case .set(let box) where bridge.className == "NSSet":
      var table = ValueTable()
      for key in box.table.keys { try table.set(hashable(try fetched(key)), to: .void, in: self) }
      return .set(SetBox(table, type: types.token(named: "Set", [hashableType])))
    default: return field
    }
  }

  /// What Foundation's collections give for an object that they hold: a text for a text's object, but a number's object itself.
  func fetched(_ value: Value) throws(EvaluationError) -> Value {
    guard case .object(let object) = value, let content = try content(of: object) else { return value }
    if case .bool = content { return content }
    return isNumber(object) ? value : content
  }

  /// A number or a text that an object of Foundation holds, or the value itself.
  func plain(_ value: Value) throws(EvaluationError) -> Value {
    guard case .object(let object) = value else { return value }
    if let scalar = field("_scalar", of: object) { return scalar }
    return try fetched(value)
  }

  private func fetched(_ values: [Value]) throws(EvaluationError) -> [Value] {
    var fetched: [Value] = []
    for value in values {
      fetched.append(try self.fetched(value))
      try work()
    }
    return fetched
  }

  /// What a number object of Foundation holds as a number type of Swift; nil if it is no such object, or does not fit.
  func number(in object: ObjectBox, as storage: TypeInfo.Storage) -> Value? {
    guard isNumber(object), let scalar = field("_scalar", of: object) else { return nil }
    if case .bool = storage {
      switch scalar {
      case .bool: return scalar
      default: return scalar.anyDouble.flatMap { $0 == 0 || $0 == 1 ? .bool($0 == 1) : nil }
      }
    }
    if case .cgFloat = storage { return nil }
    let plain = if case .bool(let flag) = scalar { Value.int(flag ? 1 : 0) } else { scalar }
    // As in Foundation, a number of 64 bits is a `Double` only if that holds it exactly.
    switch storage {
    case .double where plain.exceedsDouble: return nil
    case .float:
      guard let number = plain.anyDouble, !plain.exceedsDouble, Double(Float(number)) == number || number.isNaN else {
        return nil
      }
    case .int, .integer: return (wholeNumber(in: object) ?? plain).scalar(as: storage).unwrapped
    default: break
    }
    return plain.scalar(as: storage).unwrapped
  }

  /// The whole digits of a decimal's object, if they are all that there is to it as a `Double`.
  private func wholeNumber(in object: ObjectBox) -> Value? {
    guard case .structure(let decimal)? = field("_decimal", of: object), case .string(let text) = decimal[0],
      let number = Int(text.prefix { $0 != "." }), Double(number) == double(ofDecimal: text)
    else { return nil }
    return .int(number)
  }

  func isNumber(_ object: ObjectBox) -> Bool { field("_scalar", of: object) != nil }

  /// The bridge of the nearest class of Foundation that an object is of.
  private func bridge(of object: ObjectBox) -> Bridge? {
    var type: TypeToken? = object.type
    while let current = type {
      if let id = types[current].nominal, program[id].isCatalogue, let bridge = Bridge.bridge(ofClass: program[id].name)
      {
        return bridge
      }
      type = superclass(of: current)
    }
    return nil
  }

  private func field(_ name: String, of object: ObjectBox) -> Value? {
    guard let id = types[object.type].nominal,
      let index = program[id].fields.firstIndex(where: { $0.name == name }), index < object.count
    else { return nil }
    return object[index]
  }

  // MARK: Identity

  /// Whether two objects are one in Foundation, which keeps one object for some numbers.
  func areShared(_ a: ObjectBox, _ b: ObjectBox) -> Bool {
    let (first, second) = (name(of: a.type), name(of: b.type))
    if first == "NSNull" { return first == second }
    guard ["NSNumber", "__NSCFBoolean"].contains(first), ["NSNumber", "__NSCFBoolean"].contains(second),
      let x = field("_scalar", of: a), let y = field("_scalar", of: b)
    else { return false }
    switch (x, y) {
    case (.bool(let x), .bool(let y)): return x == y
    case (.int, .int), (.int, .integer), (.integer, .int), (.integer, .integer):
      guard let x = x.anyDouble, let y = y.anyDouble else { return false }
      return x == y && x >= -1 && x <= 12
    case (.double(let x), .double(let y)): return x.isShared && y.isShared && x.bitPattern == y.bitPattern
    case (.float(let x), .float(let y)): return Double(x).isShared && x.bitPattern == y.bitPattern
    case (.float(let x), .double(let y)), (.double(let y), .float(let x)):
      return !y.isFinite && (Double(x) == y || x.isNaN && y.isNaN)
    default: return false
    }
  }

  // MARK: AnyHashable

  /// What an `AnyHashable` holds; nil for other values.
  func base(ofHashable value: Value) -> Value? {
    guard case .structure(let box) = value, isAnyHashable(box.type) else { return nil }
    return box[0]
  }

  func isAnyHashable(_ type: TypeToken) -> Bool {
    guard let id = types[type].nominal else { return false }
    return program[id].name == "AnyHashable" && program[id].isCatalogue
  }

  /// A value as an `AnyHashable`.
  func hashable(_ value: Value) -> Value {
    base(ofHashable: value) != nil ? value : .structure(Aggregate.make(type: hashableType, [value]))
  }

  private var hashableType: TypeToken { types.token(named: "AnyHashable") }
  private var nsObjectType: TypeToken { types.token(named: "NSObject") }
  private var objectType: TypeToken {
    checked.protocolID(named: "AnyObject").map { types.token(.existential([$0], superclass: [])) } ?? anyType
  }

  private func name(of type: TypeToken) -> String { types[type].nominal.map { program[$0].name } ?? "" }
}

extension Double {
  /// Whether Foundation keeps one object for the number.
  fileprivate var isShared: Bool { !isFinite || self == 1 || self == 0 && sign == .plus }
}

extension Value {
  /// Whether it is an object.
  var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether it may be an object where an object of Foundation is asked for.
  var isBridged: Bool {
    switch self {
    case .object, .metatype, .closure, .record, .opaque: false
    default: true
    }
  }
}
