extension NativeTable {
  /// `Hasher`, and what compares or hashes values of any type.
  mutating func addHashing() {
    native("Hasher.init()") { arguments in
      .native(HasherObject(type: arguments.interpreter.types.token(named: "Hasher")))
    }
    native("Hasher.combine(_:)") { arguments in
      let object = try arguments.native(0, as: HasherObject.self)
      try object.feed { (hasher) throws(EvaluationError) in try arguments.interpreter.hash(arguments[1], into: &hasher)
      }
      return .void
    }
    native("Hasher.finalize()") { .int(try $0.native(0, as: HasherObject.self).hasher.finalize()) }
    native("Hashable.hashValue.get") { .int(try $0.interpreter.hash($0[0])) }
    native("_isEqual(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("_hash(_:into:)") { try $0.feedHasher() }
    native("_isEqualHashable(_:_:)") { .bool(try $0.interpreter.areEqualHashables($0[0], $0[1])) }
    native("_hashHashable(_:into:)") { arguments in
      let object = try arguments.native(1, as: HasherObject.self)
      try object.feed { (hasher) throws(EvaluationError) in
        try arguments.interpreter.hash(arguments[0].canonicalHashable, into: &hasher)
      }
      return .void
    }
    native("===(_:_:)") { arguments in
      switch (arguments[0], arguments[1]) {
      case (.object(let a), .object(let b)): .bool(a === b || arguments.interpreter.areShared(a, b))
      case (.none, .none): .bool(true)
      case (.object, _), (_, .object), (.none, _), (_, .none): .bool(false)
      // Objects of frameworks are values here, of which nothing says which is which.
      default: throw arguments.unsupported("'===' of what has no identity here")
      }
    }
    native("_objectSerial(_:)") { arguments in
      guard case .object(let object) = arguments[0] else { return .int(0) }
      return .int(object.serial)
    }
    native("_objectOrder(_:_:)") { arguments in
      guard case .metatype(let type) = arguments[0] else { return .int(0) }
      return .int(Int(type.index) << 32 + (arguments[1].asInt ?? 0))
    }
  }
}

extension Arguments {
  /// Feeds the hasher in the second argument with the first.
  func feedHasher() throws -> Value {
    let object = try native(1, as: HasherObject.self)
    try object.feed { (hasher) throws(EvaluationError) in try interpreter.hash(self[0], into: &hasher) }
    return .void
  }
}
