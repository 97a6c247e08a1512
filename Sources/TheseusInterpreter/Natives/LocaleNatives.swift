import Foundation

extension NativeTable {
  /// What a locale says of a language, a country and their customs.
  mutating func addLocales() {
    native("_localeText(_:_:_:)") { arguments in
      let locale = Locale(identifier: try arguments.string(0))
      let code = try arguments.string(2)
      return arguments.value(localeTexts[try arguments.string(1)]?(locale, code))
    }
  }
}

private let localeTexts: [String: @Sendable (Locale, String) -> String?] = [
  "languageCode": { locale, _ in locale.language.languageCode?.identifier },
  "regionCode": { locale, _ in locale.region?.identifier },
  "minimalIdentifier": { locale, _ in locale.language.minimalIdentifier },
  "currencySymbol": { locale, _ in locale.currencySymbol },
  "currencyCode": { locale, _ in locale.currency?.identifier },
  "decimalSeparator": { locale, _ in locale.decimalSeparator },
  "groupingSeparator": { locale, _ in locale.groupingSeparator },
  "measurementSystem": { locale, _ in locale.measurementSystem.identifier },
  "hourCycle": { locale, _ in "\(locale.hourCycle)" },
  "firstDayOfWeek": { locale, _ in "\(locale.firstDayOfWeek)" },
  "calendar": { locale, _ in "\(locale.calendar.identifier)" },
  "nameOfIdentifier": { $0.localizedString(forIdentifier: $1) },
  "nameOfLanguage": { $0.localizedString(forLanguageCode: $1) },
  "nameOfRegion": { $0.localizedString(forRegionCode: $1) },
  "nameOfCurrency": { $0.localizedString(forCurrencyCode: $1) },
]
