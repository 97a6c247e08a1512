import Foundation

extension NativeTable {
  /// Texts of numbers and lists.
  mutating func addNumberFormats() {
    native("_formatInteger(_:_:_:)") { arguments in
      let options = NumberOptions(try arguments.string(1), try arguments.string(2))
      return .string(options.format(integer: try arguments.int(0)))
    }
    native("_formatDouble(_:_:_:)") { arguments in
      let options = NumberOptions(try arguments.string(1), try arguments.string(2))
      return .string(options.format(try arguments.double(0)))
    }
    native("_formatNumber(_:_:)") { arguments in
      let number = NSNumber(value: try arguments.double(0))
      return .string(numberFormatter(try arguments.strings(1)).string(from: number) ?? "")
    }
    native("_parseFormatted(_:_:)") { arguments in
      arguments.value(numberFormatter(try arguments.strings(1)).number(from: try arguments.string(0))?.doubleValue)
    }
    native("_parseNumber(_:_:)") { arguments in
      arguments.value(Double(try arguments.string(0)))
    }
    native("_formatList(_:_:_:_:)") { arguments in
      let items = try arguments.strings(0)
      let widths: [String: ListFormatStyle<StringStyle, [String]>.Width] = [
        "standard": .standard, "short": .short, "narrow": .narrow,
      ]
      let style = ListFormatStyle<StringStyle, [String]>.list(
        type: try arguments.string(1) == "or" ? .or : .and, width: widths[try arguments.string(2)] ?? .standard)
      return .string(items.formatted(style.locale(Locale(identifier: try arguments.string(3)))))
    }
  }
}

/// What a number's format style asks for.
private struct NumberOptions {
  private let kind: String
  private let locale: Locale
  private var precision: NumberFormatStyleConfiguration.Precision?
  private var grouping: NumberFormatStyleConfiguration.Grouping?
  private var notation: NumberFormatStyleConfiguration.Notation?
  private var sign: (always: Bool, never: Bool, zero: Bool)?
  private var rounding: (rule: FloatingPointRoundingRule, increment: Double?)?

  init(_ kind: String, _ options: String) {
    self.kind = kind
    var locale = "en_US"
    for option in options.split(separator: ";") {
      let parts = option.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let (low, high) = (Int(parts[1]) ?? 0, parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
      switch parts[0] {
      case "fraction": precision = .fractionLength(low...max(low, high))
      case "significant": precision = .significantDigits(max(1, low)...max(1, low, high))
      case "integer": precision = .integerLength(low...max(low, high))
      case "both": precision = .integerAndFractionLength(integer: low, fraction: high)
      case "grouping": grouping = parts[1] == "never" ? .never : .automatic
      case "notation":
        notation = parts[1] == "compactName" ? .compactName : parts[1] == "scientific" ? .scientific : .automatic
      case "sign": sign = (parts[1] == "always", parts[1] == "never", parts.count > 2 && parts[2] == "zero")
      case "rounded": rounding = (NumberOptions.rule(parts[1]), Double(parts[2]))
      case "locale": locale = parts[1]
      default: break
      }
    }
    self.locale = Locale(identifier: locale)
  }

  private static func rule(_ name: String) -> FloatingPointRoundingRule {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    default: .toNearestOrEven
    }
  }

  private var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy? {
    sign.map { $0.always ? .always(includingZero: $0.zero) : $0.never ? .never : .automatic }
  }

  func format(integer value: Int) -> String {
    if kind == "percent" {
      var style = IntegerFormatStyle<Int>.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      return value.formatted(style)
    }
    if kind.hasPrefix("currency") {
      var style = IntegerFormatStyle<Int>.Currency(code: String(kind.dropFirst(9)), locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return value.formatted(style)
    }
    var style = IntegerFormatStyle<Int>(locale: locale)
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    return value.formatted(style)
  }

  func format(_ value: Double) -> String {
    if kind == "percent" {
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      if let rounding { style = style.rounded(rule: rounding.rule, increment: rounding.increment) }
      return value.formatted(style)
    }
    if kind.hasPrefix("currency") {
      var style = FloatingPointFormatStyle<Double>.Currency(code: String(kind.dropFirst(9)), locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      if let rounding { style = style.rounded(rule: rounding.rule, increment: rounding.increment) }
      return value.formatted(style)
    }
    var style = FloatingPointFormatStyle<Double>(locale: locale)
    if let precision { style = style.precision(precision) }
    if let rounding { style = style.rounded(rule: rounding.rule, increment: rounding.increment) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.notation(notation) }
    if let numberSign { style = style.sign(strategy: numberSign) }
    return value.formatted(style)
  }
}

/// A formatter as the catalogue's `NumberFormatter` describes itself.
private func numberFormatter(_ spec: [String]) -> NumberFormatter {
  let formatter = NumberFormatter()
  var options: [String: String] = [:]
  for option in spec.dropFirst() where !option.isEmpty {
    let pair = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    options[pair[0]] = pair[1]
  }
  formatter.locale = Locale(identifier: options["locale"] ?? "en_US")
  let styles: [NumberFormatter.Style] = [.none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal]
  if let index = Int(spec[0]), styles.indices.contains(index) { formatter.numberStyle = styles[index] }
  if let value = options["minimumFractionDigits"].flatMap({ Int($0) }) { formatter.minimumFractionDigits = value }
  if let value = options["maximumFractionDigits"].flatMap({ Int($0) }) { formatter.maximumFractionDigits = value }
  if let value = options["minimumIntegerDigits"].flatMap({ Int($0) }) { formatter.minimumIntegerDigits = value }
  if let value = options["currencyCode"] { formatter.currencyCode = value }
  if let value = options["currencySymbol"] { formatter.currencySymbol = value }
  if let value = options["groupingSeparator"] { formatter.groupingSeparator = value }
  if let value = options["decimalSeparator"] { formatter.decimalSeparator = value }
  if let value = options["usesGroupingSeparator"] { formatter.usesGroupingSeparator = value == "true" }
  if let value = options["positivePrefix"] { formatter.positivePrefix = value }
  let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
  if let index = options["roundingMode"].flatMap({ Int($0) }), modes.indices.contains(index) {
    formatter.roundingMode = modes[index]
  }
  return formatter
}
