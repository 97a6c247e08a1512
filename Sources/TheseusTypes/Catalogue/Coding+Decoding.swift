extension Catalogue {
  /// How JSON becomes a tree of nodes, and a tree values; a native reads the text.
  static let decoding = #"""
    class _DecodingOptions {
      var dates: JSONDecoder.DateDecodingStrategy = .deferredToDate
      var data: JSONDecoder.DataDecodingStrategy = .base64
      var floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
      var keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
      var userInfo: [CodingUserInfoKey: Any] = [:]
      var isPropertyList: Bool { false }
      init() { }
      func name(of node: _CodingNode) -> String { _foundName(node) }
      func key(_ name: String, _ path: [any CodingKey]) -> String {
        switch keys {
        case .useDefaultKeys: return name
        case .convertFromSnakeCase: return _camelCase(name)
        case .custom(let convert): return convert(path + [_CodingKey(stringValue: name)]).stringValue
        }
      }
      func date(_ node: _CodingNode, _ path: [any CodingKey]) throws -> Date {
        switch dates {
        case .deferredToDate: return try Date(from: _TreeDecoder(node: node, codingPath: path, options: self))
        case .secondsSince1970: return Date(timeIntervalSince1970: try _decodeTree(Double.self, node, path, self))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try _decodeTree(Double.self, node, path, self) / 1000.0)
        case .iso8601:
          guard let seconds = _parseDate(try _decodeTree(String.self, node, path, self), "iso8601") else { throw DecodingError._corrupted("Expected date string to be ISO8601-formatted.", path.dropLast()) }
          return Date(timeIntervalSinceReferenceDate: seconds)
        case .formatted(let formatter):
          guard let date = formatter.date(from: try _decodeTree(String.self, node, path, self)) else { throw DecodingError._corrupted("Date string does not match format expected by formatter.", path) }
          return date
        case .custom(let body): return try body(_TreeDecoder(node: node, codingPath: path, options: self))
        }
      }
      func bytes(_ node: _CodingNode, _ path: [any CodingKey]) throws -> Data {
        let decoder = _TreeDecoder(node: node, codingPath: path, options: self)
        switch data {
        case .base64: return try Data(from: decoder)
        case .deferredToData: return Data(try [UInt8](from: decoder))
        case .custom(let body): return try body(decoder)
        }
      }
      func float(_ text: String) -> Double? {
        guard case .convertFromString(let positiveInfinity, let negativeInfinity, let nan) = floats else { return nil }
        if text == positiveInfinity { return Double.infinity }
        if text == negativeInfinity { return -Double.infinity }
        return text == nan ? Double.nan : nil
      }
    }
    struct _TreeDecoder: Decoder {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _DecodingOptions
      var _keepsNames = false
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func _mismatch(_ type: Any.Type, _ container: String) -> DecodingError {
        if node.kind == "null" { return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get " + container + " decoding container -- found null value instead")) }
        return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode " + String(describing: type) + " but found " + options.name(of: node) + " instead."))
      }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if node.kind != "object" { throw _mismatch([String: Any].self, "keyed") }
        if node.isMalformed { throw DecodingError._corrupted("The given data was not valid JSON.", []) }
        return KeyedDecodingContainer<Key>(_base: _TreeKeyedDecoding<Key>(node, codingPath, options, keepsNames: _keepsNames))
      }
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if node.kind != "array" { throw _mismatch([Any].self, "unkeyed") }
        return _TreeUnkeyedDecoding(node: node, codingPath: codingPath, options: options, currentIndex: 0)
      }
      func singleValueContainer() throws -> any SingleValueDecodingContainer { _TreeSingleValueDecoding(node: node, codingPath: codingPath, options: options) }
    }
    func _foundName(_ node: _CodingNode) -> String {
      if node.kind == "object" { return "a dictionary" }
      if node.kind == "array" { return "an array" }
      if node.kind == "null" { return "null" }
      if node.scalar is String { return "a string" }
      if node.scalar is Bool { return "bool" }
      return "number"
    }
    func _decodeTree<T: Decodable>(_ type: T.Type, _ node: _CodingNode, _ path: [any CodingKey], _ options: _DecodingOptions) throws -> T {
      let expected = _scalarName(type)
      if expected != "" {
        if node.kind == "null", expected != "Bool" { throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Cannot get value of type " + expected + " -- found null value instead")) }
        if node.isMalformed, node.kind == "scalar", node.scalar is String ? expected == "String" : expected != "String" && expected != "Bool" { throw DecodingError._corrupted("The given data was not valid JSON.", []) }
        if node.kind == "scalar", let scalar = node.scalar {
          if let converted = _convertScalar(scalar, type) { return converted }
          if let text = scalar as? String, let number = options.float(text), let converted = _convertScalar(number, type) { return converted }
          if !(scalar is String) && !(scalar is Bool) && expected != "String" && expected != "Bool" { throw DecodingError._corrupted("The given data was not valid JSON.", []) }
        }
        throw DecodingError.typeMismatch(type, DecodingError.Context(codingPath: path, debugDescription: "Expected to decode " + expected + " but found " + options.name(of: node) + " instead."))
      }
      if node.kind == "null", type == Date.self || type == Data.self || type == URL.self || type == Decimal.self {
        throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Cannot get value of type " + String(describing: type) + " -- found null value instead"))
      }
      if type == Date.self { return try options.date(node, path) as! T }
      if type == Data.self { return try options.bytes(node, path) as! T }
      if type == Decimal.self { return try (options.isPropertyList ? _decodeParts(_TreeDecoder(node: node, codingPath: path, options: options)) : _decodeDecimal(node, path)) as! T }
      if options.isPropertyList, type == URL.self { return try _decodeURL(_TreeDecoder(node: node, codingPath: path, options: options)) as! T }
      let decoder = _TreeDecoder(node: node, codingPath: path, options: options, _keepsNames: type is any _TextKeyed.Type)
      return type == T.self ? try T(from: decoder) : try (type as any Decodable.Type).init(from: decoder) as! T
    }
    func _decodeDecimal(_ node: _CodingNode, _ path: [any CodingKey]) throws -> Decimal {
      if node.isMalformed, node.kind == "scalar", !(node.scalar is String) { throw DecodingError._corrupted("The given data was not valid JSON.", []) }
      let text = node.text ?? (node.scalar as? Int).map { String($0) } ?? (node.scalar as? Double).map { String($0) }
      guard node.kind == "scalar", let text, let value = Decimal(string: text) else { throw DecodingError.typeMismatch(Decimal.self, DecodingError.Context(codingPath: path, debugDescription: "")) }
      return value
    }
    func _decodeParts(_ decoder: _TreeDecoder) throws -> Decimal {
      let container = try decoder.container(keyedBy: _DecimalKey.self)
      let exponent = try container.decode(Int.self, forKey: .exponent)
      let length = try container.decode(Int.self, forKey: .length)
      let isNegative = try container.decode(Bool.self, forKey: .isNegative)
      _ = try container.decode(Bool.self, forKey: .isCompact)
      var parts = try container.nestedUnkeyedContainer(forKey: .mantissa)
      var digits: [UInt16] = []
      for _ in 0..<8 { digits.append(try parts.decode(UInt16.self)) }
      if length == 0, isNegative { return .nan }
      let significand = digits.reversed().reduce(Decimal(0)) { $0 * 65536 + Decimal(Int($1)) }
      return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    }
    func _decodeURL(_ decoder: _TreeDecoder) throws -> URL {
      let container = try decoder.container(keyedBy: _URLKey.self)
      let base = try container.decodeIfPresent(URL.self, forKey: .base)
      guard let url = URL(string: try container.decode(String.self, forKey: .relative), relativeTo: base) else { throw DecodingError._corrupted("Invalid URL string.", decoder.codingPath) }
      return url
    }
    func _scalarName<T>(_ type: T.Type) -> String
    func _convertScalar<T>(_ scalar: Any, _ type: T.Type) -> T?
    func _camelCase(_ key: String) -> String
    struct _TreeSingleValueDecoding: SingleValueDecodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _DecodingOptions
      func decodeNil() -> Bool { node.kind == "null" }
      func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decodeTree(type, node, codingPath, options) }
    }
    struct _TreeUnkeyedDecoding: UnkeyedDecodingContainer {
      var node: _CodingNode
      var codingPath: [any CodingKey]
      var options: _DecodingOptions
      var currentIndex: Int
      var count: Int? { node.items.count }
      var isAtEnd: Bool { currentIndex >= node.items.count }
      func _peek(_ type: Any.Type) throws -> _TreeDecoder {
        let path = codingPath + [_CodingKey(intValue: currentIndex)]
        if isAtEnd { throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end.")) }
        return _TreeDecoder(node: node.items[currentIndex], codingPath: path, options: options)
      }
      mutating func decodeNil() throws -> Bool {
        if try _peek(Never.self).node.kind != "null" { return false }
        currentIndex += 1
        return true
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let next = try _peek(type)
        let value = try _decodeTree(type, next.node, next.codingPath, options)
        currentIndex += 1
        return value
      }
      mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        let inner = try _peek(KeyedDecodingContainer<Nested>.self).container(keyedBy: type)
        currentIndex += 1
        return inner
      }
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let inner = try _peek((any UnkeyedDecodingContainer).self).unkeyedContainer()
        currentIndex += 1
        return inner
      }
      mutating func superDecoder() throws -> any Decoder {
        let inner = try _peek((any Decoder).self)
        currentIndex += 1
        return inner
      }
    }
    class _TreeKeyedDecoding<K: CodingKey>: _KeyedDecoding<K> {
      var _node: _CodingNode
      var _path: [any CodingKey]
      var _options: _DecodingOptions
      var _keepsNames: Bool
      init(_ node: _CodingNode, _ path: [any CodingKey], _ options: _DecodingOptions, keepsNames: Bool) {
        _node = node
        _path = path
        _options = options
        _keepsNames = keepsNames
        if case .useDefaultKeys = options.keys { _keepsNames = true }
      }
      override var codingPath: [any CodingKey] { _path }
      override var allKeys: [K] { _node.keys.compactMap { K(stringValue: _keepsNames ? $0 : _options.key($0, _path)) } }
      func _find(_ name: String) -> _CodingNode? {
        if _keepsNames { return _node.get(name) }
        for i in 0..<_node.keys.count { if _options.key(_node.keys[i], _path) == name { return _node.items[i] } }
        return nil
      }
      func _require(_ key: any CodingKey) throws -> _CodingNode {
        guard let node = _find(key.stringValue) else { throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: _path, debugDescription: "No value associated with key " + _codingKeyDescription(key) + " (\"" + key.stringValue + "\").")) }
        return node
      }
      func _decoder(_ key: any CodingKey) throws -> _TreeDecoder { _TreeDecoder(node: try _require(key), codingPath: _path + [key], options: _options) }
      override func contains(_ key: K) -> Bool { _find(key.stringValue) != nil }
      override func decodeNil(forKey key: K) throws -> Bool { try _require(key).kind == "null" }
      override func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { try _decodeTree(type, _require(key), _path + [key], _options) }
      override func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
        guard let node = _find(key.stringValue) else { return nil }
        if node.kind == "null" { return nil }
        return try _decodeTree(type, node, _path + [key], _options)
      }
      override func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: K) throws -> KeyedDecodingContainer<Nested> { try _decoder(key).container(keyedBy: type) }
      override func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer { try _decoder(key).unkeyedContainer() }
      func _superDecoder(_ key: any CodingKey) -> any Decoder { _TreeDecoder(node: _find(key.stringValue) ?? _CodingNode("null"), codingPath: _path + [key], options: _options) }
      override func superDecoder() throws -> any Decoder { _superDecoder(_AnyCodingKey(stringValue: "super")) }
      override func superDecoder(forKey key: K) throws -> any Decoder { _superDecoder(key) }
    }
    func _parseJSON(_ bytes: [UInt8]) -> [Any]
    func _parseValidJSON(_ bytes: [UInt8]) -> [Any]
    func _buildTree(_ events: [Any], _ position: inout Int) -> _CodingNode {
      let kind = events[position] as! String
      position += 1
      if kind == "null" { return _CodingNode("null") }
      if kind == "scalar" {
        position += 1
        return _CodingNode("scalar", events[position - 1])
      }
      if kind == "number" {
        position += 2
        let node = _CodingNode("scalar", events[position - 2])
        node.text = events[position - 1] as? String
        return node
      }
      if kind == "malformed" {
        position += 1
        let node = _CodingNode("scalar", events[position - 1] as! String == "text" ? "" : nil)
        node.isMalformed = true
        return node
      }
      let node = _CodingNode(kind)
      let count = events[position] as! Int
      position += 1
      for _ in 0..<count {
        if kind == "object" {
          if let key = events[position] as? String { node.keys.append(key) } else { node.isMalformed = true; node.keys.append("") }
          position += 1
        }
        node.items.append(_buildTree(events, &position))
      }
      return node
    }
    #module(FoundationEssentials)
    class JSONDecoder: TopLevelDecoder {
      typealias Input = Data
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
      }
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) throws -> Data)
      }
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
      var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
      var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let events = _parseJSON(data._bytes)
        if events.isEmpty { throw DecodingError._corrupted("The given data was not valid JSON.", []) }
        var position = 0
        let node = _buildTree(events, &position)
        let options = _DecodingOptions()
        options.userInfo = userInfo
        options.dates = dateDecodingStrategy
        options.data = dataDecodingStrategy
        options.floats = nonConformingFloatDecodingStrategy
        options.keys = keyDecodingStrategy
        return try _decodeTree(type, node, [], options)
      }
    }
    """#
}
