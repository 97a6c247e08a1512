extension Catalogue {
  /// UUIDs, points and errors: Foundation's plain values.
  static let foundationValues = #"""
    #module(Foundation)
    typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    #module(FoundationEssentials)
    struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Codable, Sendable {
      let uuidString: String
      init() { uuidString = _newUUID() }
      init?(uuidString: String) {
        guard let text = _canonicalUUID(uuidString) else { return nil }
        self.uuidString = text
      }
      init(uuid: uuid_t) {
        let digits = [uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7, uuid.8, uuid.9, uuid.10, uuid.11, uuid.12, uuid.13, uuid.14, uuid.15].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        uuidString = [digits[..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10...]].map { $0.joined() }.joined(separator: "-")
      }
      var uuid: uuid_t {
        let digits = Array(uuidString.filter { $0 != "-" })
        let b = (0..<16).map { UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) ?? 0 }
        return (b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
      }
      static func == (a: UUID, b: UUID) -> Bool { a.uuidString == b.uuidString }
      static func < (a: UUID, b: UUID) -> Bool { a.uuidString < b.uuidString }
      func hash(into hasher: inout Hasher) { hasher.combine(uuidString) }
      var description: String { uuidString }
      var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
      var debugDescription: String { uuidString }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(uuidString) }
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let canonical = _canonicalUUID(text) else { throw DecodingError._corrupted("Attempted to decode UUID from invalid UUID string.", decoder.codingPath) }
        uuidString = canonical
      }
    }
    func _newUUID() -> String
    func _canonicalUUID(_ text: String) -> String?
    #module(Foundation)
    struct CGPoint: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var x: CGFloat
      var y: CGFloat
      init() { x = 0; y = 0 }
      init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      @_symbol("CGPoint.init(double)") init(x: Double, y: Double) { self.x = CGFloat(x); self.y = CGFloat(y) }
      @_symbol("CGPoint.init(int)") init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
      func encode(to encoder: any Encoder) throws { try _encodePair(x, y, to: encoder) }
      init(from decoder: any Decoder) throws { (x, y) = try _decodePair(CGFloat.self, CGFloat.self, from: decoder) }
      static var zero: CGPoint { CGPoint(x: 0.0 as CGFloat, y: 0.0 as CGFloat) }
      func equalTo(_ other: CGPoint) -> Bool { self == other }
      var debugDescription: String { "(" + String(describing: x) + ", " + String(describing: y) + ")" }
    }
    struct CGSize: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var width: CGFloat
      var height: CGFloat
      init() { width = 0; height = 0 }
      init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
      @_symbol("CGSize.init(double)") init(width: Double, height: Double) { self.width = CGFloat(width); self.height = CGFloat(height) }
      @_symbol("CGSize.init(int)") init(width: Int, height: Int) { self.width = CGFloat(width); self.height = CGFloat(height) }
      func encode(to encoder: any Encoder) throws { try _encodePair(width, height, to: encoder) }
      init(from decoder: any Decoder) throws { (width, height) = try _decodePair(CGFloat.self, CGFloat.self, from: decoder) }
      static var zero: CGSize { CGSize(width: 0.0 as CGFloat, height: 0.0 as CGFloat) }
      var debugDescription: String { "(" + String(describing: width) + ", " + String(describing: height) + ")" }
    }
    struct CGVector: Hashable, Codable, Sendable {
      var dx: CGFloat
      var dy: CGFloat
      init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
      func encode(to encoder: any Encoder) throws { try _encodePair(dx, dy, to: encoder) }
      init(from decoder: any Decoder) throws { (dx, dy) = try _decodePair(CGFloat.self, CGFloat.self, from: decoder) }
      static var zero: CGVector { CGVector(dx: 0, dy: 0) }
    }
    struct NSZone { }
    protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    protocol NSMutableCopying {
      func mutableCopy(with zone: NSZone?) -> Any
    }
    extension NSCopying {
      func copy() -> Any { copy(with: nil) }
    }
    extension NSMutableCopying {
      func mutableCopy() -> Any { mutableCopy(with: nil) }
    }
    protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
    }
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init() { }
      static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      var hash: Int { ObjectIdentifier(self).hashValue }
      var hashValue: Int { hash }
      func isEqual(_ object: Any?) -> Bool { (object as? NSObject).map { $0 === self } ?? false }
      var description: String { "<\(type(of: self)): #\(_objectSerial(self))>" }
      var debugDescription: String { description }
      func isProxy() -> Bool { false }
      func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }
      func mutableCopy() -> Any { (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self }
    }
    class NSCache<KeyType, ObjectType>: NSObject {
      var name: String = ""
      var evictsObjectsWithDiscardedContent: Bool = false
      var totalCostLimit: Int = 0
      var countLimit: Int = 0
      var _entries: [(key: KeyType, object: ObjectType)] = []
      override init() { super.init() }
      func object(forKey key: KeyType) -> ObjectType? { _entries.first { _isSame($0.key, key) }?.object }
      func _isSame(_ a: KeyType, _ b: KeyType) -> Bool {
        if let a = a as? NSString, let b = b as? NSString { return a.description == b.description }
        return _isEqual(a, b)
      }
      func setObject(_ object: ObjectType, forKey key: KeyType) {
        removeObject(forKey: key)
        _entries.append((key: key, object: object))
        if countLimit > 0 && _entries.count > countLimit { _unsupported("NSCache.countLimit, whose choice Foundation does not tell") }
      }
      func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
        if totalCostLimit > 0 { _unsupported("NSCache.totalCostLimit, whose choice Foundation does not tell") }
        setObject(object, forKey: key)
      }
      func removeObject(forKey key: KeyType) { _entries.removeAll { _isSame($0.key, key) } }
      func removeAllObjects() { _entries = [] }
    }
    """#
}
