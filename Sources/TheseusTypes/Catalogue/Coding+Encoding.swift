extension Catalogue {
  /// How values become a tree of nodes, and a tree JSON; a native writes the scalars.
  static let encoding = #"""
    class _CodingNode {
      var kind: String
      var scalar: Any?
      var text: String?
      var isMalformed = false
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
    class _EncodingOptions {
      var dates: JSONEncoder.DateEncodingStrategy = .deferredToDate
      var data: JSONEncoder.DataEncodingStrategy = .base64
      var floats: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
      var keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
      var userInfo: [CodingUserInfoKey: Any] = [:]
      var isPropertyList: Bool { false }
      init() { }
      func name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        switch keys {
        case .useDefaultKeys: return key.stringValue
        case .convertToSnakeCase: return _snakeCase(key.stringValue)
        case .custom(let convert): return convert(path + [key]).stringValue
        }
      }
      func date(_ date: Date, _ path: [any CodingKey]) throws -> _CodingNode {
        switch dates {
        case .deferredToDate: return _CodingNode("scalar", date.timeIntervalSinceReferenceDate)
        case .secondsSince1970: return _CodingNode("scalar", date.timeIntervalSince1970)
        case .millisecondsSince1970: return _CodingNode("scalar", date.timeIntervalSince1970 * 1000.0)
        case .iso8601: return _CodingNode("scalar", date.ISO8601Format())
        case .formatted(let formatter): return _CodingNode("scalar", formatter.string(from: date))
        case .custom(let body):
          let node = _CodingNode("empty")
          try body(date, _TreeEncoder(node: node, codingPath: path, options: self))
          return node
        }
      }
      func bytes(_ value: Data, _ path: [any CodingKey]) throws -> _CodingNode {
        let node = _CodingNode("empty")
        switch data {
        case .base64: try value.encode(to: _TreeEncoder(node: node, codingPath: path, options: self))
        case .deferredToData: try value._bytes.encode(to: _TreeEncoder(node: node, codingPath: path, options: self))
        case .custom(let body): try body(value, _TreeEncoder(node: node, codingPath: path, options: self))
        }
        return node
      }
      func float(_ number: Double, _ value: Any, _ path: [any CodingKey]) throws -> _CodingNode {
        switch floats {
        case .throw:
          let type = value is Float ? "Float" : "Double"
          throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: path, debugDescription: "Unable to encode " + type + "." + (number.isNaN ? "nan" : number < 0.0 ? "-inf" : "inf") + " directly in JSON."))
        case .convertToString(let positiveInfinity, let negativeInfinity, let nan): return _CodingNode("scalar", number.isNaN ? nan : number < 0.0 ? negativeInfinity : positiveInfinity)
        }
      }
    }
    struct _TreeEncoder: Encoder {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _EncodingOptions
      var _keepsNames = false
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.kind = "object"
        return KeyedEncodingContainer<Key>(_base: _TreeKeyedEncoding<Key>(node, codingPath, options, keepsNames: _keepsNames))
      }
      func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.kind = "array"
        return _TreeUnkeyedEncoding(node: node, codingPath: codingPath, options: options)
      }
      func singleValueContainer() -> any SingleValueEncodingContainer { _TreeSingleValueEncoding(node: node, codingPath: codingPath, options: options) }
    }
    func _encodeTree<T: Encodable>(_ value: T, _ path: [any CodingKey], _ options: _EncodingOptions) throws -> _CodingNode {
      if _isScalar(value) {
        if let number = _unwritable(value) { return try options.float(number, value, path) }
        return _CodingNode("scalar", value)
      }
      if let date = value as? Date { return try options.date(date, path) }
      if let data = value as? Data { return try options.bytes(data, path) }
      let node = _CodingNode("empty")
      if !options.isPropertyList, let number = value as? Decimal {
        node.kind = "scalar"
        node.text = number._text
        return node
      }
      if options.isPropertyList, try _encodeParts(value, _TreeEncoder(node: node, codingPath: path, options: options)) { return node }
      try value.encode(to: _TreeEncoder(node: node, codingPath: path, options: options, _keepsNames: value is any _TextKeyed))
      return node
    }
    enum _URLKey: String, CodingKey {
      case base, relative
    }
    enum _DecimalKey: String, CodingKey {
      case exponent, length, isNegative, isCompact, mantissa
    }
    func _encodeParts(_ value: Any, _ encoder: _TreeEncoder) throws -> Bool {
      if let number = value as? Decimal {
        let parts = _decimalParts(number._text)
        var container = encoder.container(keyedBy: _DecimalKey.self)
        try container.encode(parts[0], forKey: .exponent)
        try container.encode(parts[1] >> 4, forKey: .length)
        try container.encode(parts[1] & 8 != 0, forKey: .isNegative)
        try container.encode(parts[1] & 4 != 0, forKey: .isCompact)
        var mantissa = container.nestedUnkeyedContainer(forKey: .mantissa)
        for part in parts.dropFirst(3) { try mantissa.encode(part) }
        return true
      }
      guard let url = value as? URL else { return false }
      var container = encoder.container(keyedBy: _URLKey.self)
      try container.encode(url.relativeString, forKey: .relative)
      if let base = url.baseURL { try container.encode(base, forKey: .base) }
      return true
    }
    func _isScalar(_ value: Any) -> Bool
    func _unwritable(_ value: Any) -> Double?
    func _snakeCase(_ key: String) -> String
    struct _TreeSingleValueEncoding: SingleValueEncodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _EncodingOptions
      mutating func encodeNil() throws { node.kind = "null" }
      mutating func encode<T: Encodable>(_ value: T) throws {
        let inner = try _encodeTree(value, codingPath, options)
        node.kind = inner.kind
        node.text = inner.text
        node.scalar = inner.scalar
        node.items = inner.items
        node.keys = inner.keys
      }
    }
    struct _TreeUnkeyedEncoding: UnkeyedEncodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _EncodingOptions
      var count: Int { node.items.count }
      var _path: [any CodingKey] { codingPath + [_CodingKey(intValue: node.items.count)] }
      func _placed(_ kind: String) -> _CodingNode {
        let inner = _CodingNode(kind)
        node.items.append(inner)
        return inner
      }
      mutating func encodeNil() throws { node.items.append(_CodingNode("null")) }
      mutating func encode<T: Encodable>(_ value: T) throws { node.items.append(try _encodeTree(value, _path, options)) }
      mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let path = _path
        return KeyedEncodingContainer<Nested>(_base: _TreeKeyedEncoding<Nested>(_placed("object"), path, options))
      }
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let path = _path
        return _TreeUnkeyedEncoding(node: _placed("array"), codingPath: path, options: options)
      }
      mutating func superEncoder() -> any Encoder {
        let path = _path
        return _TreeEncoder(node: _placed("empty"), codingPath: path, options: options)
      }
    }
    class _TreeKeyedEncoding<K: CodingKey>: _KeyedEncoding<K> {
      var _node: _CodingNode
      var _path: [any CodingKey]
      var _options: _EncodingOptions
      var _keepsNames: Bool
      init(_ node: _CodingNode, _ path: [any CodingKey], _ options: _EncodingOptions, keepsNames: Bool = false) { _node = node; _path = path; _options = options; _keepsNames = keepsNames }
      override var codingPath: [any CodingKey] { _path }
      func _name(_ key: any CodingKey) -> String { _keepsNames ? key.stringValue : _options.name(key, _path) }
      func _placed(_ kind: String, _ key: any CodingKey) -> _CodingNode {
        let inner = _CodingNode(kind)
        _node.set(_name(key), inner)
        return inner
      }
      override func encodeNil(forKey key: K) throws { _ = _placed("null", key) }
      override func encode<T: Encodable>(_ value: T, forKey key: K) throws { _node.set(_name(key), try _encodeTree(value, _path + [key], _options)) }
      override func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type, forKey key: K) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer<Nested>(_base: _TreeKeyedEncoding<Nested>(_placed("object", key), _path + [key], _options)) }
      override func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer { _TreeUnkeyedEncoding(node: _placed("array", key), codingPath: _path + [key], options: _options) }
      override func superEncoder() -> any Encoder { _superEncoder(_AnyCodingKey(stringValue: "super")) }
      override func superEncoder(forKey key: K) -> any Encoder { _superEncoder(key) }
      func _superEncoder(_ key: any CodingKey) -> any Encoder { _TreeEncoder(node: _placed("empty", key), codingPath: _path + [key], options: _options) }
    }
    #module(FoundationEssentials)
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
        case custom((Date, any Encoder) throws -> Void)
      }
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
      }
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var outputFormatting: JSONEncoder.OutputFormatting = []
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
      var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
      var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let options = _EncodingOptions()
        options.userInfo = userInfo
        options.dates = dateEncodingStrategy
        options.data = dataEncodingStrategy
        options.floats = nonConformingFloatEncodingStrategy
        options.keys = keyEncodingStrategy
        let node = try _encodeTree(value, [], options)
        if node.kind == "empty" { throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Top-level " + String(describing: T.self) + " did not encode any values.")) }
        return Data(_jsonText(node, outputFormatting.rawValue, 0)._utf8)
      }
    }
    func _jsonText(_ node: _CodingNode, _ options: UInt, _ depth: Int) -> String {
      if node.kind == "null" { return "null" }
      if node.kind == "scalar" { return node.text ?? _jsonScalar(node.scalar, options) }
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
    """#
}
