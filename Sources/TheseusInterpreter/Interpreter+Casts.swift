import TheseusTypes

extension Interpreter {
  /// The type of a value whose static type is known: an optional's is the static one.
  func typeOf(_ value: Value, static type: TypeToken) -> TypeToken {
    switch types[type].storage {
    case .optional: return type
    case .existential, .object, .unknown:
      let found = dynamicType(of: value)
      return found == .unknown ? type : found
    case .function: return type
    case .metatype:
      let isExistential = types[type].arguments.first.map { types[$0].storage == .existential } ?? false
      return isExistential ? dynamicType(of: value) : type
    default: return type
    }
  }

  /// A value as a value of a type, or nil if it is not one.
  public func cast(_ value: Value, to target: TypeToken) -> Value? {
    let info = types[target]
    if info.storage == .optional, let wrapped = info.arguments.first {
      switch value {
      case .none: return Value.none
      case .optional(let box):
        if let type = box.type { return castOptional(box.value, of: type, to: target) }
        guard let inner = box.value.unwrapped else { return Value.none }
        return cast(inner, to: wrapped).map(\.wrapped)
      default: return cast(value, to: wrapped).map(\.wrapped)
      }
    }
    if info.type == .any { return value }
    switch value {
    case .none: return nil
    case .optional(let box):
      if let type = box.type, info.storage == .existential, conforms(type, toAll: info.type) { return value }
      return box.value.unwrapped.flatMap { cast($0, to: target) }
    default: break
    }
    let type = dynamicType(of: value)
    if type == target { return value }
    // What `AnyHashable` holds is what it is.
    if case .structure(let box) = value, isHashableBox(type), info.storage != .existential {
      return cast(box[0], to: target)
    }
    if isHashableBox(target) { return hashableBox(holding: value, of: type, as: target) }
    switch info.storage {
    case .object: return isSubclass(type, of: target) ? value : foundationObject(holding: value, as: target)
    case .existential: return conforms(type, toAll: info.type) ? value : nil
    case .array: return castArray(value, info)
    case .dictionary: return castDictionary(value, target, info)
    case .set: return castSet(value, target, info)
    case .tuple: return castTuple(value, target, info)
    case .function:
      if case .closure(let box) = value { return box.type == .unknown || box.type == target ? value : nil }
      return nil
    case .metatype:
      guard case .metatype(let found) = value, let wanted = info.arguments.first else { return nil }
      return isInstance(found, of: wanted) ? value : nil
    case .unknown: return info.type == .unknown ? value : nil
    case .bool, .int, .double, .float, .cgFloat, .integer: return number(in: value, as: info.storage)
    case .string: return text(in: value)
    default: return nil
    }
  }

  /// Whether a type is `AnyHashable`.
  private func isHashableBox(_ type: TypeToken) -> Bool {
    types[type].nominal.map { program[$0].name == "AnyHashable" && program[$0].isCatalogue } ?? false
  }

  /// A value in an `AnyHashable`; nil if it is not hashable.
  private func hashableBox(holding value: Value, of type: TypeToken, as target: TypeToken) -> Value? {
    guard let hashable = protocolID("Hashable"), conforms(type, to: hashable) else { return nil }
    return .structure(Aggregate.make(type: target, [value]))
  }

  /// The object of Foundation that a number or a text is where one is asked for: `1 as Any is NSNumber`.
  private func foundationObject(holding value: Value, as target: TypeToken) -> Value? {
    guard let id = types[target].nominal, program[id].isCatalogue else { return nil }
    switch (program[id].name, value) {
    case ("NSNumber", .bool(let flag)): return object(target, ["_scalar": value, "doubleValue": .double(flag ? 1 : 0)])
    case ("NSNumber", .int), ("NSNumber", .integer), ("NSNumber", .double):
      return value.anyDouble.map { object(target, ["_scalar": value, "doubleValue": .double($0)]) }
    case ("NSNumber", .float), ("NSNumber", .cgFloat):
      return value.anyDouble.map { object(target, ["_scalar": .double($0), "doubleValue": .double($0)]) }
    case ("NSString", .string): return object(target, ["_text": value])
    default: return nil
    }
  }

