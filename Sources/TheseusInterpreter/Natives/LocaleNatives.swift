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
  "maximalIdentifier": { locale, _ in locale.language.maximalIdentifier },
  "currencySymbol": { locale, _ in locale.currencySymbol },
  "currencyCode": { locale, _ in locale.currency?.identifier },
  "decimalSeparator": { locale, _ in locale.decimalSeparator },
  "groupingSeparator": { locale, _ in locale.groupingSeparator },
  "measurementSystem": { locale, _ in locale.measurementSystem.identifier },
  "hourCycle": { locale, _ in "\(locale.hourCycle)" },
  "firstDayOfWeek": { locale, _ in "\(locale.firstDayOfWeek)" },
  "calendar": { locale, _ in "\(locale.calendar.identifier)" },
  "week": { locale, _ in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return "\(calendar.firstWeekday) \(calendar.minimumDaysInFirstWeek)"
  },
  "scriptCode": { locale, _ in locale.scriptCode },
  "script": { locale, _ in locale.language.script?.identifier },
  "variantCode": { locale, _ in locale.variantCode },
  "collationIdentifier": { locale, _ in locale.collationIdentifier },
  "collatorIdentifier": { locale, _ in locale.collatorIdentifier },
  "quotationBegin": { locale, _ in locale.quotationBeginDelimiter },
  "quotationEnd": { locale, _ in locale.quotationEndDelimiter },
  "alternateQuotationBegin": { locale, _ in locale.alternateQuotationBeginDelimiter },
  "alternateQuotationEnd": { locale, _ in locale.alternateQuotationEndDelimiter },
  "numberingSystem": { locale, _ in locale.numberingSystem.identifier },
  "collation": { locale, _ in locale.collation.identifier },
  "variant": { locale, _ in locale.variant?.identifier },
  "subdivision": { locale, _ in locale.subdivision?.identifier },
  "timeZone": { locale, _ in locale.timeZone?.identifier },
  "identifier:icu": { locale, _ in locale.identifier(.icu) },
  "identifier:bcp47": { locale, _ in locale.identifier(.bcp47) },
  "identifier:cldr": { locale, _ in locale.identifier(.cldr) },
  "nameOfScript": { $0.localizedString(forScriptCode: $1) },
  "nameOfVariant": { $0.localizedString(forVariantCode: $1) },
  "nameOfCollation": { $0.localizedString(forCollationIdentifier: $1) },
  "nameOfCollator": { $0.localizedString(forCollatorIdentifier: $1) },
  "nameOfCalendar": { $0.localizedString(for: Calendar(spec: "\($1);GMT;1;1").identifier) },
  "canonicalIdentifier": { _, code in Locale.canonicalIdentifier(from: code) },
  "canonicalLanguageIdentifier": { _, code in Locale.canonicalLanguageIdentifier(from: code) },
  "alpha2": { _, code in Locale.LanguageCode(code).identifier(.alpha2) },
  "alpha3": { _, code in Locale.LanguageCode(code).identifier(.alpha3) },
  "windowsCode": { _, code in Locale.windowsLocaleCode(fromIdentifier: code).map { "\($0)" } },
  "windowsIdentifier": { _, code in Int(code).flatMap { Locale.identifier(fromWindowsLocaleCode: $0) } },
  "characterDirection": { _, code in "\(Locale.Language(identifier: code).characterDirection.rawValue)" },
  "lineDirection": { _, code in "\(Locale.Language(identifier: code).lineLayoutDirection.rawValue)" },
  "availableIdentifiers": { _, _ in Locale.availableIdentifiers.joined(separator: " ") },
  "isoLanguageCodes": { _, _ in Locale.LanguageCode.isoLanguageCodes.map(\.identifier).joined(separator: " ") },
  "isoRegionCodes": { _, _ in Locale.Region.isoRegions.map(\.identifier).joined(separator: " ") },
  "isoCurrencyCodes": { _, _ in Locale.Currency.isoCurrencies.map(\.identifier).joined(separator: " ") },
  "commonISOCurrencyCodes": { _, _ in Locale.commonISOCurrencyCodes.joined(separator: " ") },
  "timeZoneAbbreviations": { _, _ in
    TimeZone.abbreviationDictionary.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  },
  "nameOfIdentifier": { $0.localizedString(forIdentifier: $1) },
  "nameOfLanguage": { $0.localizedString(forLanguageCode: $1) },
  "nameOfRegion": { $0.localizedString(forRegionCode: $1) },
  "nameOfCurrency": { $0.localizedString(forCurrencyCode: $1) },
]
