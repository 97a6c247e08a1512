extension Catalogue {
  /// What `Codable` needs, whatever the format.
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
      var intValue: Int? { _keyNumber(self) }
      init?(stringValue: String) {
        guard let key = _keyCase(Self.self, stringValue) else { return nil }
        self = key
      }
      init?(intValue: Int) {
        guard let key = _keyCase(Self.self, number: intValue) else { return nil }
        self = key
      }
      var description: String { _codingKeyDescription(self) }
      var debugDescription: String { _codingKeyDescription(self) }
    }
    func _keyText(_ key: Any) -> String
    func _keyCase<K>(_ type: K.Type, _ text: String) -> K?
    func _keyNumber(_ key: Any) -> Int?
    func _keyCase<K>(_ type: K.Type, number: Int) -> K?
    func _codingKeyDescription(_ key: any CodingKey) -> String { ((key as? _AnyCodingKey)?._type ?? String(describing: type(of: key))) + "(stringValue: \"" + key.stringValue + "\", intValue: " + (key.intValue.map { String($0) } ?? "nil") + ")" }
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == String {
      var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: rawValue) }
      init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
    }
    extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == Int {
      var codingKey: any CodingKey { _DictionaryCodingKey(intValue: rawValue) }
      init?<T: CodingKey>(codingKey: T) {
        guard let value = codingKey.intValue else { return nil }
        self.init(rawValue: value)
      }
    }
    extension String: CodingKeyRepresentable {
      var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: self) }
      init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
    }
    extension Int: CodingKeyRepresentable {
      var codingKey: any CodingKey { _DictionaryCodingKey(intValue: self) }
      init?<T: CodingKey>(codingKey: T) {
        guard let value = codingKey.intValue else { return nil }
        self = value
      }
    }
    struct _AnyCodingKey: CodingKey, Hashable, CustomReflectable {
      var stringValue: String
      var intValue: Int?
      var _type: String
      init(stringValue: String) { self.init(stringValue: stringValue, _type: "CodingKeys") }
      init(stringValue: String, _type: String) { self.stringValue = stringValue; intValue = nil; self._type = _type }
      init?(intValue: Int) { return nil }
      var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .enum) }
    }
    struct _CodingKey: CodingKey, Hashable, CustomReflectable {
      var stringValue: String
      var intValue: Int?
      var customMirror: Mirror { Mirror(self, children: ["index": intValue ?? 0], displayStyle: .enum) }
      init(stringValue: String) { self.stringValue = stringValue; intValue = nil }
      init(intValue: Int) { stringValue = "Index " + String(intValue); self.intValue = intValue }
    }
    struct _DictionaryCodingKey: CodingKey, Hashable {
      var stringValue: String
      var intValue: Int?
      init(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) }
      init(intValue: Int) { stringValue = String(intValue); self.intValue = intValue }
      init(_ key: any CodingKey) { stringValue = key.stringValue; intValue = key.intValue }
    }
    struct CodingUserInfoKey: Hashable, Sendable {
      let rawValue: String
      init?(rawValue: String) { self.rawValue = rawValue }
    }
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    func _pathText(_ path: [any CodingKey]) -> String {
      var text = ""
      for key in path { text += (key.intValue == nil && !text.isEmpty ? "." : "") + _keyText(presenting: key) }
      return text
    }
    @_symbol("_keyText(presenting)") func _keyText(presenting key: any CodingKey) -> String {
      if let index = key.intValue { return "[" + String(index) + "]" }
      return key.stringValue.contains(".") ? "`" + key.stringValue + "`" : key.stringValue
    }
    protocol _CodingError: LocalizedError {
      var _problem: String { get }
      var _code: Int { get }
    }
    extension _CodingError {
      var localizedDescription: String { _localizedDescription(self) }
    }
    func _describedFailure(_ path: [any CodingKey], _ description: String, _ underlyingError: (any Error)?, _ summary: String) -> String {
      var text = summary
      if !path.isEmpty { text += ". Path: " + _pathText(path) }
      if !description.isEmpty { text += ". Debug description: " + description }
      if let underlyingError = underlyingError { text += ". Underlying error: " + String(describing: underlyingError) }
      return text
    }
    enum DecodingError: _CodingError, CustomDebugStringConvertible {
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
      var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context): return _describedFailure(context.codingPath, context.debugDescription, context.underlyingError, "DecodingError.typeMismatch: expected value of type " + String(describing: type))
        case .valueNotFound(let type, let context): return _describedFailure(context.codingPath, context.debugDescription, context.underlyingError, "DecodingError.valueNotFound: Expected value of type " + String(describing: type) + " but found null instead")
        case .keyNotFound(let key, let context): return _describedFailure(context.codingPath, context.debugDescription, context.underlyingError, "DecodingError.keyNotFound: Key '" + _keyText(presenting: key) + "' not found in keyed decoding container")
        case .dataCorrupted(let context): return _describedFailure(context.codingPath, context.debugDescription, context.underlyingError, "DecodingError.dataCorrupted: Data was corrupted")
        }
      }
      var _problem: String {
        switch self {
        case .typeMismatch, .dataCorrupted: return "The data isn’t in the correct format."
        case .valueNotFound, .keyNotFound: return "The data is missing."
        }
      }
      var _code: Int {
        switch self {
        case .typeMismatch, .dataCorrupted: return 4864
        case .valueNotFound, .keyNotFound: return 4865
        }
      }
      static func _corrupted(_ text: String, _ path: [any CodingKey]) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text)) }
      static func _wrongNumberOfKeys(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError { .typeMismatch(type, DecodingError.Context(codingPath: path, debugDescription: "Invalid number of keys found, expected one.")) }
      static func dataCorruptedError<C: KeyedDecodingContainerProtocol>(forKey key: C.Key, in container: C, debugDescription: String) -> DecodingError { _corrupted(debugDescription, container.codingPath + [key]) }
      @_symbol("DecodingError.dataCorruptedError(unkeyed)") static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError { _corrupted(debugDescription, container.codingPath + [_CodingKey(intValue: container.currentIndex)]) }
      @_symbol("DecodingError.dataCorruptedError(single)") static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError { _corrupted(debugDescription, container.codingPath) }
    }
    enum EncodingError: _CodingError, CustomDebugStringConvertible {
      struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) { self.codingPath = codingPath; self.debugDescription = debugDescription; self.underlyingError = underlyingError }
      }
      case invalidValue(Any, EncodingError.Context)
      var _code: Int { 4866 }
      var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context): return _describedFailure(context.codingPath, context.debugDescription, context.underlyingError, "EncodingError.invalidValue: " + String(reflecting: value) + " (" + String(describing: type(of: value)) + ")")
        }
      }
      var _problem: String { "The data isn’t in the correct format." }
    }
    func _encodePair<A: Encodable, B: Encodable>(_ first: A, _ second: B, to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(first)
      try container.encode(second)
    }
    func _decodePair<A: Decodable, B: Decodable>(_ first: A.Type, _ second: B.Type, from decoder: any Decoder) throws -> (A, B) {
      var container = try decoder.unkeyedContainer()
      let value = try container.decode(first)
      return (value, try container.decode(second))
    }
    func _decodeBounds<Bound: Comparable & Decodable>(_ bound: Bound.Type, of range: Any.Type, from decoder: any Decoder) throws -> (lower: Bound, upper: Bound) {
      let (lower, upper) = try _decodePair(bound, bound, from: decoder)
      if lower > upper { throw DecodingError._corrupted("Cannot initialize " + String(describing: range as Any) + " with a lowerBound (" + String(describing: lower as Any) + ") greater than upperBound (" + String(describing: upper as Any) + ")", decoder.codingPath) }
      return (lower: lower, upper: upper)
    }
    #module(Combine)
    protocol TopLevelEncoder {
      associatedtype Output
      func encode<T: Encodable>(_ value: T) throws -> Output
    }
    protocol TopLevelDecoder {
      associatedtype Input
      func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
    }
    """#
}
