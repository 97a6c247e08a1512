extension Catalogue {
  /// The classes that write and read numbers, and counts of bytes.
  static let numberFormatters = #"""
    class NumberFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5, ordinal = 6, currencyISOCode = 8, currencyPlural = 9, currencyAccounting = 10
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
      var negativePrefix: String! = nil
      var positiveSuffix: String! = nil
      var negativeSuffix: String! = nil
      var positiveFormat: String! = nil
      var negativeFormat: String! = nil
      var format: String { get { positiveFormat ?? "" } set { positiveFormat = newValue } }
      var minusSign: String! = nil
      var plusSign: String! = nil
      var percentSymbol: String! = nil
      var nilSymbol: String = ""
      var notANumberSymbol: String! = nil
      var maximumIntegerDigits: Int! = nil
      var minimumSignificantDigits: Int! = nil
      var maximumSignificantDigits: Int! = nil
      var usesSignificantDigits: Bool! = nil
      var groupingSize: Int! = nil
      var multiplier: NSNumber? = nil
      var paddingCharacter: String! = nil
      var formatWidth: Int! = nil
      var roundingIncrement: NSNumber! = nil
      var alwaysShowsDecimalSeparator: Bool! = nil
      var allowsFloats: Bool = true
      var isLenient: Bool = false
      var generatesDecimalNumbers: Bool = false
      var minimum: NSNumber? = nil
      var maximum: NSNumber? = nil
      static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
      }
      override init() { super.init() }
      func _option(_ name: String, _ value: Any?) -> String { value.map { name + "=" + String(describing: $0) } ?? "" }
      var _spec: [String] { [String(numberStyle.rawValue), _option("minimumFractionDigits", minimumFractionDigits), _option("maximumFractionDigits", maximumFractionDigits), _option("minimumIntegerDigits", minimumIntegerDigits), _option("locale", locale?.identifier), _option("currencyCode", currencyCode), _option("currencySymbol", currencySymbol), _option("groupingSeparator", groupingSeparator), _option("decimalSeparator", decimalSeparator), _option("usesGroupingSeparator", usesGroupingSeparator), _option("roundingMode", roundingMode?.rawValue), _option("positivePrefix", positivePrefix), _option("zeroSymbol", zeroSymbol), _option("negativePrefix", negativePrefix), _option("positiveSuffix", positiveSuffix), _option("negativeSuffix", negativeSuffix), _option("positiveFormat", positiveFormat), _option("negativeFormat", negativeFormat), _option("minusSign", minusSign), _option("plusSign", plusSign), _option("percentSymbol", percentSymbol), _option("notANumberSymbol", notANumberSymbol), _option("maximumIntegerDigits", maximumIntegerDigits), _option("minimumSignificantDigits", minimumSignificantDigits), _option("maximumSignificantDigits", maximumSignificantDigits), _option("usesSignificantDigits", usesSignificantDigits), _option("groupingSize", groupingSize), _option("paddingCharacter", paddingCharacter), _option("formatWidth", formatWidth), _option("alwaysShowsDecimalSeparator", alwaysShowsDecimalSeparator), _option("multiplier", multiplier?.doubleValue), _option("roundingIncrement", roundingIncrement?.doubleValue)] }
      func string(from number: NSNumber) -> String? { _formatNumber(number.doubleValue, _spec) }
      func string(for value: Any?) -> String? {
        if let number = value as? Int { return _formatNumber(Double(number), _spec) }
        if let number = value as? Double { return _formatNumber(number, _spec) }
        if let number = value as? NSNumber { return string(from: number) }
        if let number = value as? Decimal { return _formatNumber(number._double, _spec) }
        if let number = value as? Float { return _formatNumber(Double(number), _spec) }
        return nil
      }
      func number(from string: String) -> NSNumber? { _parseFormatted(string, _spec).map { NSNumber(value: $0) } }
    }
    func _formatNumber(_ value: Double, _ spec: [String]) -> String
    func _parseFormatted(_ text: String, _ spec: [String]) -> Double?
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
    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> ByteCountFormatStyle { ByteCountFormatStyle(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount) }
    }
    extension BinaryInteger {
      @_disfavoredOverload @_symbol("BinaryInteger.formatted(any)") func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Self { style.format(self) }
    }
    extension BinaryFloatingPoint {
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
