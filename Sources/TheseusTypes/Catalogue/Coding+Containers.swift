extension Catalogue {
  /// The types that containers code by themselves.
  private static let scalars = [
    "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  /// A line of each type that containers code by themselves.
  private static func scalarLines(_ line: (String) -> String) -> String {
    scalars.map { "  " + line($0) }.joined(separator: "\n")
  }

  /// The containers of encoders and decoders: protocols, and for those with keys structs that hide which one it is.
  static let codingContainers = #"""
    protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil() throws
    \#(scalarLines { "@_symbol(\"SingleValueEncodingContainer.encode(\($0))\") mutating func encode(_ value: \($0)) throws" })
      mutating func encode<T: Encodable>(_ value: T) throws
    }
    protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
    \#(scalarLines { "@_symbol(\"UnkeyedEncodingContainer.encode(\($0))\") mutating func encode(_ value: \($0)) throws" })
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }
    extension UnkeyedEncodingContainer {
      mutating func encodeConditional<T: Encodable>(_ object: T) throws { try encode(object) }
      mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable { for element in sequence { try encode(element) } }
    }
    protocol KeyedEncodingContainerProtocol {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil(forKey key: Key) throws
    \#(scalarLines { "@_symbol(\"KeyedEncodingContainerProtocol.encode(\($0))\") mutating func encode(_ value: \($0), forKey key: Key) throws" })
      mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
      mutating func encodeConditional<T: Encodable>(_ object: T, forKey key: Key) throws
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: Key) -> any Encoder
    }
    extension KeyedEncodingContainerProtocol {
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { if let value = value { try encode(value, forKey: key) } }
      mutating func encodeConditional<T: Encodable>(_ object: T, forKey key: Key) throws { try encode(object, forKey: key) }
    }
    struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
      typealias Key = K
      var _base: _KeyedEncoding<K>
      init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == K { _base = _KeyedEncodingBox<Container>(container) }
      init(_base: _KeyedEncoding<K>) { self._base = _base }
      var codingPath: [any CodingKey] { _base.codingPath }
      mutating func encodeNil(forKey key: K) throws { try _base.encodeNil(forKey: key) }
      mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws { try _base.encode(value, forKey: key) }
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws { try _base.encodeIfPresent(value, forKey: key) }
      mutating func encodeConditional<T: Encodable>(_ object: T, forKey key: K) throws { try _base.encodeConditional(object, forKey: key) }
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: K) -> KeyedEncodingContainer<NestedKey> { _base.nestedContainer(keyedBy: keyType, forKey: key) }
      mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer { _base.nestedUnkeyedContainer(forKey: key) }
      mutating func superEncoder() -> any Encoder { _base.superEncoder() }
      mutating func superEncoder(forKey key: K) -> any Encoder { _base.superEncoder(forKey: key) }
    }
    class _KeyedEncoding<K: CodingKey> {
      var codingPath: [any CodingKey] { [] }
      func encodeNil(forKey key: K) throws { }
      func encode<T: Encodable>(_ value: T, forKey key: K) throws { }
      func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws { if let value = value { try encode(value, forKey: key) } }
      func encodeConditional<T: Encodable>(_ object: T, forKey key: K) throws { try encode(object, forKey: key) }
      func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: K) -> KeyedEncodingContainer<NestedKey> { fatalError() }
      func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer { fatalError() }
      func superEncoder() -> any Encoder { fatalError() }
      func superEncoder(forKey key: K) -> any Encoder { fatalError() }
    }
    class _KeyedEncodingBox<C: KeyedEncodingContainerProtocol>: _KeyedEncoding<C.Key> {
      var container: C
      init(_ container: C) { self.container = container }
      override var codingPath: [any CodingKey] { container.codingPath }
      override func encodeNil(forKey key: C.Key) throws { try container.encodeNil(forKey: key) }
      override func encode<T: Encodable>(_ value: T, forKey key: C.Key) throws {
    \#(scalarLines { "  if T.self == \($0).self { return try container.encode(value as! \($0), forKey: key) }" })
        try container.encode(value, forKey: key)
      }
      override func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: C.Key) throws {
        if _scalarName(T.self) == "" { return try container.encodeIfPresent(value, forKey: key) }
        if let value = value { try encode(value, forKey: key) }
      }
      override func encodeConditional<T: Encodable>(_ object: T, forKey key: C.Key) throws { try container.encodeConditional(object, forKey: key) }
      override func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: C.Key) -> KeyedEncodingContainer<NestedKey> { container.nestedContainer(keyedBy: keyType, forKey: key) }
      override func nestedUnkeyedContainer(forKey key: C.Key) -> any UnkeyedEncodingContainer { container.nestedUnkeyedContainer(forKey: key) }
      override func superEncoder() -> any Encoder { container.superEncoder() }
      override func superEncoder(forKey key: C.Key) -> any Encoder { container.superEncoder(forKey: key) }
    }
    protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
    \#(scalarLines { "@_symbol(\"SingleValueDecodingContainer.decode(\($0))\") func decode(_ type: \($0).Type) throws -> \($0)" })
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }
    protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
    \#(scalarLines { "@_symbol(\"UnkeyedDecodingContainer.decode(\($0))\") mutating func decode(_ type: \($0).Type) throws -> \($0)" })
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
    }
    extension UnkeyedDecodingContainer {
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
      }
    }
    protocol KeyedDecodingContainerProtocol {
      associatedtype Key: CodingKey
      var codingPath: [any CodingKey] { get }
      var allKeys: [Key] { get }
      func contains(_ key: Key) -> Bool
      func decodeNil(forKey key: Key) throws -> Bool
    \#(scalarLines { "@_symbol(\"KeyedDecodingContainerProtocol.decode(\($0))\") func decode(_ type: \($0).Type, forKey key: Key) throws -> \($0)" })
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
      func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: Key) throws -> any Decoder
    }
    extension KeyedDecodingContainerProtocol {
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if !contains(key) { return nil }
        if try decodeNil(forKey: key) { return nil }
        return try decode(type, forKey: key)
      }
    }
    struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
      typealias Key = K
      var _base: _KeyedDecoding<K>
      init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == K { _base = _KeyedDecodingBox<Container>(container) }
      init(_base: _KeyedDecoding<K>) { self._base = _base }
      var codingPath: [any CodingKey] { _base.codingPath }
      var allKeys: [K] { _base.allKeys }
      func contains(_ key: K) -> Bool { _base.contains(key) }
      func decodeNil(forKey key: K) throws -> Bool { try _base.decodeNil(forKey: key) }
      func _field<T: Decodable>(_ key: K) throws -> T { try decode(T.self, forKey: key) }
      func _optionalField<T: Decodable>(_ key: K) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
      func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { try _base.decode(T.self, forKey: key) }
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? { try _base.decodeIfPresent(T.self, forKey: key) }
      func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: K) throws -> KeyedDecodingContainer<NestedKey> { try _base.nestedContainer(keyedBy: type, forKey: key) }
      func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer { try _base.nestedUnkeyedContainer(forKey: key) }
      func superDecoder() throws -> any Decoder { try _base.superDecoder() }
      func superDecoder(forKey key: K) throws -> any Decoder { try _base.superDecoder(forKey: key) }
    }
    class _KeyedDecoding<K: CodingKey> {
      var codingPath: [any CodingKey] { [] }
      var allKeys: [K] { [] }
      func contains(_ key: K) -> Bool { false }
      func decodeNil(forKey key: K) throws -> Bool { false }
      func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { fatalError() }
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? { nil }
      func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: K) throws -> KeyedDecodingContainer<NestedKey> { fatalError() }
      func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer { fatalError() }
      func superDecoder() throws -> any Decoder { fatalError() }
      func superDecoder(forKey key: K) throws -> any Decoder { fatalError() }
    }
    class _KeyedDecodingBox<C: KeyedDecodingContainerProtocol>: _KeyedDecoding<C.Key> {
      var container: C
      init(_ container: C) { self.container = container }
      override var codingPath: [any CodingKey] { container.codingPath }
      override var allKeys: [C.Key] { container.allKeys }
      override func contains(_ key: C.Key) -> Bool { container.contains(key) }
      override func decodeNil(forKey key: C.Key) throws -> Bool { try container.decodeNil(forKey: key) }
      override func decode<T: Decodable>(_ type: T.Type, forKey key: C.Key) throws -> T {
    \#(scalarLines { "  if T.self == \($0).self { return try container.decode(\($0).self, forKey: key) as! T }" })
        return try container.decode(type, forKey: key)
      }
      override func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: C.Key) throws -> T? {
        if _scalarName(type) == "" { return try container.decodeIfPresent(type, forKey: key) }
        if !container.contains(key) { return nil }
        if try container.decodeNil(forKey: key) { return nil }
        return try decode(type, forKey: key)
      }
      override func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: C.Key) throws -> KeyedDecodingContainer<NestedKey> { try container.nestedContainer(keyedBy: type, forKey: key) }
      override func nestedUnkeyedContainer(forKey key: C.Key) throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer(forKey: key) }
      override func superDecoder() throws -> any Decoder { try container.superDecoder() }
      override func superDecoder(forKey key: C.Key) throws -> any Decoder { try container.superDecoder(forKey: key) }
    }
    """#
}
