import Foundation

/// What a number's format style asks for, from the kind and the options in which the catalogue's own describes itself.
struct NumberOptions {
  private let kind: String
  private let locale: Locale
  private var precision: NumberFormatStyleConfiguration.Precision?
  private var grouping: NumberFormatStyleConfiguration.Grouping?
  private var notation: NumberFormatStyleConfiguration.Notation?
  private var sign: (name: String, showsZero: Bool)?
  private var rounding: (rule: FloatingPointRoundingRule, increment: String)?
  private var presentation: CurrencyFormatStyleConfiguration.Presentation?
  private var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
  private var scale: Double?
  /// The numbers of digits that are asked for.
  private(set) var lengths: [Int] = []
  /// Whether numbers are scaled or rounded by none that is finite.
  var isInfinite: Bool {
    let increment = rounding.flatMap { Double($0.increment) } ?? 0
    return !(scale ?? 1).isFinite || !increment.isFinite
  }

  /// Reads the options.
  init(_ kind: String, _ options: String) {
    self.kind = kind
    var locale = "en_US"
    for option in options.split(separator: ";") {
      let parts = option.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if parts[0] == "locale" { locale = parts[1] }
    }
    self.locale = Locale(identifier: locale)
    for option in options.split(separator: ";") {
      read(option.split(separator: ":", omittingEmptySubsequences: false).map(String.init))
    }
  }

  private mutating func read(_ parts: [String]) {
    let (low, high) = (Int(parts[1]) ?? 0, parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
    if ["fraction", "significant", "integer", "both"].contains(parts[0]) { lengths += [low, high] }
    switch parts[0] {
    // A number of digits is taken as it is, where a range is cut to what there can be.
    case "fraction": precision = low == high ? .fractionLength(low) : .fractionLength(low...high)
    case "significant": precision = low == high ? .significantDigits(low) : .significantDigits(low...high)
    case "integer": precision = low == high ? .integerLength(low) : .integerLength(low...high)
    case "both": precision = .integerAndFractionLength(integer: low, fraction: high)
    case "grouping": grouping = parts[1] == "never" ? .never : .automatic
    case "notation":
      notation = parts[1] == "compactName" ? .compactName : parts[1] == "scientific" ? .scientific : .automatic
    case "sign": sign = (parts[1], parts.count > 2 && parts[2] == "zero")
    case "rounded": rounding = (FloatingPointRoundingRule(named: parts[1]), parts[2])
    case "presentation": presentation = NumberOptions.presentation(parts[1])
    case "decimal": separator = parts[1] == "always" ? .always : .automatic
    case "scale": scale = Double(parts[1])
    default: break
    }
  }

  private static func presentation(_ name: String) -> CurrencyFormatStyleConfiguration.Presentation {
    switch name {
    case "narrow": .narrow
    case "isoCode": .isoCode
    case "fullName": .fullName
    default: .standard
    }
  }

  private var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy? {
    switch sign?.name {
    case "always": .always(includingZero: sign?.showsZero ?? true)
    case "never": .never
    case nil: nil
    default: .automatic
    }
  }

  private var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy? {
    switch sign?.name {
    case "always": .always(showZero: sign?.showsZero ?? true)
    case "never": .never
    case "accounting": .accounting
    case "accountingAlways": .accountingAlways(showZero: sign?.showsZero ?? false)
    case nil: nil
    default: .automatic
    }
  }

  private var currency: String { String(kind.dropFirst(9)) }

  /// The text of an integer that is given by its digits.
  func format(integer digits: String) -> String {
    if kind == "percent", let number = Int(digits) { return number.formatted(integerPercent()) }
    if kind == "percent", let number = UInt(digits) { return number.formatted(integerPercent()) }
    // A style of integers has what one of decimal numbers has, and shows them as such.
    return format(Decimal(string: digits) ?? .nan)
  }

  private func integerPercent<Number>() -> IntegerFormatStyle<Number>.Percent {
    var style = IntegerFormatStyle<Number>.Percent(locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    if let scale { style = style.scale(scale) }
    return style
  }

  /// The text of a floating-point number.
  func format(_ value: Double) -> String {
    if kind == "percent" { return value.formatted(percent) }
    if kind.hasPrefix("currency") { return value.formatted(money) }
    return value.formatted(number)
  }

  private var percent: FloatingPointFormatStyle<Double>.Percent {
    var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let scale { style = style.scale(scale) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: Double(rounding.increment)) }
    return style
  }

  private var money: FloatingPointFormatStyle<Double>.Currency {
    var style = FloatingPointFormatStyle<Double>.Currency(code: currency, locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let currencySign { style = style.sign(strategy: currencySign) }
    if let presentation { style = style.presentation(presentation) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let scale { style = style.scale(scale) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: Double(rounding.increment)) }
    return style
  }

  private var number: FloatingPointFormatStyle<Double> {
    var style = FloatingPointFormatStyle<Double>(locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let scale { style = style.scale(scale) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: Double(rounding.increment)) }
    return style
  }

  /// The text of a decimal number.
  func format(_ value: Decimal) -> String {
    if kind == "percent" {
      var style = Decimal.FormatStyle.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      if let numberSign { style = style.sign(strategy: numberSign) }
      if let rounding { style = style.rounded(rule: rounding.rule, increment: Int(rounding.increment)) }
      return value.formatted(style)
    }
    if kind.hasPrefix("currency") { return value.formatted(decimalMoney) }
    var style = Decimal.FormatStyle(locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let scale { style = style.scale(scale) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: Int(rounding.increment)) }
    return value.formatted(style)
  }

  private var decimalMoney: Decimal.FormatStyle.Currency {
    var style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let currencySign { style = style.sign(strategy: currencySign) }
    if let presentation { style = style.presentation(presentation) }
    if let separator { style = style.decimalSeparator(strategy: separator) }
    if let scale { style = style.scale(scale) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: Int(rounding.increment)) }
    return style
  }

  /// The number that a text in this style has, as text; nil where there is none.
  func number(in text: String) -> String? {
    if kind == "percent" {
      return (try? Decimal(text, format: Decimal.FormatStyle.Percent(locale: locale))).map { "\($0)" }
    }
    if kind.hasPrefix("currency") {
      return (try? Decimal(text, format: Decimal.FormatStyle.Currency(code: currency, locale: locale))).map { "\($0)" }
    }
    return (try? Decimal(text, format: Decimal.FormatStyle(locale: locale))).map { "\($0)" }
  }
}

extension FloatingPointRoundingRule {
  /// The rule with the name of its case; without such a name to the nearest, and even.
  init(named name: String) {
    self =
      switch name {
      case "up": .up
      case "down": .down
      case "towardZero": .towardZero
      case "awayFromZero": .awayFromZero
      case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
      default: .toNearestOrEven
      }
  }
}
