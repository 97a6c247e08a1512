extension Catalogue {
  /// What `Codable` needs.
  ///
  /// A coder walks a tree of nodes; text and tree are turned into each other by natives.
  static let coding = #"""
    protocol Encodable {
      func encode(to encoder: any Encoder) throws
    }
    protocol Decodable {
      init(from decoder: any Decoder) throws
    }
    typealias Codable = Decodable & Encodable
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }
    extension CodingKey {
      var stringValue: String { _keyText(self) }
      var intValue: Int? { nil }
      init?(stringValue: String) {
        guard let key = _keyCase(Self.self, stringValue) else { return nil }
        self = key
      }
      init?(intValue: Int) { return nil }
      var description: String { _codingKeyDescription(self) }
      var debugDescription: String { _codingKeyDescription(self) }
    }
    func _keyText(_ key: Any) -> String
    func _keyCase<K>(_ type: K.Type, _ text: String) -> K?
    func _codingKeyDescription(_ key: any CodingKey) -> String { String(describing: type(of: key)) + "(stringValue: \"" + key.stringValue + "\", intValue: " + (key.intValue.map { String($0) } ?? "nil") + ")" }
    protocol CodingKeyRepresentable {
    }
    struct _AnyCodingKey: CodingKey, Hashable {
      var stringValue: String
      var intValue: Int?
      init(stringValue: String) { self.stringValue = stringValue; intValue = nil }
      init(intValue: Int) { stringValue = "Index " + String(intValue); self.intValue = intValue }
    }
    struct CodingUserInfoKey: Hashable, Sendable {
      let rawValue: String
      init?(rawValue: String) { self.rawValue = rawValue }
    }
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> UnkeyedEncodingContainer
      func singleValueContainer() -> SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> UnkeyedDecodingContainer
      func singleValueContainer() throws -> SingleValueDecodingContainer
    }
    class _CodingOptions {
      var dates: Int = 0
      var keys: Int = 0
      var formatter: DateFormatter? = nil
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
    }
    class _CodingNode {
      var kind: String
      var scalar: Any?
      var items: [_CodingNode]
      var keys: [String]
      init(_ kind: String, _ scalar: Any? = nil) { self.kind = kind; self.scalar = scalar; items = []; keys = [] }
      func set(_ key: String, _ node: _CodingNode) {
        if let i = keys.firstIndex(of: key) {
          items[i] = node
        } else {
          keys.append(key)
          items.append(node)
        }
      }
      func get(_ key: String) -> _CodingNode? {
        if let i = keys.firstIndex(of: key) { return items[i] }
        return nil
      }
    }
    struct _TreeEncoder: Encoder {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.kind = "object"
        return KeyedEncodingContainer<Key>(_node: node, codingPath: codingPath, _options: options)
      }
      func unkeyedContainer() -> UnkeyedEncodingContainer {
        node.kind = "array"
        return UnkeyedEncodingContainer(node: node, codingPath: codingPath, options: options)
      }
      func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(node: node, codingPath: codingPath, options: options) }
    }
    func _encodeTree<T: Encodable>(_ value: T, _ path: [any CodingKey], _ options: _CodingOptions) throws -> _CodingNode {
      if let date = value as? Date, options.dates != 0 {
        if options.dates == 1 { return _CodingNode("scalar", date.timeIntervalSince1970) }
        if options.dates == 2 { return _CodingNode("scalar", date.timeIntervalSince1970 * 1000.0) }
        if options.dates == 4, let formatter = options.formatter { return _CodingNode("scalar", formatter.string(from: date)) }
        return _CodingNode("scalar", date.ISO8601Format())
      }
      let node = _CodingNode("empty")
      if _isScalar(value) {
        if let number = value as? Double, number.isNaN || number.isInfinite { throw EncodingError.invalidValue(number, EncodingError.Context(codingPath: path, debugDescription: "Unable to encode Double." + (number.isNaN ? "nan" : "inf") + " directly in JSON.")) }
        node.kind = "scalar"
        node.scalar = value
        return node
      }
      try value.encode(to: _TreeEncoder(node: node, codingPath: path, options: options))
      return node
    }
    func _isScalar(_ value: Any) -> Bool
    struct SingleValueEncodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      mutating func encodeNil() throws { node.kind = "null" }
      mutating func _encodeValue(_ value: Any) throws { node.kind = "scalar"; node.scalar = value }
      mutating func encode<T: Encodable>(_ value: T) throws {
        let inner = try _encodeTree(value, codingPath, options)
        node.kind = inner.kind
        node.scalar = inner.scalar
        node.items = inner.items
        node.keys = inner.keys
      }
    }
    struct UnkeyedEncodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      var count: Int { node.items.count }
      mutating func encodeNil() throws { node.items.append(_CodingNode("null")) }
      mutating func encode<T: Encodable>(_ value: T) throws { node.items.append(try _encodeTree(value, codingPath + [_AnyCodingKey(intValue: node.items.count)], options)) }
      mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let inner = _CodingNode("object")
        node.items.append(inner)
        return KeyedEncodingContainer<Nested>(_node: inner, codingPath: codingPath, _options: options)
      }
      mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
        let inner = _CodingNode("array")
        node.items.append(inner)
        return UnkeyedEncodingContainer(node: inner, codingPath: codingPath, options: options)
      }
    }
    struct KeyedEncodingContainer<Key: CodingKey> {
      var _node: _CodingNode
      var codingPath: [any CodingKey]
      var _options: _CodingOptions
      func _name(_ key: Key) -> String { _options.keys == 1 ? _snakeCase(key.stringValue) : key.stringValue }
      mutating func encodeNil(forKey key: Key) throws { _node.set(_name(key), _CodingNode("null")) }
      mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { _node.set(_name(key), try _encodeTree(value, codingPath + [key], _options)) }
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { if let value = value { try encode(value, forKey: key) } }
      mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        let inner = _CodingNode("object")
        _node.set(_name(key), inner)
        return KeyedEncodingContainer<Nested>(_node: inner, codingPath: codingPath + [key], _options: _options)
      }
      mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
        let inner = _CodingNode("array")
        _node.set(_name(key), inner)
        return UnkeyedEncodingContainer(node: inner, codingPath: codingPath + [key], options: _options)
      }
    }
    struct _TreeDecoder: Decoder {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if node.kind != "object" { throw DecodingError.typeMismatch([String: Any].self, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode Dictionary<String, Any> but found " + _foundName(node) + " instead.")) }
        return KeyedDecodingContainer<Key>(_node: node, codingPath: codingPath, _options: options)
      }
      func unkeyedContainer() throws -> UnkeyedDecodingContainer {
        if node.kind != "array" { throw DecodingError.typeMismatch([Any].self, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode Array<Any> but found " + _foundName(node) + " instead.")) }
        return UnkeyedDecodingContainer(node: node, codingPath: codingPath, options: options, currentIndex: 0)
      }
      func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(node: node, codingPath: codingPath, options: options) }
    }
    func _foundName(_ node: _CodingNode) -> String {
      if node.kind == "object" { return "a dictionary" }
      if node.kind == "array" { return "an array" }
      if node.kind == "null" { return "null" }
      if node.scalar is String { return "a string" }
      if node.scalar is Bool { return "bool" }
      return "number"
    }
    func _decodeTree<T: Decodable>(_ type: T.Type, _ node: _CodingNode, _ path: [any CodingKey], _ options: _CodingOptions) throws -> T {
      if type == Date.self && options.dates != 0 { return try _decodeDate(node, path, options) as! T }
      let expected = _scalarName(type)
      if expected != "" {
        if node.kind == "null" { throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Cannot get value of type " + expected + " -- found null value instead")) }
        if node.kind == "scalar", let scalar = node.scalar {
          if let converted = _convertScalar(scalar, type) { return converted }
          if !(scalar is String) && !(scalar is Bool) && expected != "String" && expected != "Bool" { throw DecodingError._corrupted("Number " + String(describing: scalar) + " is not representable in Swift.", []) }
        }
        throw DecodingError.typeMismatch(type, DecodingError.Context(codingPath: path, debugDescription: "Expected to decode " + expected + " but found " + _foundName(node) + " instead."))
      }
      return try T(from: _TreeDecoder(node: node, codingPath: path, options: options))
    }
    func _decodeDate(_ node: _CodingNode, _ path: [any CodingKey], _ options: _CodingOptions) throws -> Date {
      if options.dates == 1 { return Date(timeIntervalSince1970: try _decodeTree(Double.self, node, path, options)) }
      if options.dates == 2 { return Date(timeIntervalSince1970: try _decodeTree(Double.self, node, path, options) / 1000.0) }
      let text = try _decodeTree(String.self, node, path, options)
      if options.dates == 4, let formatter = options.formatter {
        guard let date = formatter.date(from: text) else { throw DecodingError._corrupted("Date string does not match format expected by formatter.", path) }
        return date
      }
      guard let seconds = _parseDate(text, "iso8601") else { throw DecodingError._corrupted("Expected date string to be ISO8601-formatted.", path) }
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    func _scalarName<T>(_ type: T.Type) -> String
    func _convertScalar<T>(_ scalar: Any, _ type: T.Type) -> T?
    func _snakeCase(_ key: String) -> String
    func _camelCase(_ key: String) -> String
    struct SingleValueDecodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      func decodeNil() -> Bool { node.kind == "null" }
      func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decodeTree(type, node, codingPath, options) }
    }
    struct UnkeyedDecodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _CodingOptions
      var currentIndex: Int
      var count: Int? { node.items.count }
      var isAtEnd: Bool { currentIndex >= node.items.count }
      mutating func _next<T>(_ type: T.Type) throws -> _CodingNode {
        if isAtEnd { throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: codingPath + [_AnyCodingKey(intValue: currentIndex)], debugDescription: "Unkeyed container is at end.")) }
        currentIndex += 1
        return node.items[currentIndex - 1]
      }
      mutating func decodeNil() throws -> Bool {
        if isAtEnd || node.items[currentIndex].kind != "null" { return false }
        currentIndex += 1
        return true
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let inner = try _next(type)
        return try _decodeTree(type, inner, codingPath + [_AnyCodingKey(intValue: currentIndex - 1)], options)
      }
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
      }
      mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> { try _TreeDecoder(node: _next(type), codingPath: codingPath, options: options).container(keyedBy: type) }
      mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer { try _TreeDecoder(node: _next([Any].self), codingPath: codingPath, options: options).unkeyedContainer() }
    }
    struct KeyedDecodingContainer<Key: CodingKey> {
      var _node: _CodingNode
      var codingPath: [any CodingKey]
      var _options: _CodingOptions
      var allKeys: [Key] { _node.keys.compactMap { Key(stringValue: _options.keys == 1 ? _camelCase($0) : $0) } }
      func _find(_ key: Key) -> _CodingNode? {
        if _options.keys == 1 {
          for i in 0..<_node.keys.count { if _camelCase(_node.keys[i]) == key.stringValue { return _node.items[i] } }
        }
        return _node.get(key.stringValue)
      }
      func _require(_ key: Key) throws -> _CodingNode {
        guard let node = _find(key) else { throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "No value associated with key " + _codingKeyDescription(key) + " (\"" + key.stringValue + "\").")) }
        return node
      }
      func contains(_ key: Key) -> Bool { _find(key) != nil }
      func decodeNil(forKey key: Key) throws -> Bool { try _require(key).kind == "null" }
      func _field<T: Decodable>(_ key: Key) throws -> T { try decode(T.self, forKey: key) }
      func _optionalField<T: Decodable>(_ key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try _decodeTree(type, _require(key), codingPath + [key], _options) }
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let node = _find(key) else { return nil }
        if node.kind == "null" { return nil }
        return try _decodeTree(type, node, codingPath + [key], _options)
      }
      func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> { try _TreeDecoder(node: _require(key), codingPath: codingPath + [key], options: _options).container(keyedBy: type) }
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer { try _TreeDecoder(node: _require(key), codingPath: codingPath + [key], options: _options).unkeyedContainer() }
    }
    enum DecodingError: Error {
      struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) { self.codingPath = codingPath; self.debugDescription = debugDescription; self.underlyingError = underlyingError }
      }
      case typeMismatch(Any.Type, DecodingError.Context)
      case valueNotFound(Any.Type, DecodingError.Context)
      case keyNotFound(any CodingKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
      static func _corrupted(_ text: String, _ path: [any CodingKey]) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text)) }
      static func dataCorruptedError<Key: CodingKey>(forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String) -> DecodingError { _corrupted(debugDescription, container.codingPath + [key]) }
      @_symbol("DecodingError.dataCorruptedError(single)") static func dataCorruptedError(in container: SingleValueDecodingContainer, debugDescription: String) -> DecodingError { _corrupted(debugDescription, []) }
    }
    enum EncodingError: Error {
      struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) { self.codingPath = codingPath; self.debugDescription = debugDescription; self.underlyingError = underlyingError }
      }
      case invalidValue(Any, EncodingError.Context)
    }
    protocol TopLevelEncoder {
      associatedtype Output
      func encode<T: Encodable>(_ value: T) throws -> Output
    }
    protocol TopLevelDecoder {
      associatedtype Input
      func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
    }
    class JSONEncoder: TopLevelEncoder {
      typealias Output = Data
      struct OutputFormatting: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 1)
        static let sortedKeys: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 8)
      }
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
      }
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
      }
      enum DataEncodingStrategy {
        case base64
      }
      var outputFormatting: JSONEncoder.OutputFormatting = []
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
      var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let options = _CodingOptions()
        options.userInfo = userInfo
        switch dateEncodingStrategy {
        case .deferredToDate: options.dates = 0
        case .secondsSince1970: options.dates = 1
        case .millisecondsSince1970: options.dates = 2
        case .iso8601: options.dates = 3
        case .formatted(let formatter): options.dates = 4; options.formatter = formatter
        }
        if case .convertToSnakeCase = keyEncodingStrategy { options.keys = 1 }
        let node = try _encodeTree(value, [], options)
        if node.kind == "empty" { throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Top-level " + String(describing: T.self) + " did not encode any values.")) }
        return Data(_jsonText(node, outputFormatting.rawValue, 0)._utf8)
      }
    }
    func _jsonText(_ node: _CodingNode, _ options: UInt, _ depth: Int) -> String {
      if node.kind == "null" { return "null" }
      if node.kind == "scalar" { return _jsonScalar(node.scalar, options) }
      let isPretty = options & 1 != 0
      let isArray = node.kind == "array"
      if node.items.isEmpty { return isArray ? (isPretty ? "[\n\n" + String(repeating: "  ", count: depth) + "]" : "[]") : (isPretty ? "{\n\n" + String(repeating: "  ", count: depth) + "}" : "{}") }
      var parts: [String] = []
      if isArray {
        for item in node.items { parts.append(_jsonText(item, options, depth + 1)) }
      } else {
        var order = Array(0..<node.keys.count)
        if options & 2 != 0 { order.sort { node.keys[$0] < node.keys[$1] } }
        for i in order { parts.append(_jsonScalar(node.keys[i], options) + (isPretty ? " : " : ":") + _jsonText(node.items[i], options, depth + 1)) }
      }
      if !isPretty { return (isArray ? "[" : "{") + parts.joined(separator: ",") + (isArray ? "]" : "}") }
      let indent = String(repeating: "  ", count: depth + 1)
      return (isArray ? "[\n" : "{\n") + parts.map { indent + $0 }.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: depth) + (isArray ? "]" : "}")
    }
    func _jsonScalar(_ scalar: Any?, _ options: UInt) -> String
    func _parseJSON(_ bytes: [UInt8]) -> [Any]
    func _buildTree(_ events: [Any], _ position: inout Int) -> _CodingNode {
      let kind = events[position] as! String
      position += 1
      if kind == "null" { return _CodingNode("null") }
      if kind == "scalar" {
        position += 1
        return _CodingNode("scalar", events[position - 1])
      }
      let node = _CodingNode(kind)
      let count = events[position] as! Int
      position += 1
      for _ in 0..<count {
        if kind == "object" {
          node.keys.append(events[position] as! String)
          position += 1
        }
        node.items.append(_buildTree(events, &position))
      }
      return node
    }
    class JSONDecoder: TopLevelDecoder {
      typealias Input = Data
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
      }
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
      }
      enum DataDecodingStrategy {
        case base64
      }
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
      var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let events = _parseJSON(data._bytes)
        if events.isEmpty { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.")) }
        var position = 0
        let node = _buildTree(events, &position)
        let options = _CodingOptions()
        options.userInfo = userInfo
        switch dateDecodingStrategy {
        case .deferredToDate: options.dates = 0
        case .secondsSince1970: options.dates = 1
        case .millisecondsSince1970: options.dates = 2
        case .iso8601: options.dates = 3
        case .formatted(let formatter): options.dates = 4; options.formatter = formatter
        }
        if case .convertFromSnakeCase = keyDecodingStrategy { options.keys = 1 }
        return try _decodeTree(type, node, [], options)
      }
    }
    """#
}
