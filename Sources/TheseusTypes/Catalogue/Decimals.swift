extension Catalogue {
  /// Decimal numbers, which are kept as text.
  static let decimals = #"""
    #module(FoundationEssentials)
    struct Decimal: Comparable, SignedNumeric, Strideable, Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Codable, CustomReflectable, Sendable {
      struct Storage {
        var exponent: Int8
        var lengthFlagsAndReserved: UInt8
        var reserved: UInt16
        var mantissa: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)
      }
      typealias Stride = Decimal
      typealias Magnitude = Decimal
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      enum RoundingMode: UInt, Sendable {
        case plain = 0, down = 1, up = 2, bankers = 3
      }
      enum CalculationError: UInt, Sendable {
        case noError = 0, lossOfPrecision = 1, underflow = 2, overflow = 3, divideByZero = 4
      }
      var _text: String
      init(_text: String) { self._text = _text }
      init() { _text = "0" }
      init(_ value: Double) { _text = _decimal(ofDouble: value) }
      @_symbol("Decimal.init(integer)") init<T: BinaryInteger>(_ value: T) { _text = String(value) }
      init(integerLiteral value: Int) { _text = String(value) }
      init(floatLiteral value: Double) { _text = _decimal(ofDouble: value) }
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
        let value = exponent < 0 ? significand / pow(10, -exponent) : significand * pow(10, exponent)
        self = sign == .minus ? -value : value
      }
      init?<T: BinaryInteger>(exactly value: T) { _text = String(value) }
      init?(string: String, locale: Locale? = nil) {
        guard let text = _decimal(ofText: string, locale?.identifier ?? "en_US") else { return nil }
        _text = text
      }
      static var zero: Decimal { Decimal() }
      static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
      static var nan: Decimal { Decimal(_text: "NaN") }
      static var greatestFiniteMagnitude: Decimal { Decimal(_text: _decimal("greatest", "", "")) }
      static var leastNonzeroMagnitude: Decimal { Decimal(_text: _decimal("least", "", "")) }
      static var leastNormalMagnitude: Decimal { leastNonzeroMagnitude }
      static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
      static var quietNaN: Decimal { nan }
      static var radix: Int { 10 }
      func _is(_ name: String) -> Bool { _decimal(name, _text, "") == "true" }
      var ulp: Decimal { Decimal(_text: _decimal("ulp", _text, "")) }
      var nextUp: Decimal { Decimal(_text: _decimal("nextUp", _text, "")) }
      var nextDown: Decimal { Decimal(_text: _decimal("nextDown", _text, "")) }
      var isNormal: Bool { _is("isNormal") }
      var isSubnormal: Bool { _is("isSubnormal") }
      var isCanonical: Bool { _is("isCanonical") }
      var isFinite: Bool { !isNaN }
      var isInfinite: Bool { false }
      var isSignaling: Bool { false }
      var isSignalingNaN: Bool { false }
      var floatingPointClass: FloatingPointClassification { isNaN ? .quietNaN : isZero ? .positiveZero : isSignMinus ? .negativeNormal : .positiveNormal }
      var _double: Double { Double(_text) ?? .nan }
      var customMirror: Mirror { Mirror(self, children: ["storage": _storage], displayStyle: .struct) }
      var _storage: Decimal.Storage {
        let parts = _decimalParts(_text)
        let digits = parts.dropFirst(3).map { UInt16($0) }
        return Decimal.Storage(exponent: Int8(parts[0]), lengthFlagsAndReserved: UInt8(parts[1]), reserved: UInt16(parts[2]), mantissa: (digits[0], digits[1], digits[2], digits[3], digits[4], digits[5], digits[6], digits[7]))
      }
      var isZero: Bool { _text == "0" }
      var isNaN: Bool { _text == "NaN" }
      var isSignMinus: Bool { isNaN || _text.hasPrefix("-") }
      var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
      var magnitude: Decimal { isSignMinus ? -self : self }
      var exponent: Int { Int(_decimal("exponent", _text, "")) ?? 0 }
      var significand: Decimal { Decimal(_text: _decimal("significand", _text, "")) }
      static func == (a: Decimal, b: Decimal) -> Bool { a._text == b._text }
      static func < (a: Decimal, b: Decimal) -> Bool { _decimal("<", a._text, b._text) == "true" }
      static func + (a: Decimal, b: Decimal) -> Decimal { Decimal(_text: _decimal("+", a._text, b._text)) }
      static func - (a: Decimal, b: Decimal) -> Decimal { Decimal(_text: _decimal("-", a._text, b._text)) }
      static func * (a: Decimal, b: Decimal) -> Decimal { Decimal(_text: _decimal("*", a._text, b._text)) }
      static func / (a: Decimal, b: Decimal) -> Decimal { Decimal(_text: _decimal("/", a._text, b._text)) }
      static func += (a: inout Decimal, b: Decimal) { a = a + b }
      static func -= (a: inout Decimal, b: Decimal) { a = a - b }
      static func *= (a: inout Decimal, b: Decimal) { a = a * b }
      static func /= (a: inout Decimal, b: Decimal) { a = a / b }
      static prefix func - (a: Decimal) -> Decimal { Decimal(_text: _decimal("-", "0", a._text)) }
      mutating func negate() { self = -self }
      func distance(to other: Decimal) -> Decimal { other - self }
      func advanced(by n: Decimal) -> Decimal { self + n }
      func isLess(than other: Decimal) -> Bool { self < other }
      func isEqual(to other: Decimal) -> Bool { self == other }
      func isLessThanOrEqualTo(_ other: Decimal) -> Bool { _decimal("<=", _text, other._text) == "true" }
      func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool { _decimal("ordered", _text, other._text) == "true" }
      func hash(into hasher: inout Hasher) { hasher.combine(_text) }
      var description: String { _text }
      var _wholeDigits: Substring { _text.prefix { $0 != "." } }
      func _rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal { Decimal(_text: _decimal("round:" + String(mode.rawValue), _text, String(scale))) }
      func formatted() -> String { formatted(Decimal.FormatStyle()) }
      @_symbol("Decimal.formatted(style)") func formatted(_ style: Decimal.FormatStyle) -> String { style.format(self) }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(_double) }
      init(from decoder: any Decoder) throws { self = Decimal(try decoder.singleValueContainer().decode(Double.self)) }
    }
    extension Decimal {
      @_symbol("Decimal.init(format)") init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws { self = try format.parse(value) }
    }
    extension FormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
      static var percent: Decimal.FormatStyle { .percent }
      static func currency(code: String) -> Decimal.FormatStyle { .currency(code: code) }
    }
    func _decimalParts(_ text: String) -> [Int]
    func _double(ofDecimal text: String) -> Double
    func _decimal(ofDouble value: Double) -> String
    func _decimal(ofText text: String, _ locale: String) -> String?
    func _decimal(_ operation: String, _ a: String, _ b: String) -> String
    func _formatDecimal(_ value: String, _ kind: String, _ options: String) -> String
    #module(FoundationInternationalization)
    extension Decimal {
      struct FormatStyle: ParseableFormatStyle, _ParseStrategy, Hashable, Sendable {
        typealias FormatInput = Decimal
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Decimal
        typealias Currency = Decimal.FormatStyle
        var _style: FloatingPointFormatStyle<Double>
        init() { _style = FloatingPointFormatStyle<Double>() }
        init(locale: Locale) { _style = FloatingPointFormatStyle<Double>(locale: locale) }
        init(code: String, locale: Locale = .current) { _style = FloatingPointFormatStyle<Double>(code: code, locale: locale) }
        init(_style: FloatingPointFormatStyle<Double>) { self._style = _style }
        static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
        static var percent: Decimal.FormatStyle { Decimal.FormatStyle(_style: FloatingPointFormatStyle<Double>(_kind: "percent")) }
        static func currency(code: String) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: FloatingPointFormatStyle<Double>(_kind: "currency:" + code)) }
        func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.precision(precision)) }
        func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.rounded(rule: rule, increment: increment.map { Double($0) })) }
        func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.grouping(grouping)) }
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.sign(strategy: strategy)) }
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.notation(notation)) }
        func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.presentation(presentation)) }
        func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.decimalSeparator(strategy: strategy)) }
        func scale(_ scale: Double) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.scale(scale)) }
        func locale(_ locale: Locale) -> Decimal.FormatStyle { Decimal.FormatStyle(_style: _style.locale(locale)) }
        func format(_ value: Decimal) -> String { _formatDecimal(value._text, _style._kind, _style._options) }
        var parseStrategy: Decimal.FormatStyle { self }
        func parse(_ value: String) throws -> Decimal {
          guard let text = _parseStyled(value, _style._kind, _style._options) else { throw _numberFailure(value, "\"" + format(3.14) + "\" or \"" + format(-12345) + "\"") }
          return Decimal(_text: text)
        }
      }
    }
    #module(Glibc)
    @_symbol("pow(decimal)") func pow(_ x: Decimal, _ y: Int) -> Decimal { Decimal(_text: _decimal("pow", x._text, String(y))) }
    #module(Foundation)
    func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode) { result = number._rounded(scale, mode) }
    """#
}
