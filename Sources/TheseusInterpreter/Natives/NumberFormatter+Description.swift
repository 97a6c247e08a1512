import Foundation

extension NumberFormatter {
  /// Makes a formatter of the texts in which the catalogue's own describes itself: its style, then `name=value`.
  convenience init(describedBy texts: [String]) {
    self.init()
    var options: [String: String] = [:]
    for option in texts.dropFirst() where !option.isEmpty {
      let pair = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      options[pair[0]] = pair[1]
    }
    locale = Locale(identifier: options["locale"] ?? "en_US")
    if let style = UInt(texts[0]).flatMap({ NumberFormatter.Style(rawValue: $0) }) { numberStyle = style }
    set(texts: options)
    set(numbers: options)
    let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
    if let index = options["roundingMode"].flatMap({ Int($0) }), modes.indices.contains(index) {
      roundingMode = modes[index]
    }
  }

  private func set(texts options: [String: String]) {
    if let value = options["currencyCode"] { currencyCode = value }
    if let value = options["currencySymbol"] { currencySymbol = value }
    if let value = options["groupingSeparator"] { groupingSeparator = value }
    if let value = options["decimalSeparator"] { decimalSeparator = value }
    if let value = options["positiveFormat"] { positiveFormat = value }
    if let value = options["negativeFormat"] { negativeFormat = value }
    if let value = options["positivePrefix"] { positivePrefix = value }
    if let value = options["negativePrefix"] { negativePrefix = value }
    if let value = options["positiveSuffix"] { positiveSuffix = value }
    if let value = options["negativeSuffix"] { negativeSuffix = value }
    if let value = options["minusSign"] { minusSign = value }
    if let value = options["plusSign"] { plusSign = value }
    if let value = options["percentSymbol"] { percentSymbol = value }
    if let value = options["notANumberSymbol"] { notANumberSymbol = value }
    if let value = options["zeroSymbol"] { zeroSymbol = value }
    if let value = options["paddingCharacter"] { paddingCharacter = value }
    if let value = options["usesGroupingSeparator"] { usesGroupingSeparator = value == "true" }
    if let value = options["usesSignificantDigits"] { usesSignificantDigits = value == "true" }
    if let value = options["alwaysShowsDecimalSeparator"] { alwaysShowsDecimalSeparator = value == "true" }
  }

  private func set(numbers options: [String: String]) {
    if let value = options["minimumFractionDigits"].flatMap({ Int($0) }) { minimumFractionDigits = value }
    if let value = options["maximumFractionDigits"].flatMap({ Int($0) }) { maximumFractionDigits = value }
    if let value = options["minimumIntegerDigits"].flatMap({ Int($0) }) { minimumIntegerDigits = value }
    if let value = options["maximumIntegerDigits"].flatMap({ Int($0) }) { maximumIntegerDigits = value }
    if let value = options["minimumSignificantDigits"].flatMap({ Int($0) }) { minimumSignificantDigits = value }
    if let value = options["maximumSignificantDigits"].flatMap({ Int($0) }) { maximumSignificantDigits = value }
    if let value = options["groupingSize"].flatMap({ Int($0) }) { groupingSize = value }
    if let value = options["formatWidth"].flatMap({ Int($0) }) { formatWidth = value }
    if let value = options["multiplier"].flatMap({ Double($0) }) { multiplier = NSNumber(value: value) }
    if let value = options["roundingIncrement"].flatMap({ Double($0) }) { roundingIncrement = NSNumber(value: value) }
  }
}