  private func object(_ type: TypeToken, _ fields: [String: Value]) -> Value {
    let object = allocate(type)
    guard let id = types[type].nominal else { return .object(object) }
    for (index, field) in program[id].fields.enumerated() { object[index] = fields[field.name] ?? .none }
    return .object(object)
  }

  /// What a text object of Foundation holds; nil if it is no such object.
  private func text(in value: Value) -> Value? {
    guard case .object(let object) = value, object.count > 0, let id = types[object.type].nominal,
      program[id].isCatalogue, program[id].fields.first?.name == "_text"
    else { return nil }
    return object[0]
  }

  /// What a number object of Foundation holds as a number type of Swift; nil if it is no such object, or does not fit.
  private func number(in value: Value, as storage: TypeInfo.Storage) -> Value? {
    guard case .object(let object) = value, object.count > 0, let id = types[object.type].nominal,
      program[id].isCatalogue, program[id].fields.first?.name == "_scalar"
    else { return nil }
    let scalar = object[0]
    if case .bool = storage {
      switch scalar {
      case .bool: return scalar
      default: return scalar.anyDouble.flatMap { $0 == 0 || $0 == 1 ? .bool($0 == 1) : nil }
      }
    }
    let plain = if case .bool(let flag) = scalar { Value.int(flag ? 1 : 0) } else { scalar }
    return plain.scalar(as: storage).unwrapped
  }

  /// An optional in its flat form as an optional of another type.
  ///
  /// A nil is as deep in the result as it was, counted from the inside. A value loses the outer optionals of both types, and if what
  /// is in it does not fit without them, those of its own type only.
  private func castOptional(_ value: Value, of type: TypeToken, to target: TypeToken) -> Value? {
    guard let inner = value.unwrapped else {
      let depth = max(0, optionalLevels(of: target) - optionalLevels(of: type))
      return (0..<depth).reduce(Value.none) { value, _ in value.wrapped }
    }
    let opened = opened(inner, of: types[type].arguments.first)
    if let wrapped = types[target].arguments.first, let result = cast(opened, to: wrapped) { return result.wrapped }
    return cast(opened, to: target)
  }

  private func optionalLevels(of type: TypeToken) -> Int {
    guard types[type].storage == .optional, let wrapped = types[type].arguments.first else { return 0 }
    return 1 + optionalLevels(of: wrapped)
  }

  private func conforms(_ type: TypeToken, toAll existential: Type) -> Bool {
    guard case .existential(let protocols, let superclass) = existential else { return false }
    for id in protocols where !conforms(type, to: id) {
      if program[id].name != "AnyObject" || types[type].storage != .object { return false }
    }
    return superclass.allSatisfy { isSubclass(type, of: types.token($0)) }
  }

  /// Whether a type is one of those whose metatypes a metatype stands for; a protocol does not conform to itself.
  private func isInstance(_ found: TypeToken, of wanted: TypeToken) -> Bool {
    if found == wanted || isSubclass(found, of: wanted) { return true }
    guard types[found].storage != .existential || types[wanted].type == .any else { return false }
    return conforms(found, toAll: types[wanted].type)
  }

  private func castArray(_ value: Value, _ info: TypeInfo) -> Value? {
    guard case .array(let box) = value, let element = info.arguments.first else { return nil }
    var elements: [Value] = []
    for item in box.elements {
      guard let converted = cast(opened(item, of: types[box.type].arguments.first), to: element) else { return nil }
      elements.append(converted)
    }
    return .array(ArrayBox(elements, type: types.token(info.type)))
  }

  private func castSet(_ value: Value, _ target: TypeToken, _ info: TypeInfo) -> Value? {
    guard case .set(let box) = value, let element = info.arguments.first,
      let table = castKeys(of: box.table, types[box.type].arguments.first, to: element)
    else { return nil }
    return .set(SetBox(table, type: target))
  }

