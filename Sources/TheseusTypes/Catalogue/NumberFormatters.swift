extension Catalogue {
  /// The classes that write and read numbers, and counts of bytes.
  static let numberFormatters = #"""
    #module(Foundation)
    class NumberFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5, ordinal = 6, currencyISOCode = 8, currencyPlural = 9, currencyAccounting = 10
      }
      enum RoundingMode: Int, Sendable {
        case ceiling = 0, floor = 1, down = 2, up = 3, halfEven = 4, halfDown = 5, halfUp = 6
      }
      enum PadPosition: Int, Sendable {
        case beforePrefix = 0, afterPrefix = 1, beforeSuffix = 2, afterSuffix = 3
      }
      var _settings: [String] = []
      var locale: Locale! = Locale.current
      var _spec: [String] { ["locale=" + locale.identifier] + _settings }
      func _read(_ name: String) -> String? { _numberFormatterProperty(_spec, name) }
      func _write(_ name: String, _ value: Any?) {
        _settings.removeAll { $0.hasPrefix(name + "=") }
        if let value { _settings.append(name + "=" + String(describing: value)) }
      }
      func _number(_ name: String) -> Int { _read(name).flatMap { Int($0) } ?? 0 }
      var numberStyle: NumberFormatter.Style { get { NumberFormatter.Style(rawValue: _number("numberStyle")) ?? .none } set { _write("numberStyle", newValue.rawValue) } }
      var roundingMode: NumberFormatter.RoundingMode { get { NumberFormatter.RoundingMode(rawValue: _number("roundingMode")) ?? .halfEven } set { _write("roundingMode", newValue.rawValue) } }
      var paddingPosition: NumberFormatter.PadPosition { get { NumberFormatter.PadPosition(rawValue: _number("paddingPosition")) ?? .beforePrefix } set { _write("paddingPosition", newValue.rawValue) } }
      var groupingSeparator: String! { get { _read("groupingSeparator") } set { _write("groupingSeparator", newValue) } }
      var decimalSeparator: String! { get { _read("decimalSeparator") } set { _write("decimalSeparator", newValue) } }
      var currencyCode: String! { get { _read("currencyCode") } set { _write("currencyCode", newValue) } }
      var currencySymbol: String! { get { _read("currencySymbol") } set { _write("currencySymbol", newValue) } }
      var internationalCurrencySymbol: String! { get { _read("internationalCurrencySymbol") } set { _write("internationalCurrencySymbol", newValue) } }
      var percentSymbol: String! { get { _read("percentSymbol") } set { _write("percentSymbol", newValue) } }
      var perMillSymbol: String! { get { _read("perMillSymbol") } set { _write("perMillSymbol", newValue) } }
      var minusSign: String! { get { _read("minusSign") } set { _write("minusSign", newValue) } }
      var plusSign: String! { get { _read("plusSign") } set { _write("plusSign", newValue) } }
      var exponentSymbol: String! { get { _read("exponentSymbol") } set { _write("exponentSymbol", newValue) } }
      var currencyDecimalSeparator: String! { get { _read("currencyDecimalSeparator") } set { _write("currencyDecimalSeparator", newValue) } }
      var currencyGroupingSeparator: String! { get { _read("currencyGroupingSeparator") } set { _write("currencyGroupingSeparator", newValue) } }
      var thousandSeparator: String! { get { _read("thousandSeparator") } set { _write("thousandSeparator", newValue) } }
      var notANumberSymbol: String! { get { _read("notANumberSymbol") } set { _write("notANumberSymbol", newValue) } }
      var positivePrefix: String! { get { _read("positivePrefix") } set { _write("positivePrefix", newValue) } }
      var positiveSuffix: String! { get { _read("positiveSuffix") } set { _write("positiveSuffix", newValue) } }
      var negativePrefix: String! { get { _read("negativePrefix") } set { _write("negativePrefix", newValue) } }
      var negativeSuffix: String! { get { _read("negativeSuffix") } set { _write("negativeSuffix", newValue) } }
      var positiveFormat: String! { get { _read("positiveFormat") } set { _write("positiveFormat", newValue) } }
      var negativeFormat: String! { get { _read("negativeFormat") } set { _write("negativeFormat", newValue) } }
      var paddingCharacter: String! { get { _read("paddingCharacter") } set { _write("paddingCharacter", newValue) } }
      var positiveInfinitySymbol: String { get { _read("positiveInfinitySymbol") ?? "" } set { _write("positiveInfinitySymbol", newValue) } }
      var negativeInfinitySymbol: String { get { _read("negativeInfinitySymbol") ?? "" } set { _write("negativeInfinitySymbol", newValue) } }
      var nilSymbol: String { get { _read("nilSymbol") ?? "" } set { _write("nilSymbol", newValue) } }
      var format: String { get { _read("format") ?? "" } set { _write("format", newValue) } }
      var zeroSymbol: String? { get { _read("zeroSymbol") } set { _write("zeroSymbol", newValue) } }
      var minimumFractionDigits: Int { get { _number("minimumFractionDigits") } set { _write("minimumFractionDigits", newValue) } }
      var maximumFractionDigits: Int { get { _number("maximumFractionDigits") } set { _write("maximumFractionDigits", newValue) } }
      var minimumIntegerDigits: Int { get { _number("minimumIntegerDigits") } set { _write("minimumIntegerDigits", newValue) } }
      var maximumIntegerDigits: Int { get { _number("maximumIntegerDigits") } set { _write("maximumIntegerDigits", newValue) } }
      var minimumSignificantDigits: Int { get { _number("minimumSignificantDigits") } set { _write("minimumSignificantDigits", newValue) } }
      var maximumSignificantDigits: Int { get { _number("maximumSignificantDigits") } set { _write("maximumSignificantDigits", newValue) } }
      var groupingSize: Int { get { _number("groupingSize") } set { _write("groupingSize", newValue) } }
      var secondaryGroupingSize: Int { get { _number("secondaryGroupingSize") } set { _write("secondaryGroupingSize", newValue) } }
      var formatWidth: Int { get { _number("formatWidth") } set { _write("formatWidth", newValue) } }
      var usesGroupingSeparator: Bool { get { _read("usesGroupingSeparator") == "true" } set { _write("usesGroupingSeparator", newValue) } }
      var usesSignificantDigits: Bool { get { _read("usesSignificantDigits") == "true" } set { _write("usesSignificantDigits", newValue) } }
      var alwaysShowsDecimalSeparator: Bool { get { _read("alwaysShowsDecimalSeparator") == "true" } set { _write("alwaysShowsDecimalSeparator", newValue) } }
      var allowsFloats: Bool { get { _read("allowsFloats") == "true" } set { _write("allowsFloats", newValue) } }
      var isLenient: Bool { get { _read("isLenient") == "true" } set { _write("isLenient", newValue) } }
      var generatesDecimalNumbers: Bool { get { _read("generatesDecimalNumbers") == "true" } set { _write("generatesDecimalNumbers", newValue) } }
      var isPartialStringValidationEnabled: Bool { get { _read("isPartialStringValidationEnabled") == "true" } set { _write("isPartialStringValidationEnabled", newValue) } }
      var hasThousandSeparators: Bool { get { _read("hasThousandSeparators") == "true" } set { _write("hasThousandSeparators", newValue) } }
      var localizesFormat: Bool { get { _read("localizesFormat") == "true" } set { _write("localizesFormat", newValue) } }
      func _numberObject(_ name: String) -> NSNumber? {
        guard let text = _read(name) else { return nil }
        if let whole = Int(text) { return NSNumber(value: whole) }
        return Double(text).map { NSNumber(value: $0) }
      }
      var multiplier: NSNumber? { get { _numberObject("multiplier") } set { _write("multiplier", newValue) } }
      var roundingIncrement: NSNumber! { get { _numberObject("roundingIncrement") } set { _write("roundingIncrement", newValue) } }
      var minimum: NSNumber? { get { _numberObject("minimum") } set { _write("minimum", newValue) } }
      var maximum: NSNumber? { get { _numberObject("maximum") } set { _write("maximum", newValue) } }
      static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
      }
      override init() { super.init() }
      func string(from number: NSNumber) -> String? {
        if let decimal = number as? NSDecimalNumber { return _formatNumber("decimal", decimal.decimalValue.description, _spec) }
        let text = String(describing: number._scalar)
        return _formatNumber("number", number._scalar is any BinaryInteger ? text : String(number.doubleValue), _spec)
      }
      override func string(for value: Any?) -> String? {
        guard let value else { return nil }
        if let number = value as? Decimal { return _formatNumber("decimal", number.description, _spec) }
        if let number = value as? NSNumber { return string(from: number) }
        return nil
      }
      func number(from string: String) -> NSNumber? {
        guard let found = _parseFormatted(string, _spec) else { return nil }
        if found.hasPrefix("decimal:") { return NSDecimalNumber(string: String(found.dropFirst(8))) }
        if let whole = Int(found) { return NSNumber(value: whole) }
        return Double(found).map { NSNumber(value: $0) }
      }
    }
    func _numberFormatterProperty(_ spec: [String], _ name: String) -> String?
    func _formatNumber(_ kind: String, _ value: String, _ spec: [String]) -> String?
    func _parseFormatted(_ text: String, _ spec: [String]) -> String?
    class ByteCountFormatter: Formatter {
      enum CountStyle: Int, Sendable {
        case file = 0, memory = 1, decimal = 2, binary = 3
      }
      struct Units: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let useBytes: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 1)
        static let useKB: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 2)
        static let useMB: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 4)
        static let useGB: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 8)
        static let useTB: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 16)
        static let usePB: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 32)
        static let useAll: ByteCountFormatter.Units = ByteCountFormatter.Units(rawValue: 0x0FFFF)
      }
      var allowedUnits: ByteCountFormatter.Units = []
      var countStyle: ByteCountFormatter.CountStyle = .file
      var allowsNonnumericFormatting: Bool = true
      var includesUnit: Bool = true
      var includesCount: Bool = true
      var includesActualByteCount: Bool = false
      var isAdaptive: Bool = true
      var zeroPadsFractionDigits: Bool = false
      override init() { super.init() }
      func string(fromByteCount count: Int64) -> String { _formatBytes(Int(count), [Int(allowedUnits.rawValue), countStyle.rawValue, allowsNonnumericFormatting ? 1 : 0, includesUnit ? 1 : 0, includesCount ? 1 : 0, includesActualByteCount ? 1 : 0, isAdaptive ? 1 : 0, zeroPadsFractionDigits ? 1 : 0]) }
      static func string(fromByteCount count: Int64, countStyle: ByteCountFormatter.CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: count)
      }
    }
    func _formatBytes(_ count: Int, _ options: [Int]) -> String
    #module(FoundationInternationalization)
    struct ByteCountFormatStyle: FormatStyle, Hashable, Sendable {
      typealias FormatInput = Int64
      typealias FormatOutput = String
      enum Style: String, Hashable, Sendable {
        case file, memory, decimal, binary
      }
      struct Units: OptionSet, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var bytes: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 1) }
        static var kb: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 2) }
        static var mb: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 4) }
        static var gb: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 8) }
        static var tb: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 16) }
        static var pb: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 32) }
        static var all: ByteCountFormatStyle.Units { ByteCountFormatStyle.Units(rawValue: 0x0FFFF) }
        static var `default`: ByteCountFormatStyle.Units { .all }
      }
      var style: ByteCountFormatStyle.Style = .file
      var allowedUnits: ByteCountFormatStyle.Units = .all
      var spellsOutZero: Bool = true
      var includesActualByteCount: Bool = false
      var locale: Locale = .current
      func locale(_ locale: Locale) -> ByteCountFormatStyle {
        var copy = self
        copy.locale = locale
        return copy
      }
      init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .current) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
      }
      func format(_ value: Int64) -> String { _formatByteStyle(Int(value), style.rawValue, allowedUnits.rawValue, spellsOutZero, includesActualByteCount, locale.identifier) }
    }
    func _formatByteStyle(_ value: Int, _ style: String, _ units: Int, _ spellsOutZero: Bool, _ includesCount: Bool, _ locale: String) -> String
    #module(FoundationEssentials)
    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> ByteCountFormatStyle { ByteCountFormatStyle(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount) }
    }
    extension BinaryInteger {
      func formatted() -> String { _formatInteger(String(describing: self), "", "") }
      func formatted(_ style: IntegerFormatStyle<Self>) -> String { style.format(self) }
      @_symbol("BinaryInteger.formatted(bytes)") func formatted(_ style: ByteCountFormatStyle) -> String { style.format(Int64(self)) }
      @_disfavoredOverload @_symbol("BinaryInteger.formatted(any)") func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Self { style.format(self) }
    }
    extension BinaryFloatingPoint {
      func formatted() -> String { _formatDouble(Double(self), "", "") }
      func formatted(_ style: FloatingPointFormatStyle<Self>) -> String { style.format(self) }
      @_disfavoredOverload @_symbol("BinaryFloatingPoint.formatted(any)") func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Self { style.format(self) }
    }
    extension BinaryInteger {
      @_symbol("BinaryInteger.init(format)") init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws { self = try format.parse(value) }
      @_symbol("BinaryInteger.init(strategy)") init<S: ParseStrategy>(_ value: String, strategy: S) throws where S.ParseInput == String, S.ParseOutput == Self { self = try strategy.parse(value) }
    }
    extension BinaryFloatingPoint {
      @_symbol("BinaryFloatingPoint.init(format)") init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws { self = try format.parse(value) }
      @_symbol("BinaryFloatingPoint.init(strategy)") init<S: ParseStrategy>(_ value: String, strategy: S) throws where S.ParseInput == String, S.ParseOutput == Self { self = try strategy.parse(value) }
    }
    """#
}
