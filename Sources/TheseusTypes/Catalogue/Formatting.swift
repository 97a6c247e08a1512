extension Catalogue {
  /// Format styles and formatters of numbers and lists.
  static let formatting = #"""
    #module(FoundationEssentials)
    protocol FormatStyle<FormatInput, FormatOutput>: Sendable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    extension FormatStyle {
      func locale(_ locale: Locale) -> Self { self }
    }
    typealias _FormatStyle = FormatStyle
    protocol ParseStrategy<ParseInput, ParseOutput>: Sendable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    typealias _ParseStrategy = ParseStrategy
    protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy
      var parseStrategy: Strategy { get }
    }
    func _parseFailure(_ text: String, _ example: String) -> any Error { NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSDebugDescription": "Cannot parse " + text + ". String should adhere to the preferred format of the locale, such as " + example + "."]) }
    func _numberFailure(_ text: String, _ example: String) -> any Error { NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSDebugDescription": "Cannot parse " + text + ". String should adhere to the specified format, such as " + example]) }
    func _parseStyled(_ text: String, _ kind: String, _ options: String) -> String?
    func _formatInteger(_ digits: String, _ kind: String, _ options: String) -> String
    func _formatDouble(_ value: Double, _ kind: String, _ options: String) -> String
    #module(FoundationInternationalization)
    enum NumberFormatStyleConfiguration {
      struct Precision: Hashable, Sendable {
        var _spec: String
        static func _within(_ least: Int, _ kind: String, _ low: Int, _ high: Int) -> NumberFormatStyleConfiguration.Precision {
          NumberFormatStyleConfiguration.Precision(_spec: kind + ":" + String(min(max(low, least), 999)) + ":" + String(min(max(high, least), 999)))
        }
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "fraction:" + String(length) + ":" + String(length)) }
        static func fractionLength(_ range: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision { _within(0, "fraction", range.lowerBound, range.upperBound) }
        static func fractionLength(_ range: PartialRangeThrough<Int>) -> NumberFormatStyleConfiguration.Precision { _within(0, "fraction", 0, range.upperBound) }
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "significant:" + String(digits) + ":" + String(digits)) }
        static func significantDigits(_ range: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision { _within(1, "significant", range.lowerBound, range.upperBound) }
        static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision { NumberFormatStyleConfiguration.Precision(_spec: "integer:" + String(length) + ":" + String(length)) }
        static func significantDigits(_ range: PartialRangeThrough<Int>) -> NumberFormatStyleConfiguration.Precision { _within(1, "significant", 1, range.upperBound) }
        static func fractionLength(_ range: PartialRangeFrom<Int>) -> NumberFormatStyleConfiguration.Precision { _within(0, "fraction", range.lowerBound, 999) }
        static func integerLength(_ range: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision { _within(0, "integer", range.lowerBound, range.upperBound) }
        static func integerLength(_ range: PartialRangeFrom<Int>) -> NumberFormatStyleConfiguration.Precision { _within(0, "integer", range.lowerBound, 999) }
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
        static var accounting: NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: "sign:accounting:") }
        static func accountingAlways(showZero: Bool = false) -> NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: showZero ? "sign:accountingAlways:zero" : "sign:accountingAlways:") }
        static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy { NumberFormatStyleConfiguration.SignDisplayStrategy(_spec: includingZero ? "sign:always:zero" : "sign:always:") }
      }
      struct Notation: Hashable, Sendable {
        var _spec: String
        static var automatic: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:automatic:") }
        static var compactName: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:compactName:") }
        static var scientific: NumberFormatStyleConfiguration.Notation { NumberFormatStyleConfiguration.Notation(_spec: "notation:scientific:") }
      }
    }
    extension NumberFormatStyleConfiguration {
      struct DecimalSeparatorDisplayStrategy: Hashable, Sendable {
        var _name: String
        static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy(_name: "automatic") }
        static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy(_name: "always") }
      }
    }
    enum CurrencyFormatStyleConfiguration {
      typealias Grouping = NumberFormatStyleConfiguration.Grouping
      typealias Precision = NumberFormatStyleConfiguration.Precision
      typealias SignDisplayStrategy = NumberFormatStyleConfiguration.SignDisplayStrategy
      struct Presentation: Hashable, Sendable {
        var _name: String
        static var standard: CurrencyFormatStyleConfiguration.Presentation { CurrencyFormatStyleConfiguration.Presentation(_name: "standard") }
        static var narrow: CurrencyFormatStyleConfiguration.Presentation { CurrencyFormatStyleConfiguration.Presentation(_name: "narrow") }
        static var isoCode: CurrencyFormatStyleConfiguration.Presentation { CurrencyFormatStyleConfiguration.Presentation(_name: "isoCode") }
        static var fullName: CurrencyFormatStyleConfiguration.Presentation { CurrencyFormatStyleConfiguration.Presentation(_name: "fullName") }
      }
    }
    struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, ParseStrategy, Hashable, Codable, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      struct Percent: FormatStyle, Hashable, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var _base: IntegerFormatStyle<Value>
        init() { _base = IntegerFormatStyle<Value>(_kind: "percent") }
        init(locale: Locale) { _base = IntegerFormatStyle<Value>(_kind: "percent").locale(locale) }
        static var percent: IntegerFormatStyle<Value>.Percent { IntegerFormatStyle<Value>.Percent() }
        func format(_ value: Value) -> String { _base.format(value) }
      }
      typealias Currency = IntegerFormatStyle<Value>
      var _kind: String = ""
      var _options: String = ""
      init() { }
      init(locale: Locale) { _options = ";locale:" + locale.identifier + ":" }
      init(code: String, locale: Locale = .current) { _kind = "currency:" + code; _options = ";locale:" + locale.identifier + ":" }
      init(_kind: String) { self._kind = _kind }
      typealias ParseInput = String
      typealias ParseOutput = Value
      typealias Configuration = CurrencyFormatStyleConfiguration
      var parseStrategy: IntegerFormatStyle<Value> { self }
      func parse(_ value: String) throws -> Value {
        let parsed = _parseStyled(value, _kind, _options).flatMap { Decimal(string: $0) }.map { _kind == "percent" ? $0 * 100 : $0 }
        guard let number = (parsed.flatMap { Int($0._wholeDigits) }).flatMap({ Value(exactly: $0) }) else { throw _numberFailure(value, _formatInteger("123", _kind, _options)) }
        return number
      }
      func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> IntegerFormatStyle<Value> { _adding("presentation:" + presentation._name + ":") }
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value> { _adding("decimal:" + strategy._name + ":") }
      func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value> { _adding("scale:" + String(multiplicand) + ":") }
      static var number: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>() }
      static var percent: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>(_kind: "percent") }
      static func currency(code: String) -> IntegerFormatStyle<Value> { IntegerFormatStyle<Value>(_kind: "currency:" + code) }
      func _adding(_ option: String) -> IntegerFormatStyle<Value> {
        var result = self
        result._options = _options + ";" + option
        return result
      }
      func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value> { _adding("rounded:" + String(describing: rule) + ":" + (increment.map { String($0) } ?? "")) }
      func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> { _adding(precision._spec) }
      func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> { _adding(grouping._spec) }
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> { _adding(strategy._spec) }
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> { _adding(notation._spec) }
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value> { _adding("locale:" + locale.identifier + ":") }
      func format(_ value: Value) -> String { _formatInteger(String(describing: value), _kind, _options) }
    }
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, ParseStrategy, Hashable, Codable, Sendable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      struct Percent: FormatStyle, Hashable, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
        var _base: FloatingPointFormatStyle<Value>
        init() { _base = FloatingPointFormatStyle<Value>(_kind: "percent") }
        init(locale: Locale) { _base = FloatingPointFormatStyle<Value>(_kind: "percent").locale(locale) }
        static var percent: FloatingPointFormatStyle<Value>.Percent { FloatingPointFormatStyle<Value>.Percent() }
        func format(_ value: Value) -> String { _base.format(value) }
      }
      typealias Currency = FloatingPointFormatStyle<Value>
      var _kind: String = ""
      var _options: String = ""
      init() { }
      init(locale: Locale) { _options = ";locale:" + locale.identifier + ":" }
      init(code: String, locale: Locale = .current) { _kind = "currency:" + code; _options = ";locale:" + locale.identifier + ":" }
      init(_kind: String) { self._kind = _kind }
      typealias ParseInput = String
      typealias ParseOutput = Value
      typealias Configuration = CurrencyFormatStyleConfiguration
      var parseStrategy: FloatingPointFormatStyle<Value> { self }
      func parse(_ value: String) throws -> Value {
        guard let text = _parseStyled(value, _kind, _options), let number = Double(text) else { throw _numberFailure(value, _formatDouble(3.14, _kind, _options)) }
        return Value(number)
      }
      func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value> { _adding("presentation:" + presentation._name + ":") }
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value> { _adding("decimal:" + strategy._name + ":") }
      func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value> { _adding("scale:" + String(multiplicand) + ":") }
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
    #module(FoundationEssentials)
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
    #module(FoundationInternationalization)
    struct ListFormatStyle<Base: Sequence>: FormatStyle, Sendable {
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
      var _member: (Base.Element) -> String
      var _locale: String = "en_US"
      func locale(_ locale: Locale) -> ListFormatStyle<Base> {
        var result = self
        result._locale = locale.identifier
        return result
      }
      func format(_ value: Base) -> String { _formatList(value.map { _member($0) }, listType.rawValue, width.rawValue, _locale) }
    }
    extension Sequence where Element == String {
      func formatted() -> String { _formatList(Array(self), "and", "standard", "en_US") }
      func formatted(_ style: ListFormatStyle<[String]>) -> String { style.format(Array(self)) }
    }
    #module(FoundationEssentials)
    extension FormatStyle where Self == ListFormatStyle<[String]> {
      static func list(type: ListFormatStyle<[String]>.ListType, width: ListFormatStyle<[String]>.Width = .standard) -> ListFormatStyle<[String]> { ListFormatStyle<[String]>(listType: type, width: width, _member: { $0 }) }
    }
    extension Sequence {
      @_disfavoredOverload @_symbol("Sequence.formatted(list)") func formatted(_ style: ListFormatStyle<[Element]>) -> String { style.format(Array(self)) }
    }
    extension FormatStyle {
      @_symbol("FormatStyle.list(member)") static func list<M: FormatStyle, B: Sequence>(memberStyle: M, type: ListFormatStyle<B>.ListType, width: ListFormatStyle<B>.Width = .standard) -> ListFormatStyle<B> where Self == ListFormatStyle<B>, M.FormatInput == B.Element, M.FormatOutput == String { ListFormatStyle<B>(listType: type, width: width, _member: { memberStyle.format($0) }) }
    }
    func _formatList(_ items: [String], _ kind: String, _ width: String, _ locale: String) -> String
    """#
}
