import Foundation

extension NumberFormatter {
  /// Makes a formatter of the texts in which the catalogue's own describes itself: `name=value`, in the order in which they were set.
  convenience init(describedBy texts: [String]) {
    self.init()
    for text in texts {
      let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      set(pair[0], pair[1])
    }
  }

  private func set(_ name: String, _ value: String) {
    if let path = Self.text(name) { return self[keyPath: path] = value }
    if let path = Self.symbol(name) { return self[keyPath: path] = value }
    if let path = Self.isOn(name) { return self[keyPath: path] = value == "true" }
    if let path = Self.number(name) { return self[keyPath: path] = NSNumber(formatted: value) }
    guard let whole = Int(value) else {
      if name == "locale" { locale = Locale(identifier: value) }
      return
    }
    if let path = Self.count(name) { return self[keyPath: path] = whole }
    switch name {
    case "numberStyle": numberStyle = NumberFormatter.Style(rawValue: UInt(whole)) ?? .none
    case "roundingMode": roundingMode = NumberFormatter.RoundingMode(rawValue: UInt(whole)) ?? .halfEven
    default: paddingPosition = NumberFormatter.PadPosition(rawValue: UInt(whole)) ?? .beforePrefix
    }
  }

  /// The value of a property as text.
  func describedProperty(_ name: String) -> String? {
    if let path = Self.text(name) { return self[keyPath: path] }
    if let path = Self.symbol(name) { return self[keyPath: path] }
    if let path = Self.isOn(name) { return "\(self[keyPath: path])" }
    if let path = Self.number(name) { return self[keyPath: path]?.stringValue }
    if let path = Self.count(name) { return "\(self[keyPath: path])" }
    switch name {
    case "numberStyle": return "\(numberStyle.rawValue)"
    case "roundingMode": return "\(roundingMode.rawValue)"
    default: return "\(paddingPosition.rawValue)"
    }
  }

  /// Properties that are a text or nothing.
  private static func text(_ name: String) -> ReferenceWritableKeyPath<NumberFormatter, String?>? {
    switch name {
    case "groupingSeparator": \.groupingSeparator
    case "decimalSeparator": \.decimalSeparator
    case "currencyCode": \.currencyCode
    case "currencySymbol": \.currencySymbol
    case "internationalCurrencySymbol": \.internationalCurrencySymbol
    case "percentSymbol": \.percentSymbol
    case "perMillSymbol": \.perMillSymbol
    case "minusSign": \.minusSign
    case "plusSign": \.plusSign
    case "exponentSymbol": \.exponentSymbol
    case "currencyDecimalSeparator": \.currencyDecimalSeparator
    case "currencyGroupingSeparator": \.currencyGroupingSeparator
    case "thousandSeparator": \.thousandSeparator
    case "notANumberSymbol": \.notANumberSymbol
    case "positivePrefix": \.positivePrefix
    case "positiveSuffix": \.positiveSuffix
    case "negativePrefix": \.negativePrefix
    case "negativeSuffix": \.negativeSuffix
    case "positiveFormat": \.positiveFormat
    case "negativeFormat": \.negativeFormat
    case "paddingCharacter": \.paddingCharacter
    case "zeroSymbol": \.zeroSymbol
    default: nil
    }
  }

  /// Properties that are a text.
  private static func symbol(_ name: String) -> ReferenceWritableKeyPath<NumberFormatter, String>? {
    switch name {
    case "positiveInfinitySymbol": \.positiveInfinitySymbol
    case "negativeInfinitySymbol": \.negativeInfinitySymbol
    case "nilSymbol": \.nilSymbol
    case "format": \.format
    default: nil
    }
  }

  /// Properties that are a number.
  private static func count(_ name: String) -> ReferenceWritableKeyPath<NumberFormatter, Int>? {
    switch name {
    case "minimumFractionDigits": \.minimumFractionDigits
    case "maximumFractionDigits": \.maximumFractionDigits
    case "minimumIntegerDigits": \.minimumIntegerDigits
    case "maximumIntegerDigits": \.maximumIntegerDigits
    case "minimumSignificantDigits": \.minimumSignificantDigits
    case "maximumSignificantDigits": \.maximumSignificantDigits
    case "groupingSize": \.groupingSize
    case "secondaryGroupingSize": \.secondaryGroupingSize
    case "formatWidth": \.formatWidth
    default: nil
    }
  }

  /// Properties that are on or off.
  private static func isOn(_ name: String) -> ReferenceWritableKeyPath<NumberFormatter, Bool>? {
    switch name {
    case "usesGroupingSeparator": \.usesGroupingSeparator
    case "usesSignificantDigits": \.usesSignificantDigits
    case "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator
    case "allowsFloats": \.allowsFloats
    case "isLenient": \.isLenient
    case "generatesDecimalNumbers": \.generatesDecimalNumbers
    case "isPartialStringValidationEnabled": \.isPartialStringValidationEnabled
    case "hasThousandSeparators": \.hasThousandSeparators
    case "localizesFormat": \.localizesFormat
    default: nil
    }
  }

  /// Properties that are a number as an object or nothing.
  private static func number(_ name: String) -> ReferenceWritableKeyPath<NumberFormatter, NSNumber?>? {
    switch name {
    case "multiplier": \.multiplier
    case "roundingIncrement": \.roundingIncrement
    case "minimum": \.minimum
    case "maximum": \.maximum
    default: nil
    }
  }
}

extension NSNumber {
  /// The number that a text of one stands for: whole if it is.
  convenience init(formatted text: String) {
    if let whole = Int(text) {
      self.init(value: whole)
    } else if let whole = UInt64(text) {
      self.init(value: whole)
    } else {
      self.init(value: Double(text) ?? 0)
    }
  }
}
