import TheseusTypes

/// The bytes that a value of a type takes in memory, as the compiler lays them out on 64 bits.
struct StorageLayout {
  /// The bytes of the value itself.
  var size: Int
  /// What its address is a multiple of.
  var alignment: Int
  /// How many patterns of its bytes are no value, in which an optional keeps its nil.
  var spare: Int

  /// The bytes from one element of an array to the next.
  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  /// One value of a number of bytes of which every pattern means something.
  static func number(_ size: Int) -> StorageLayout { StorageLayout(size: size, alignment: size, spare: 0) }
  /// A reference to an object.
  static let reference = StorageLayout(size: 8, alignment: 8, spare: 0x7FFF_FFFF)
  /// A reference to an object with a word beside it.
  static let thickReference = StorageLayout(size: 16, alignment: 8, spare: 0x7FFF_FFFF)

  /// Stored one behind another, each where its alignment allows it.
  init(sequence fields: [StorageLayout]) {
    self.init(size: 0, alignment: 1, spare: 0)
    for field in fields {
      size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
      alignment = max(alignment, field.alignment)
      spare = max(spare, field.spare)
    }
  }

  init(size: Int, alignment: Int, spare: Int) {
    self.size = size
    self.alignment = alignment
    self.spare = spare
  }

  /// One of a number of cases that hold nothing.
  init(cases count: Int) {
    let size = count < 2 ? 0 : count <= 256 ? 1 : 2
    self.init(size: size, alignment: max(1, size), spare: count < 2 ? 0 : (1 << (8 * size)) - count)
  }

  /// Either a value or one of a number of cases that hold nothing.
  init(_ payload: StorageLayout, orOneOf count: Int) {
    self = payload
    guard count > spare else {
      spare -= count
      return
    }
    // What does not fit into the value is told by a tag behind it, whose own spare patterns the compiler leaves unused.
    let perTag = payload.size >= 4 ? 1 << 32 : 1 << (8 * payload.size)
    let tags = 1 + (count - spare + perTag - 1) / perTag
    size += tags <= 256 ? 1 : 2
    spare = 0
  }
}

extension Interpreter {
  /// How values of a type are laid out; nil where it is not known.
  func layout(of type: TypeToken) -> StorageLayout? {
    let info = types[type]
    switch info.storage {
    case .bool: return StorageLayout(size: 1, alignment: 1, spare: 254)
    case .int, .double, .cgFloat: return .number(8)
    case .float: return .number(4)
    case .integer(let kind): return .number(kind.byteCount)
    case .string, .character, .function: return .thickReference
    case .array, .dictionary, .set, .object: return .reference
    case .optional: return info.arguments.first.flatMap(layout).map { StorageLayout($0, orOneOf: 1) }
    case .tuple: return sequence(info.arguments)
    case .structure: return layoutOfStructure(type)
    case .enumeration: return layoutOfEnumeration(type)
    case .existential: return layoutOfExistential(info.type)
    case .metatype: return layoutOfMetatype(info)
    case .unknown: return nil
    }
  }

  /// The type, and the tables of functions that go with it.
  private func layoutOfMetatype(_ info: TypeInfo) -> StorageLayout? {
    if case .protocolMetatype = info.type { return .reference }
    let instance = info.arguments.first ?? .unknown
    switch types[instance].storage {
    case .existential:
      guard case .existential(let protocols, _, _) = types[instance].type else { return nil }
      return StorageLayout(size: 8 + 8 * tableCount(protocols), alignment: 8, spare: 0x7FFF_FFFF)
    case .unknown: return nil
    default: return .reference
    }
  }

  private func sequence(_ parts: [TypeToken]) -> StorageLayout? {
    var layouts: [StorageLayout] = []
    for part in parts {
      guard let layout = layout(of: part) else { return nil }
      layouts.append(layout)
    }
    return StorageLayout(sequence: layouts)
  }

  /// Structs of the library have other fields here than in Swift.
  private func layoutOfStructure(_ type: TypeToken) -> StorageLayout? {
    guard let id = types[type].nominal else { return nil }
    let nominal = program[id]
    if nominal.isCatalogue {
      switch nominal.name {
      case "Int128", "UInt128": return .number(16)
      case "Range", "ClosedRange":
        return types[type].arguments.first.flatMap { sequence([$0, $0]) }
      case "Substring": return StorageLayout(size: 32, alignment: 8, spare: 0x7FFF_FFFF)
      case "ArraySlice": return StorageLayout(size: 32, alignment: 8, spare: 0x7FFF_FFFF)
      case "UUID": return StorageLayout(size: 16, alignment: 1, spare: 0)
      case "Date": return .number(8)
      case "Index" where nominal.qualifiedName == "String.Index": return .number(8)
      case "CGPoint", "CGSize", "_NSRange": return StorageLayout(size: 16, alignment: 8, spare: 0)
      case "CGRect": return StorageLayout(size: 32, alignment: 8, spare: 0)
      default: return nil
      }
    }
    var layouts: [StorageLayout] = []
    for index in nominal.fields.indices {
      guard var layout = layout(of: fieldType(index, of: type)) else { return nil }
      if nominal.fields[index].strength == .weak { layout.spare = 0 }
      layouts.append(layout)
    }
    return StorageLayout(sequence: layouts)
  }

  /// Enums of which several cases hold something keep their tag in spare bits, which is not modelled.
  private func layoutOfEnumeration(_ type: TypeToken) -> StorageLayout? {
    guard let id = types[type].nominal, !program[id].isCatalogue else { return nil }
    let cases = program[id].cases
    let full = cases.indices.filter { !cases[$0].payload.isEmpty }
    guard let only = full.first else { return StorageLayout(cases: cases.count) }
    guard full.count == 1, !program[id].isIndirect else { return nil }
    return sequence(payloadTypes(only, of: type)).map {
      cases.count == 1 ? $0 : StorageLayout($0, orOneOf: cases.count - 1)
    }
  }

  /// Whether a protocol asks for another one, whose table is then reached through its own.
  private func refines(_ id: ProtocolID, _ other: ProtocolID) -> Bool {
    program[id].inherited.contains { $0 == other || refines($0, other) }
  }

  private func layoutOfExistential(_ type: Type) -> StorageLayout? {
    guard case .existential(let protocols, let superclass, _) = type else { return nil }
    if protocols.map({ program[$0].name }) == ["Error"] { return .reference }
    let tables = tableCount(protocols)
    let isOfClass = !superclass.isEmpty || protocols.contains { isClassBound($0) }
    // An object is pointed at; another value has three words and its type.
    return StorageLayout(size: (isOfClass ? 8 : 32) + 8 * tables, alignment: 8, spare: 0x7FFF_FFFF)
  }

  /// How many tables of functions go with a value of which only its protocols are known.
  private func tableCount(_ protocols: [ProtocolID]) -> Int {
    let needed = protocols.filter { id in !protocols.contains { $0 != id && refines($0, id) } }
    return needed.count { !["Sendable", "Copyable", "Escapable", "AnyObject"].contains(program[$0].name) }
  }

  /// Whether only classes conform to a protocol.
  private func isClassBound(_ id: ProtocolID) -> Bool {
    program[id].name == "AnyObject" || program[id].inherited.contains { isClassBound($0) }
  }
}
