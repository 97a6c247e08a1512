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

  /// The type of a value that is declared as a generic parameter: one that is an existential is nothing more, whatever is in it.
  func typeOf(_ value: Value, declaredAs type: TypeToken) -> TypeToken {
    switch types[type].storage {
    case .existential: type
    case .metatype: dynamicType(of: value)
    default: typeOf(value, static: type)
    }
  }

  /// A value as a value of a type, or nil if it is not one.
  public func cast(_ value: Value, to target: TypeToken) throws(EvaluationError) -> Value? {
    let info = types[target]
    if info.storage == .optional, let wrapped = info.arguments.first {
      switch value {
      case .none: return Value.none
      case .optional(let box):
        if let type = box.type { return try castOptional(box.value, of: type, to: target) }
        guard let inner = box.value.unwrapped else { return Value.none }
        return try cast(inner, to: wrapped).map(\.wrapped)
      default: return try cast(value, to: wrapped).map(\.wrapped)
      }
    }
    if info.type == .any { return value }
    switch value {
    case .none: return isAnyObject(info.type) ? try object(holding: value) : nil
    case .optional(let box):
      if let type = box.type, info.storage == .existential, conforms(type, toAll: info.type) { return value }
      guard let inner = box.value.unwrapped else {
        return isAnyObject(info.type) ? try object(holding: value) : isAnyHashable(target) ? hashable(value) : nil
      }
      return try cast(inner, to: target)
    default: break
    }
    let type = dynamicType(of: value)
    if type == target { return value }
    // What `AnyHashable` holds is what it is.
    if let base = base(ofHashable: value), info.storage != .existential { return try cast(base, to: target) }
    if case .object(let object) = value, info.storage != .object { return try cast(object, to: target, info) }
    switch info.storage {
    case .object: return isSubclass(type, of: target) ? value : try bridged(value, to: target)
    case .existential:
      if conforms(type, toAll: info.type) { return value }
      return isAnyObject(info.type) ? try object(holding: value) : nil
    case .array: return try castArray(value, info)
    case .dictionary: return try castDictionary(value, target, info)
    case .set: return try castSet(value, target, info)
    case .tuple: return try castTuple(value, target, info)
    case .function:
      if case .closure(let box) = value { return box.type == .unknown || box.type == target ? value : nil }
      return nil
    case .metatype:
      guard case .metatype(let found) = value, case .metatype = info.type, let wanted = info.arguments.first else {
        return nil
      }
      return isInstance(found, of: wanted) ? value : nil
    case .unknown: return info.type == .unknown ? value : nil
    case .structure: return isAnyHashable(target) && isHashable(type) ? hashable(value) : nil
    default: return nil
    }
  }

  /// An object as a value of a type that is no class.
  private func cast(_ object: ObjectBox, to target: TypeToken, _ info: TypeInfo) throws(EvaluationError) -> Value? {
    switch info.storage {
    case .existential where conforms(object.type, toAll: info.type): return .object(object)
    case .bool, .int, .double, .float, .cgFloat, .integer:
      if let number = number(in: object, as: info.storage) { return number }
    case .structure where isAnyHashable(target) && isHashable(object.type): return hashable(.object(object))
    case .unknown: return info.type == .unknown ? .object(object) : nil
    default: break
    }
    guard let content = try content(of: object), !content.isObject else { return nil }
    return isNumber(object) ? nil : try cast(content, to: target)
  }

  /// A value as an object of a class of Foundation, if the class of its object is one: `1 as Any is NSNumber`.
  private func bridged(_ value: Value, to target: TypeToken) throws(EvaluationError) -> Value? {
    guard let id = types[target].nominal, program[id].isCatalogue, value.isBridged else { return nil }
    let object = try object(holding: value)
    return !isBox(object) && isSubclass(dynamicType(of: object), of: target) ? object : nil
  }

  func isAnyObject(_ type: Type) -> Bool {
    guard case .existential(let protocols, let superclass, _) = type, superclass.isEmpty, protocols.count == 1 else {
      return false
    }
    return program[protocols[0]].name == "AnyObject"
  }

  private func isHashable(_ type: TypeToken) -> Bool {
    guard let id = protocolID("Hashable") else { return false }
    return conforms(type, to: id)
  }

  /// An optional in its flat form as an optional of another type.
  ///
  /// A nil is as deep in the result as it was, counted from the inside. A value loses the outer optionals of both types, and if what
  /// is in it does not fit without them, those of its own type only.
  private func castOptional(
    _ value: Value, of type: TypeToken, to target: TypeToken
  ) throws(EvaluationError) -> Value? {
    guard let inner = value.unwrapped else {
      let depth = max(0, optionalLevels(of: target) - optionalLevels(of: type))
      return (0..<depth).reduce(Value.none) { value, _ in value.wrapped }
    }
    let opened = opened(inner, of: types[type].arguments.first)
    if let wrapped = types[target].arguments.first, let result = try cast(opened, to: wrapped) { return result.wrapped }
    return try cast(opened, to: target)
  }

  private func optionalLevels(of type: TypeToken) -> Int {
    guard types[type].storage == .optional, let wrapped = types[type].arguments.first else { return 0 }
    return 1 + optionalLevels(of: wrapped)
  }

  private func conforms(_ type: TypeToken, toAll existential: Type) -> Bool {
    guard case .existential(let protocols, let superclass, let constraints) = existential else { return false }
    for id in protocols where !conforms(type, to: id) {
      if program[id].name != "AnyObject" || types[type].storage != .object { return false }
    }
    return superclass.allSatisfy { isSubclass(type, of: types.token($0)) }
      && constraints.allSatisfy { satisfies(type, $0) }
  }

  /// Whether an associated type of a type is what it must be.
  private func satisfies(_ type: TypeToken, _ constraint: Type.Constraint) -> Bool {
    let found = checked.associatedType(constraint.name, of: constraint.protocolID, in: types[type].type)
    return found.map { types.token($0) == types.token(constraint.type) } ?? false
  }

  /// Whether a type is one of those whose metatypes a metatype stands for; a protocol does not conform to itself.
  private func isInstance(_ found: TypeToken, of wanted: TypeToken) -> Bool {
    if types[wanted].type == .any { return true }
    if types[found].storage == .existential { return false }
    if found == wanted || isSubclass(found, of: wanted) { return true }
    return conforms(found, toAll: types[wanted].type)
  }

  private func castArray(_ value: Value, _ info: TypeInfo) throws(EvaluationError) -> Value? {
    guard case .array(let box) = value, let element = info.arguments.first,
      !isContiguous(box.type), info.nominal == types.nominal("Array")
    else { return nil }
    var elements: [Value] = []
    for item in box.elements {
      guard let converted = try cast(opened(item, of: types[box.type].arguments.first), to: element) else { return nil }
      elements.append(converted)
    }
    return .array(ArrayBox(elements, type: types.token(info.type)))
  }

  private func castSet(_ value: Value, _ target: TypeToken, _ info: TypeInfo) throws(EvaluationError) -> Value? {
    guard case .set(let box) = value, let element = info.arguments.first else { return nil }
    var table = ValueTable()
    for item in box.table.keys {
      guard let converted = try cast(item, to: element) else { return nil }
      try table.set(converted, to: .void, in: self)
    }
    return .set(SetBox(table, type: target))
  }

  private func castDictionary(_ value: Value, _ target: TypeToken, _ info: TypeInfo) throws(EvaluationError) -> Value? {
    guard case .dictionary(let box) = value, info.arguments.count == 2 else { return nil }
    var table = ValueTable()
    for (key, value) in box.table.pairs {
      guard let key = try cast(key, to: info.arguments[0]),
        let value = try cast(opened(value, of: types[box.type].arguments.last), to: info.arguments[1])
      else { return nil }
      try table.set(key, to: value, in: self)
    }
    return .dictionary(DictionaryBox(table, type: target))
  }

  private func castTuple(_ value: Value, _ target: TypeToken, _ info: TypeInfo) throws(EvaluationError) -> Value? {
    guard case .tuple(let box) = value, box.count == info.arguments.count,
      case .tuple(let own) = types[box.type].type, case .tuple(let wanted) = info.type,
      zip(own, wanted).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
    else { return nil }
    var elements: [Value] = []
    for index in 0..<box.count {
      let item = opened(box[index], of: types[box.type].arguments[index])
      guard let converted = try cast(item, to: info.arguments[index]) else { return nil }
      elements.append(converted)
    }
    return .tuple(Aggregate.make(type: target, elements))
  }

  /// A flat element of a container as a value that says of itself that it is an optional.
  func opened(_ value: Value, of type: TypeToken?) -> Value {
    guard let type, types[type].storage == .optional else { return value }
    return .optional(OptionalBox(value, type: type))
  }

  func failedCast(_ value: Value, _ target: TypeToken) throws(EvaluationError) -> EvaluationError {
    let wanted = moduleQualified(target)
    if case .opaque(let box) = value { return .needsValue(of: box) }
    if case .none = value { return .trap(Trap("Unexpectedly found nil while unwrapping an Optional value")) }
    if let (element, type) = try unfit(value, types[target]) { return try failedCast(element, type) }
    return .trap(Trap("Could not cast value of type '\(moduleQualified(dynamicType(of: value)))' to '\(wanted)'."))
  }

  /// The first part of a collection that does not cast, which Swift names instead of the collection.
  private func unfit(_ value: Value, _ info: TypeInfo) throws(EvaluationError) -> (Value, TypeToken)? {
    switch (value, info.storage) {
    case (.array(let box), .array): return try unfit(box.elements, info.arguments.first)
    case (.set(let box), .set): return try unfit(box.table.keys, info.arguments.first)
    case (.dictionary(let box), .dictionary):
      guard info.arguments.count == 2 else { return nil }
      for (key, value) in box.table.pairs {
        if let part = try unfit([key], info.arguments[0]) { return part }
        if let part = try unfit([value], info.arguments[1]) { return part }
      }
      return nil
    default: return nil
    }
  }

  private func unfit(_ values: [Value], _ type: TypeToken?) throws(EvaluationError) -> (Value, TypeToken)? {
    guard let type else { return nil }
    for value in values where try cast(value, to: type) == nil { return (value, type) }
    return nil
  }

  private func moduleQualified(_ type: TypeToken) -> String { describe(type, qualified: true) }
}
