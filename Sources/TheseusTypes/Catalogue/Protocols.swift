extension Catalogue {
  /// The protocols of values, literals and errors.
  static let protocols = #"""
    protocol AnyObject {
    }
    typealias AnyClass = AnyObject.Type
    protocol Sendable {
    }
    protocol SendableMetatype {
    }
    protocol Copyable {
    }
    protocol Escapable {
    }
    protocol BitwiseCopyable {
    }
    protocol Equatable {
      static func == (a: Self, b: Self) -> Bool
    }
    extension Equatable {
      static func != (a: Self, b: Self) -> Bool { !(a == b) }
      static func ~= (a: Self, b: Self) -> Bool { a == b }
    }
    protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
    }
    extension Hashable {
      var hashValue: Int { get }
    }
    struct Hasher {
      init()
      mutating func combine<H: Hashable>(_ value: H)
      func finalize() -> Int
    }
    protocol Comparable: Equatable {
      static func < (a: Self, b: Self) -> Bool
      static func <= (a: Self, b: Self) -> Bool
      static func >= (a: Self, b: Self) -> Bool
      static func > (a: Self, b: Self) -> Bool
    }
    extension Comparable {
      static func <= (a: Self, b: Self) -> Bool { !(b < a) }
      static func >= (a: Self, b: Self) -> Bool { !(a < b) }
      static func > (a: Self, b: Self) -> Bool { b < a }
      static func ..< (a: Self, b: Self) -> Range<Self> {
        if b < a { _trap("Range requires lowerBound <= upperBound") }
        return Range(_uncheckedBounds: (lower: a, upper: b))
      }
      static func ... (a: Self, b: Self) -> ClosedRange<Self> {
        if b < a { _trap("Range requires lowerBound <= upperBound") }
        return ClosedRange(_uncheckedBounds: (lower: a, upper: b))
      }
      static prefix func ..< (a: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(a) }
      static prefix func ... (a: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(a) }
      static postfix func ... (a: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(a) }
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    extension Identifiable where Self: AnyObject {
      var id: ObjectIdentifier { ObjectIdentifier(self) }
    }
    protocol CustomStringConvertible {
      var description: String { get }
    }
    protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    protocol TextOutputStream {
      mutating func write(_ string: String)
    }
    protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
      var _streamed: String { get }
    }
    extension TextOutputStreamable {
      var _streamed: String {
        var text = ""
        write(to: &text)
        return text
      }
    }
    protocol Error: Sendable {
    }
    #module(FoundationEssentials)
    extension Error {
      var localizedDescription: String { _localizedDescription(self) }
    }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
    }
    #module(Foundation)
    protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    extension CustomNSError {
      static var errorDomain: String { String(reflecting: Self.self) }
      var errorCode: Int { _errorCode(self) }
      var errorUserInfo: [String: Any] { [:] }
      var _domain: String { Self.errorDomain }
    }
    func _localizedDescription(_ error: any Error) -> String {
      if let foundation = error as? NSError { return foundation.localizedDescription }
      if let coding = error as? any _CodingError { return "The operation could not be completed. " + coding._problem }
      let bridged = NSError(_of: error)
      if let text = bridged.userInfo["NSLocalizedDescription"] as? String { return text }
      return "The operation could not be completed. " + (bridged.localizedFailureReason ?? "(" + bridged.domain + " error " + String(bridged.code) + ".)")
    }
    func _errorDomain(_ error: any Error) -> String
    func _errorCode(_ error: any Error) -> Int {
      if let raw = (error as? any RawRepresentable)?.rawValue as? any BinaryInteger { return Int(raw) }
      return _caseNumber(error)
    }
    func _caseNumber(_ error: any Error) -> Int
    #module(Swift)
    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    extension RawRepresentable where RawValue: Equatable {
      static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
    }
    extension RawRepresentable where RawValue: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      associatedtype ArrayLiteralElement = Element
      var isEmpty: Bool { get }
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      @discardableResult mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with member: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
      mutating func subtract(_ other: Self)
      func isSubset(of other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
    }
    extension SetAlgebra {
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        for element in elements { insert(element) }
      }
      var isEmpty: Bool { self == Self() }
      func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
      mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
      func isSubset(of other: Self) -> Bool { intersection(other) == self }
      func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
      func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
      func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
      func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
    }
    protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      associatedtype ArrayLiteralElement = Self
      init(rawValue: RawValue)
    }
    extension OptionSet {
      typealias Element = Self
      typealias ArrayLiteralElement = Self
    }
    extension OptionSet where RawValue: FixedWidthInteger {
      init() { self.init(rawValue: 0) }
      init(arrayLiteral elements: Self...) { self = Self._union(elements) }
      static func _union(_ elements: [Self]) -> Self {
        var raw: RawValue = 0
        for element in elements { raw = raw | element.rawValue }
        return Self(rawValue: raw)
      }
      init<S: Sequence>(_ elements: S) where S.Element == Self { self = Self._union(Array(elements)) }
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
      func isSubset(of other: Self) -> Bool { other.rawValue & rawValue == rawValue }
      func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
      func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
      mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
      @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        formUnion(member)
        return (inserted: isNew, memberAfterInsert: member)
      }
      @discardableResult mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        subtract(member)
        return common.isEmpty ? nil : common
      }
      @discardableResult mutating func update(with member: Self) -> Self? {
        let common = intersection(member)
        formUnion(member)
        return common.isEmpty ? nil : common
      }
    }
    typealias IntegerLiteralType = Int
    typealias FloatLiteralType = Double
    typealias StringLiteralType = String
    typealias BooleanLiteralType = Bool
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType = String
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType = String
      associatedtype UnicodeScalarLiteralType = ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    extension ExpressibleByExtendedGraphemeClusterLiteral where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
      init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) { self.init(extendedGraphemeClusterLiteral: value) }
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
      init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(stringLiteral: value) }
    }
    protocol StringInterpolationProtocol {
      associatedtype StringLiteralType = String
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: String)
    }
    struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
      var description: String { _text }
      typealias StringLiteralType = String
      var _text: String
      init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
      mutating func appendLiteral(_ literal: String) { _text += literal }
      mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
    }
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    protocol _ExpressibleByColorLiteral {
      init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
    }
    enum Never: Hashable, Comparable, Error, Identifiable {
      static func == (a: Never, b: Never) -> Bool { true }
      static func < (a: Never, b: Never) -> Bool { false }
      func hash(into hasher: inout Hasher) { }
      var id: Never { self }
    }
    extension Never: Codable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.typeMismatch(Never.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Unable to decode an instance of Never."))
      }
      func encode(to encoder: any Encoder) throws { }
    }
    extension Int {
      @_symbol("Int.init(bitPattern:)@object") init(bitPattern id: ObjectIdentifier) { self = _objectOrder(id._type, id._serial) }
    }
    extension UInt {
      @_symbol("UInt.init(bitPattern:)@object") init(bitPattern id: ObjectIdentifier) { self = UInt(bitPattern: _objectOrder(id._type, id._serial)) }
    }
    struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
      let _type: Any.Type
      let _serial: Int
      init(_ object: AnyObject) { _type = type(of: object); _serial = _objectSerial(object) }
      @_symbol("ObjectIdentifier.init(_:)@type") init(_ x: Any.Type) { _type = x; _serial = 0 }
      static func == (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { a._serial == b._serial && a._type == b._type }
      static func < (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { _objectOrder(a._type, a._serial) < _objectOrder(b._type, b._serial) }
      func hash(into hasher: inout Hasher) { hasher.combine(_objectOrder(_type, _serial)) }
      var debugDescription: String { _serial == 0 ? "ObjectIdentifier(\(_type))" : "ObjectIdentifier(\(_type) #\(_serial))" }
    }
    func _objectSerial(_ object: AnyObject) -> Int
    func _objectOrder(_ type: Any.Type, _ serial: Int) -> Int
    @_symbol("==(voids)") func == (a: (), b: ()) -> Bool { true }
    @_symbol("!=(voids)") func != (a: (), b: ()) -> Bool { false }
    @_symbol("<(voids)") func < (a: (), b: ()) -> Bool { false }
    @_symbol(">(voids)") func > (a: (), b: ()) -> Bool { false }
    @_symbol("<=(voids)") func <= (a: (), b: ()) -> Bool { true }
    @_symbol(">=(voids)") func >= (a: (), b: ()) -> Bool { true }
    func == <A: Equatable, B: Equatable>(a: (A, B), b: (A, B)) -> Bool { a.0 == b.0 && a.1 == b.1 }
    func != <A: Equatable, B: Equatable>(a: (A, B), b: (A, B)) -> Bool { !(a.0 == b.0 && a.1 == b.1) }
    func < <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool { if a.0 != b.0 { return a.0 < b.0 }; return a.1 < b.1 }
    func > <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool { b < a }
    func <= <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool { !(b < a) }
    func >= <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool { !(a < b) }
    func == <A: Equatable, B: Equatable, C: Equatable>(a: (A, B, C), b: (A, B, C)) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 }
    func != <A: Equatable, B: Equatable, C: Equatable>(a: (A, B, C), b: (A, B, C)) -> Bool { !(a.0 == b.0 && a.1 == b.1 && a.2 == b.2) }
    func < <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool { if a.0 != b.0 { return a.0 < b.0 }; if a.1 != b.1 { return a.1 < b.1 }; return a.2 < b.2 }
    func > <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool { b < a }
    func <= <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool { !(b < a) }
    func >= <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool { !(a < b) }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { !(a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { if a.0 != b.0 { return a.0 < b.0 }; if a.1 != b.1 { return a.1 < b.1 }; if a.2 != b.2 { return a.2 < b.2 }; return a.3 < b.3 }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { b < a }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { !(b < a) }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(a: (A, B, C, D), b: (A, B, C, D)) -> Bool { !(a < b) }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 && a.4 == b.4 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { !(a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 && a.4 == b.4) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { if a.0 != b.0 { return a.0 < b.0 }; if a.1 != b.1 { return a.1 < b.1 }; if a.2 != b.2 { return a.2 < b.2 }; if a.3 != b.3 { return a.3 < b.3 }; return a.4 < b.4 }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { b < a }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { !(b < a) }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(a: (A, B, C, D, E), b: (A, B, C, D, E)) -> Bool { !(a < b) }
    func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 && a.4 == b.4 && a.5 == b.5 }
    func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { !(a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 && a.4 == b.4 && a.5 == b.5) }
    func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { if a.0 != b.0 { return a.0 < b.0 }; if a.1 != b.1 { return a.1 < b.1 }; if a.2 != b.2 { return a.2 < b.2 }; if a.3 != b.3 { return a.3 < b.3 }; if a.4 != b.4 { return a.4 < b.4 }; return a.5 < b.5 }
    func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { b < a }
    func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { !(b < a) }
    func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(a: (A, B, C, D, E, F), b: (A, B, C, D, E, F)) -> Bool { !(a < b) }
    @_symbol("==(metatypes)") func == (a: Any.Type?, b: Any.Type?) -> Bool { _isEqual(a as Any, b as Any) }
    @_symbol("!=(metatypes)") func != (a: Any.Type?, b: Any.Type?) -> Bool { !_isEqual(a as Any, b as Any) }
    func === (a: AnyObject?, b: AnyObject?) -> Bool
    func !== (a: AnyObject?, b: AnyObject?) -> Bool { !(a === b) }
    struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      let base: Any
      init<H: Hashable>(_ base: H) { self.base = (base as? AnyHashable)?.base ?? base }
      static func == (a: AnyHashable, b: AnyHashable) -> Bool { _isEqualHashable(a.base, b.base) }
      func hash(into hasher: inout Hasher) { _hashHashable(base, into: &hasher) }
      var description: String { String(describing: base) }
      var debugDescription: String { "AnyHashable(" + String(reflecting: base) + ")" }
      var customMirror: Mirror { Mirror(self, children: ["value": base]) }
    }
    func _isEqual(_ a: Any, _ b: Any) -> Bool
    func _hash(_ value: Any, into hasher: inout Hasher)
    func _isEqualHashable(_ a: Any, _ b: Any) -> Bool
    func _hashHashable(_ value: Any, into hasher: inout Hasher)
    #module(Observation)
    struct ObservationRegistrar: Sendable {
      init() { }
    }
    protocol Observable {
    }
    """#
}
