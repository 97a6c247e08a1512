extension Catalogue {
  /// Format styles and formatters of numbers and lists.
  static let formatting = #"""
    protocol FormatStyle<FormatInput, FormatOutput>: Sendable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    typealias _FormatStyle = FormatStyle
    protocol ParseableFormatStyle: FormatStyle {
    }
    func _formatInteger(_ value: Int, _ kind: String, _ options: String) -> String
    func _formatDouble(_ value: Double, _ kind: String, _ options: String) -> String
    func _parseNumber(_ text: String, _ kind: String) -> Double?
    enum NumberFormatStyleConfiguration {
      struct Precision: Hashable, Sendable {
        var _spec: String
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "fraction:" + String(length) + ":" + String(length)) }
        static func fractionLength(_ range: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "fraction:" + String(range.lowerBound) + ":" + String(range.upperBound)) }
        static func fractionLength(_ range: PartialRangeThrough<Int>) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "fraction:0:" + String(range.upperBound)) }
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "significant:" + String(digits) + ":" + String(digits)) }
        static func significantDigits(_ range: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "significant:" + String(range.lowerBound) + ":" + String(range.upperBound)) }
        static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "integer:" + String(length) + ":" + String(length)) }
        static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "both:" + String(integer) + ":" + String(fraction)) }
      }
      struct Grouping: Hashable, Sendable {
        var _spec: String
        static var automatic: NumberFormatStyleConfiguration.Grouping { NumberFormatStyleConfiguration.Grouping(_spec: "grouping:automatic:") }
        static var never: NumberFormatStyleConfiguration.Grouping { NumberFormatStyleConfiguration.Grouping(_spec: "grouping:never:") }
      }
      struct SignDisplayStrategy: Hashable, Sendable {
        var _spec: String
        static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: "sign:automatic:") }
        static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: "sign:never:") }
        static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: includingZero ? "sign:always:zero" : "sign:always:") }
      }
      struct Notation: Hashable, Sendable {
        var _spec: String
        static var automatic: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:automatic:") }
        static var compactName: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:compactName:") }
        static var scientific: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:scientific:") }
      }
    }
    struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Hashable, Codable, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      typealias Percent = IntegerFormatStyle<Value>
      typealias Currency = IntegerFormatStyle<Value>
      var _kind: String = ""
      var _options: String = ""
      init() { }
      init(locale: Locale) { _options = ";locale:" + locale.identifier + ":" }
      init(_kind: String) { self._kind = _kind }
      static var number: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>() }
      static var percent: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>(_kind: "percent") }
      static func currency(code: String) -> IntegerFormatStyle<Value> { IntegerFormatStyle<Value>(_kind: "currency:" + code) }
      func _adding(_ option: String) -> IntegerFormatStyle<Value> {
        var result = self
        result._options = _options + ";" + option
        return result
      }
      func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> { _adding(precision._spec) }
      func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> { _adding(grouping._spec) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> { _adding(strategy._spec) }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> { _adding(notation._spec) }
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value> { _adding("locale:" + locale.identifier + ":") }
      func format(_ value: Value) -> String { _formatInteger(Int(value), _kind, _options) }
    }
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, Hashable, Codable, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      typealias Percent = FloatingPointFormatStyle<Value>
      typealias Currency = FloatingPointFormatStyle<Value>
      var _kind: String = ""
      var _options: String = ""
      init() { }
      init(locale: Locale) { _options = ";locale:" + locale.identifier + ":" }
      init(_kind: String) { self._kind = _kind }
      static var number: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>() }
      static var percent: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>(_kind: "percent") }
      static func currency(code: String) -> FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>(_kind: "currency:" + code) }
      func _adding(_ option: String) -> FloatingPointFormatStyle<Value> {
        var result = self
        result._options = _options + ";" + option
        return result
      }
      func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> { _adding(precision._spec) }
      func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value> { _adding("rounded:" + String(describing: rule) + ":" + (increment.map { String($0) } ?? "")) }
      func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> { _adding(grouping._spec) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value> { _adding(strategy._spec) }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> { _adding(notation._spec) }
      func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { _adding("locale:" + locale.identifier + ":") }
      func format(_ value: Value) -> String { _formatDouble(Double(value), _kind, _options) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
      static var percent: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>(_kind: "percent") }
      static func currency(code: String) -> IntegerFormatStyle<Int> { IntegerFormatStyle<Int>(_kind: "currency:" + code) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
      static var percent: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>(_kind: "percent") }
      static func currency(code: String) -> FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>(_kind: "currency:" + code) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
      static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle<CGFloat>() }
      static var percent: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle<CGFloat>(_kind: "percent") }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
      static var percent: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>(_kind: "percent") }
    }
    struct ListFormatStyle<Base: Sequence>: FormatStyle, Sendable where Base.Element == String {
      typealias FormatInput = Base
      typealias FormatOutput = String
      enum ListType: String, Sendable {
        case and, or
      }
      enum Width: String, Sendable {
        case standard, short, narrow
      }
      var listType: ListFormatStyle<Base>.ListType
      var width: ListFormatStyle<Base>.Width
      var _locale: String = "en_US"
      func locale(_ locale: Locale) -> ListFormatStyle<Base> {
        var result = self
        result._locale = locale.identifier
        return result
      }
      func format(_ value: Base) -> String { _formatList(Array(value), listType.rawValue, width.rawValue, _locale) }
    }
    extension Sequence where Element == String {
      func formatted() -> String { _formatList(Array(self), "and", "standard", "en_US") }
      func formatted(_ style: ListFormatStyle<[String]>) -> String { style.format(Array(self)) }
    }
    extension FormatStyle where Self == ListFormatStyle<[String]> {
      static func list(type: ListFormatStyle<[String]>.ListType, width: ListFormatStyle<[String]>.Width = .standard) -> ListFormatStyle<[String]> { ListFormatStyle<[String]>(listType: type, width: width) }
    }
    func _formatList(_ items: [String], _ kind: String, _ width: String, _ locale: String) -> String
    class NumberFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5, ordinal = 6
      }
      enum RoundingMode: Int, Sendable {
        case ceiling = 0, floor = 1, down = 2, up = 3, halfEven = 4, halfDown = 5, halfUp = 6
      }
      var numberStyle: NumberFormatter.Style = .none
      var minimumFractionDigits: Int! = nil
      var maximumFractionDigits: Int! = nil
      var minimumIntegerDigits: Int! = nil
      var locale: Locale! = Locale.current
      var currencyCode: String! = nil
      var currencySymbol: String! = nil
      var groupingSeparator: String! = nil
      var decimalSeparator: String! = nil
      var usesGroupingSeparator: Bool! = nil
      var roundingMode: NumberFormatter.RoundingMode! = nil
      var positivePrefix: String! = nil
      var zeroSymbol: String? = nil
      override init() { super.init() }
      func _option(_ name: String, _ value: Any?) -> String { value.map { name + "=" + String(describing: $0) } ?? "" }
      var _spec: [String] { [String(numberStyle.rawValue), _option("minimumFractionDigits", minimumFractionDigits), _option("maximumFractionDigits", maximumFractionDigits), _option("minimumIntegerDigits", minimumIntegerDigits), _option("locale", locale?.identifier), _option("currencyCode", currencyCode), _option("currencySymbol", currencySymbol), _option("groupingSeparator", groupingSeparator), _option("decimalSeparator", decimalSeparator), _option("usesGroupingSeparator", usesGroupingSeparator), _option("roundingMode", roundingMode?.rawValue), _option("positivePrefix", positivePrefix), _option("zeroSymbol", zeroSymbol)] }
      func string(from number: NSNumber) -> String? { _formatNumber(number.doubleValue, _spec) }
      func string(for value: Any?) -> String? {
        if let number = value as? Int { return _formatNumber(Double(number), _spec) }
        if let number = value as? Double { return _formatNumber(number, _spec) }
        if let number = value as? NSNumber { return string(from: number) }
        return nil
      }
      func number(from string: String) -> NSNumber? { _parseFormatted(string, _spec).map { NSNumber(value: $0) } }
    }
    func _formatNumber(_ value: Double, _ spec: [String]) -> String
    func _parseFormatted(_ text: String, _ spec: [String]) -> Double?
    class NSNumber: Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      var doubleValue: Double
      var _isInteger: Bool
      init(value: Double) { doubleValue = value; _isInteger = false }
      @_symbol("NSNumber.init(int)") init(value: Int) { doubleValue = Double(value); _isInteger = true }
      @_symbol("NSNumber.init(bool)") init(value: Bool) { doubleValue = value ? 1 : 0; _isInteger = true }
      @_symbol("NSNumber.init(float)") init(value: Float) { doubleValue = Double(value); _isInteger = false }
      @_symbol("NSNumber.init(cgfloat)") init(value: CGFloat) { doubleValue = Double(value); _isInteger = false }
      @_symbol("NSNumber.init(floatLiteral)") init(floatLiteral value: Double) { doubleValue = value; _isInteger = false }
      @_symbol("NSNumber.init(integerLiteral)") init(integerLiteral value: Int) { doubleValue = Double(value); _isInteger = true }
      var intValue: Int { Int(doubleValue) }
      var floatValue: Float { Float(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var stringValue: String { description }
      var description: String { _isInteger || doubleValue == doubleValue.rounded() ? String(Int(doubleValue)) : String(doubleValue) }
      static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
      func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
    }
    """#
}