  private func castDictionary(_ value: Value, _ target: TypeToken, _ info: TypeInfo) -> Value? {
    guard case .dictionary(let box) = value, info.arguments.count == 2,
      var table = castKeys(of: box.table, types[box.type].arguments.first, to: info.arguments[0])
    else { return nil }
    var position = 0
    while let next = table.position(from: position) {
      guard
        let converted = cast(
          opened(table.value(at: next), of: types[box.type].arguments.last), to: info.arguments[1])
      else { return nil }
      table.replaceValue(at: next, with: converted)
      position = next + 1
    }
    return .dictionary(DictionaryBox(table, type: target))
  }

  /// A table with its keys as values of a type: the same one unless `AnyHashable`, which hashes in its own way, takes them in or
  /// gives them back.
  private func castKeys(of table: ValueTable, _ own: TypeToken?, to type: TypeToken) -> ValueTable? {
    guard isHashableBox(type) || own.map(isHashableBox) ?? false else {
      return table.keys.allSatisfy { cast($0, to: type) != nil } ? table : nil
    }
    var result = ValueTable()
    for (key, value) in table.pairs {
      guard let converted = cast(key, to: type), case .success = insert(converted, value, into: &result) else {
        return nil
      }
    }
    return result
  }

  private func insert(
    _ key: Value, _ value: Value, into table: inout ValueTable
  ) -> Result<Value?, EvaluationError> {
    Result { () throws(EvaluationError) in try table.set(key, to: value, in: self) }
  }

  private func castTuple(_ value: Value, _ target: TypeToken, _ info: TypeInfo) -> Value? {
    guard case .tuple(let box) = value, box.count == info.arguments.count,
      case .tuple(let own) = types[box.type].type, case .tuple(let wanted) = info.type,
      zip(own, wanted).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
    else { return nil }
    var elements: [Value] = []
    for index in 0..<box.count {
      let item = opened(box[index], of: types[box.type].arguments[index])
      guard let converted = cast(item, to: info.arguments[index]) else { return nil }
      elements.append(converted)
    }
    return .tuple(Aggregate.make(type: target, elements))
  }

  /// A flat element of a container as a value that says of itself that it is an optional.
  func opened(_ value: Value, of type: TypeToken?) -> Value {
    guard let type, types[type].storage == .optional else { return value }
    return .optional(OptionalBox(value, type: type))
  }

  func failedCast(_ value: Value, _ target: TypeToken) -> EvaluationError {
    let wanted = moduleQualified(target)
    if case .none = value { return .trap(Trap("Unexpectedly found nil while unwrapping an Optional value")) }
    if let (element, type) = unfit(value, types[target]) { return failedCast(element, type) }
    return .trap(Trap("Could not cast value of type '\(moduleQualified(dynamicType(of: value)))' to '\(wanted)'."))
  }

  /// The first part of a collection that does not cast, which Swift names instead of the collection.
  private func unfit(_ value: Value, _ info: TypeInfo) -> (Value, TypeToken)? {
    switch (value, info.storage) {
    case (.array(let box), .array):
      guard let element = info.arguments.first else { return nil }
      return box.elements.first { cast($0, to: element) == nil }.map { ($0, element) }
    case (.set(let box), .set):
      guard let element = info.arguments.first else { return nil }
      return box.table.keys.first { cast($0, to: element) == nil }.map { ($0, element) }
    case (.dictionary(let box), .dictionary):
      guard info.arguments.count == 2 else { return nil }
      let parts = box.table.pairs.flatMap { [($0.key, info.arguments[0]), ($0.value, info.arguments[1])] }
      return parts.first { cast($0.0, to: $0.1) == nil }
    default:
      return nil
    }
  }

  private func moduleQualified(_ type: TypeToken) -> String { describe(type, qualified: true) }
}
