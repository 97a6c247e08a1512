extension Catalogue {
  /// Numbers and other values of Swift as objects of Foundation.
  static let nsNumbers = #"""
    func _fetched(_ object: AnyObject) -> Any
    func _plain(_ value: Any) -> Any
    func _stored(_ value: Any) -> NSObject {
      let object = value as AnyObject
      return object as? NSObject ?? __SwiftValue(value: value)
    }
    class __SwiftValue: NSObject, NSCopying {
      let value: Any
      init(value: Any) { self.value = value; super.init() }
      func copy(with zone: NSZone? = nil) -> Any { __SwiftValue(value: value) }
      override var hash: Int { (value as? AnyHashable)?.hashValue ?? super.hash }
      override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        let own = value as? AnyHashable
        if let other = object as? __SwiftValue {
          guard let left = other.value as? AnyHashable, let own else { return self === other }
          return left == own
        }
        guard let other = object as? AnyHashable, let own else { return false }
        return other == own
      }
      override var description: String { String(describing: value) }
    }
    #module(Foundation)
    func NSStringFromClass(_ type: Any.Type) -> String {
      let name = String(reflecting: type)
      return name.hasPrefix("Foundation.") ? String(name.dropFirst(11)) : name
    }
    struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible, Sendable {
      var boolValue: Bool
      init(_ value: Bool) { boolValue = value }
      init(booleanLiteral value: Bool) { boolValue = value }
      var description: String { String(boolValue) }
    }
    class NSValue: NSObject, NSCopying {
      let _range: NSRange?
      override init() { _range = nil }
      init(range: NSRange) { _range = range; super.init() }
      var rangeValue: NSRange { _range! }
      func copy(with zone: NSZone? = nil) -> Any { self }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSValue).map { $0 === self || ($0._range != nil && $0._range == _range) } ?? false }
      override var hash: Int { _range?.hashValue ?? super.hash }
      override var description: String { _range?.description ?? super.description }
    }
    class NSNumber: NSValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      let _scalar: Any
      let doubleValue: Double
      init(value: Double) { _scalar = value; doubleValue = value }
      @_symbol("NSNumber.init(int)") init(value: Int) { _scalar = value; doubleValue = Double(value) }
      @_symbol("NSNumber.init(bool)") init(value: Bool) { _scalar = value; doubleValue = value ? 1 : 0 }
      @_symbol("NSNumber.init(float)") init(value: Float) { _scalar = value; doubleValue = Double(value) }
      @_symbol("NSNumber.init(cgfloat)") init(value: CGFloat) { _scalar = Double(value); doubleValue = Double(value) }
      @_symbol("NSNumber.init(integer)") init<I: BinaryInteger>(value: I) { _scalar = value; doubleValue = Double(value) }
      @_symbol("NSNumber.init(floatLiteral)") init(floatLiteral value: Double) { _scalar = value; doubleValue = value }
      @_symbol("NSNumber.init(integerLiteral)") init(integerLiteral value: Int) { _scalar = value; doubleValue = Double(value) }
      @_symbol("NSNumber.init(booleanLiteral)") init(booleanLiteral value: Bool) { _scalar = value; doubleValue = value ? 1 : 0 }
      var _isFloating: Bool { _scalar is Double || _scalar is Float }
      var intValue: Int {
        if _isFloating { return Int(exactly: doubleValue.rounded(.towardZero)) ?? Int.min }
        return (self as Any) as? Int ?? ((self as Any) as? UInt).map { Int(truncatingIfNeeded: $0) } ?? Int(doubleValue)
      }
      var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
      var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
      var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
      var int64Value: Int64 { Int64(truncatingIfNeeded: intValue) }
      var uintValue: UInt { (_isFloating ? nil : (self as Any) as? UInt) ?? UInt(bitPattern: intValue) }
      var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
      var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
      var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
      var uint64Value: UInt64 {
        if !_isFloating { return UInt64(uintValue) }
        if doubleValue.isNaN { return 9223372036854775808 }
        if doubleValue.isInfinite { return doubleValue < 0 ? 0 : UInt64.max }
        return UInt64(truncatingIfNeeded: Int128(exactly: doubleValue.rounded(.down)) ?? 0)
      }
      var floatValue: Float { Float(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var decimalValue: Decimal { Decimal(string: description) ?? Decimal() }
      var stringValue: String { description }
      override var description: String {
        if let number = _scalar as? Float { return String(number) }
        return _isFloating ? String(doubleValue) : doubleValue < 9223372036854775808.0 ? String(intValue) : String(uintValue)
      }
      // Large whole numbers that are the same `Double` are told apart.
      func isEqual(to number: NSNumber) -> Bool {
        if doubleValue != number.doubleValue || abs(doubleValue) < 9007199254740992.0 || _isFloating || number._isFloating { return doubleValue == number.doubleValue }
        return description == number.description
      }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSNumber).map { isEqual(to: $0) } ?? false }
      func compare(_ other: NSNumber) -> ComparisonResult { ComparisonResult(_order: self == other ? 0 : (doubleValue < other.doubleValue || (doubleValue == other.doubleValue && intValue < other.intValue) ? -1 : 1)) }
      override var hash: Int { doubleValue.hashValue }
    }
    class __NSCFBoolean: NSNumber {
    }
    extension Bool {
      init(truncating number: NSNumber) { self = number.boolValue }
      init?(exactly number: NSNumber) {
        if number.doubleValue != 0 && number.doubleValue != 1 { return nil }
        self = number.boolValue
      }
    }
    """#
}
