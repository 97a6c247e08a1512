import TheseusTypes

extension NativeTable {
  /// The sizes of values.
  mutating func addMemoryLayouts() {
    let measures: [(String, (StorageLayout) -> Int)] = [
      ("size", { $0.size }), ("stride", { $0.stride }), ("alignment", { $0.alignment }),
    ]
    for (name, measure) in measures {
      native("MemoryLayout.\(name).get") { arguments in
        let type = arguments.generic(0)
        guard let layout = arguments.interpreter.layout(of: type) else {
          let text = arguments.interpreter.describe(type, qualified: false)
          throw arguments.unsupported("'MemoryLayout<\(text)>'")
        }
        return .int(measure(layout))
      }
    }
    native("_fieldOffset(_:_:)") { arguments in
      guard case .metatype(let type) = arguments[0], case .keyPath(let path) = arguments[1] else {
        throw arguments.mismatch(1, "PartialKeyPath")
      }
      return try arguments.offset(of: path, in: type).map { .int($0) } ?? .none
    }
    native("_uninitialized()") { arguments in
      let storage = arguments.interpreter.types[arguments.generic(0)].storage
      return Value(memory: Array(repeating: 0, count: 8), of: storage) ?? .none
    }
    native("_discard(_:)") { arguments in
      if case .structure(let box) = arguments[0] { box.follower?.forget() }
      return .void
    }
    native("_bytes(of:)") { arguments in
      let type = arguments.generic(0)
      guard let bytes = arguments[0].memory else {
        throw arguments.unsupported("the bytes of '\(arguments.interpreter.describe(type, qualified: false))'")
      }
      return try arguments.value(bytes: bytes)
    }
    native("_value(ofBytes:_:)") { arguments in
      let type = arguments.generic(0)
      guard let value = Value(memory: try arguments.bytes(0), of: arguments.interpreter.types[type].storage) else {
        throw arguments.unsupported("bytes as '\(arguments.interpreter.describe(type, qualified: false))'")
      }
      return value
    }
  }
}

extension Arguments {
  /// Where what a key path names lies in a value of a type; nil if it is not stored there.
  fileprivate func offset(of path: KeyPathBox, in root: TypeToken) throws -> Int? {
    var (type, offset) = (root, 0)
    for component in path.components {
      let parts: [TypeToken]
      let position: Int
      let info = interpreter.types[type]
      switch (component, info.storage) {
      case (.tupleElement(let index), .tuple): (parts, position) = (info.arguments, index)
      case (.field(let index, _), .structure):
        guard let id = info.nominal, !interpreter.program[id].isCatalogue else {
          throw unsupported("'MemoryLayout<\(interpreter.describe(type, qualified: false))>'")
        }
        parts = interpreter.program[id].fields.indices.map { interpreter.fieldType($0, of: type) }
        position = index
      default: return nil
      }
      let layouts = parts[...position].compactMap { interpreter.layout(of: $0) }
      guard layouts.count == position + 1, let last = layouts.last else {
        throw unsupported("'MemoryLayout<\(interpreter.describe(type, qualified: false))>'")
      }
      offset += StorageLayout(sequence: layouts).size - last.size
      type = parts[position]
    }
    return offset
  }
}

extension Value {
  /// The bytes that a number or a Boolean takes in memory; nil for anything else.
  fileprivate var memory: [UInt8]? {
    switch self {
    case .bool(let flag): [flag ? 1 : 0]
    case .int(let number): Value.bytes(of: UInt64(truncatingIfNeeded: number), count: 8)
    case .integer(let integer): Value.bytes(of: UInt64(truncatingIfNeeded: integer.bits), count: integer.kind.byteCount)
    case .double(let number), .cgFloat(let number): Value.bytes(of: number.bitPattern, count: 8)
    case .float(let number): Value.bytes(of: UInt64(number.bitPattern), count: 4)
    default: nil
    }
  }

  /// A number or a Boolean that lies in memory; nil for anything else.
  fileprivate init?(memory bytes: [UInt8], of storage: TypeInfo.Storage) {
    let bits = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch storage {
    case .bool: self = .bool(bits & 1 == 1)
    case .int: self = .int(Int(truncatingIfNeeded: bits))
    case .integer(let kind): self = .integer(kind.integer(of: bits))
    case .double: self = .double(Double(bitPattern: bits))
    case .cgFloat: self = .cgFloat(Double(bitPattern: bits))
    case .float: self = .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    default: return nil
    }
  }

  private static func bytes(of bits: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
  }
}

extension FixedInteger.Kind {
  /// How many bytes a number takes.
  var byteCount: Int {
    switch self {
    case .int8, .uint8: 1
    case .int16, .uint16: 2
    case .int32, .uint32: 4
    case .int64, .uint64, .uint: 8
    }
  }

  /// The number of a pattern of bits.
  fileprivate func integer(of bits: UInt64) -> FixedInteger {
    switch self {
    case .int8: FixedInteger(Int8(truncatingIfNeeded: bits), kind: self)
    case .int16: FixedInteger(Int16(truncatingIfNeeded: bits), kind: self)
    case .int32: FixedInteger(Int32(truncatingIfNeeded: bits), kind: self)
    case .int64: FixedInteger(Int64(truncatingIfNeeded: bits), kind: self)
    case .uint8: FixedInteger(UInt8(truncatingIfNeeded: bits), kind: self)
    case .uint16: FixedInteger(UInt16(truncatingIfNeeded: bits), kind: self)
    case .uint32: FixedInteger(UInt32(truncatingIfNeeded: bits), kind: self)
    case .uint, .uint64: FixedInteger(bits, kind: self)
    }
  }
}
