extension Catalogue {
  /// Decimal numbers as objects, and the functions that calculate with places.
  static let nsDecimalNumbers = #"""
    #module(Foundation)
    protocol NSDecimalNumberBehaviors {
      func roundingMode() -> NSDecimalNumber.RoundingMode
      func scale() -> Int16
    }
    class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors {
      let _mode: NSDecimalNumber.RoundingMode
      let _scale: Int16
      init(roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness: Bool, raiseOnOverflow: Bool, raiseOnUnderflow: Bool, raiseOnDivideByZero: Bool) {
        _mode = roundingMode
        _scale = scale
        super.init()
      }
      func roundingMode() -> NSDecimalNumber.RoundingMode { _mode }
      func scale() -> Int16 { _scale }
    }
    class NSDecimalNumber: NSNumber {
      typealias RoundingMode = Decimal.RoundingMode
      typealias CalculationError = Decimal.CalculationError
      let _decimal: Decimal
      init(decimal: Decimal) { _decimal = decimal; super.init(value: _double(ofDecimal: decimal._text)) }
      override var decimalValue: Decimal { _decimal }
      override var intValue: Int { Int(truncatingIfNeeded: Int128(_decimal._wholeDigits) ?? 0) }
      override var uintValue: UInt { UInt(bitPattern: intValue) }
      override var uint64Value: UInt64 { UInt64(uintValue) }
      @_symbol("NSDecimalNumber.init(text)") convenience init(string: String) { self.init(decimal: Decimal(string: string) ?? .nan) }
      @_symbol("NSDecimalNumber.init(double)") convenience override init(value: Double) { self.init(decimal: Decimal(value)) }
      @_symbol("NSDecimalNumber.init(int)") convenience override init(value: Int) { self.init(decimal: Decimal(value)) }
      @_symbol("NSDecimalNumber.init(integerLiteral)") convenience override init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
      @_symbol("NSDecimalNumber.init(floatLiteral)") convenience override init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
      static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
      static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
      static var minimum: NSDecimalNumber { NSDecimalNumber(decimal: .leastFiniteMagnitude) }
      static var maximum: NSDecimalNumber { NSDecimalNumber(decimal: .greatestFiniteMagnitude) }
      static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
      func _calculated(_ operation: String, _ other: String, _ behavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber { NSDecimalNumber(decimal: Decimal(_text: _decimalCalculation(operation, decimalValue._text, other, behavior?.roundingMode().rawValue ?? 0)[0])) }
      func adding(_ other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("+", other.decimalValue._text, behavior) }
      func subtracting(_ other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("-", other.decimalValue._text, behavior) }
      func multiplying(by other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("*", other.decimalValue._text, behavior) }
      func dividing(by other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("/", other.decimalValue._text, behavior) }
      func raising(toPower power: Int, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("power", String(power), behavior) }
      func multiplying(byPowerOf10 power: Int16, withBehavior behavior: (any NSDecimalNumberBehaviors)? = nil) -> NSDecimalNumber { _calculated("shift", String(power), behavior) }
      func rounding(accordingToBehavior behavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
        guard let behavior else { return self }
        return NSDecimalNumber(decimal: decimalValue._rounded(Int(behavior.scale()), behavior.roundingMode()))
      }
      override func compare(_ other: NSNumber) -> ComparisonResult {
        guard let other = other as? NSDecimalNumber else { return super.compare(other) }
        return decimalValue == other.decimalValue ? .orderedSame : decimalValue < other.decimalValue ? .orderedAscending : .orderedDescending
      }
      override var description: String { decimalValue.description }
    }
    func _decimalCalculation(_ operation: String, _ a: String, _ b: String, _ mode: UInt) -> [String]
    func _calculate(_ operation: String, _ result: inout Decimal, _ a: Decimal, _ b: String, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError {
      let found = _decimalCalculation(operation, a._text, b, mode.rawValue)
      result = Decimal(_text: found[0])
      return NSDecimalNumber.CalculationError(rawValue: UInt(found[1]) ?? 0) ?? .noError
    }
    @discardableResult func NSDecimalAdd(_ result: inout Decimal, _ a: inout Decimal, _ b: inout Decimal, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("+", &result, a, b._text, mode) }
    @discardableResult func NSDecimalSubtract(_ result: inout Decimal, _ a: inout Decimal, _ b: inout Decimal, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("-", &result, a, b._text, mode) }
    @discardableResult func NSDecimalMultiply(_ result: inout Decimal, _ a: inout Decimal, _ b: inout Decimal, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("*", &result, a, b._text, mode) }
    @discardableResult func NSDecimalDivide(_ result: inout Decimal, _ a: inout Decimal, _ b: inout Decimal, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("/", &result, a, b._text, mode) }
    @discardableResult func NSDecimalPower(_ result: inout Decimal, _ a: inout Decimal, _ power: Int, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("power", &result, a, String(power), mode) }
    @discardableResult func NSDecimalMultiplyByPowerOf10(_ result: inout Decimal, _ a: inout Decimal, _ power: Int16, _ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumber.CalculationError { _calculate("shift", &result, a, String(power), mode) }
    func NSDecimalCompare(_ a: inout Decimal, _ b: inout Decimal) -> ComparisonResult { a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending }
    """#
}
