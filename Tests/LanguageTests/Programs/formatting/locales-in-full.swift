import Foundation
for id in ["en_US", "de_DE", "zh-Hans_CN", "fr_CA", "ar_EG", "en_GB@calendar=buddhist;currency=EUR", "sr_Latn_RS", "", "ja_JP@collation=unihan", "es_ES_PREEURO", "en"] {
  let l = Locale(identifier: id)
  print(l.identifier, l.languageCode as Any, l.regionCode as Any, l.scriptCode as Any, l.variantCode as Any, l.currencyCode as Any, l.currencySymbol as Any, l.decimalSeparator as Any, l.groupingSeparator as Any, l.usesMetricSystem, l.calendar.identifier, l.collationIdentifier as Any, l.collatorIdentifier as Any)
  print(l.quotationBeginDelimiter as Any, l.quotationEndDelimiter as Any, l.alternateQuotationBeginDelimiter as Any, l.alternateQuotationEndDelimiter as Any, l.numberingSystem.identifier, l.measurementSystem.identifier, l.firstDayOfWeek, l.hourCycle, l.language.languageCode?.identifier as Any, l.language.script?.identifier as Any, l.region?.identifier as Any, l.currency?.identifier as Any, l.variant?.identifier as Any, l.subdivision?.identifier as Any, l.timeZone?.identifier as Any, l.collation.identifier)
  print(l.description, l.debugDescription, l == Locale(identifier: id))
}
let us = Locale(identifier: "en_US")
print(us.localizedString(forIdentifier: "de_DE") as Any, us.localizedString(forLanguageCode: "fr") as Any, us.localizedString(forRegionCode: "JP") as Any, us.localizedString(forScriptCode: "Latn") as Any, us.localizedString(forVariantCode: "POSIX") as Any, us.localizedString(forCurrencyCode: "EUR") as Any, us.localizedString(for: .buddhist) as Any, us.localizedString(forCollationIdentifier: "phonebook") as Any)
print(Locale.canonicalIdentifier(from: "en-us"), Locale.canonicalLanguageIdentifier(from: "en_US"))
print(Locale.availableIdentifiers.count > 100, Locale.isoLanguageCodes.count > 50, Locale.isoRegionCodes.contains("US"), Locale.isoCurrencyCodes.contains("USD"), Locale.commonISOCurrencyCodes.contains("EUR"), Locale.windowsLocaleCode(fromIdentifier: "en_US") as Any, Locale.identifier(fromWindowsLocaleCode: 1031) as Any, Locale.characterDirection(forLanguage: "ar").rawValue, Locale.lineDirection(forLanguage: "en").rawValue)
print(Locale(identifier: "en_US").identifier(.bcp47), Locale(identifier: "zh_Hans_CN").identifier(.icu), Locale(languageCode: .german, languageRegion: Locale.Region("AT")).identifier, Locale.LanguageDirection.leftToRight, Locale.Language(identifier: "ar").characterDirection)
print(TimeZone.abbreviationDictionary["PST"] as Any, TimeZone.abbreviationDictionary.count > 20, TimeZone(abbreviation: "CET")?.identifier as Any)
// expect: en_US Optional("en") Optional("US") nil nil Optional("USD") Optional("$") Optional(".") Optional(",") false gregorian Optional("standard") Optional("en_US")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn ussystem sunday oneToTwelve Optional("en") Optional("Latn") Optional("US") Optional("USD") nil nil nil standard
// expect: en_US (fixed en_US) en_US (fixed en_US) true
// expect: de_DE Optional("de") Optional("DE") nil nil Optional("EUR") Optional("€") Optional(",") Optional(".") true gregorian Optional("standard") Optional("de_DE")
// expect: Optional("„") Optional("“") Optional("‚") Optional("‘") latn metric monday zeroToTwentyThree Optional("de") Optional("Latn") Optional("DE") Optional("EUR") nil nil nil standard
// expect: de_DE (fixed de_DE) de_DE (fixed de_DE) true
// expect: zh-Hans_CN Optional("zh") Optional("CN") Optional("Hans") nil Optional("CNY") Optional("¥") Optional(".") Optional(",") true gregorian Optional("standard") Optional("zh-Hans_CN")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn metric sunday zeroToTwentyThree Optional("zh") Optional("Hans") Optional("CN") Optional("CNY") nil nil nil standard
// expect: zh-Hans_CN (fixed zh-Hans_CN) zh-Hans_CN (fixed zh-Hans_CN) true
// expect: fr_CA Optional("fr") Optional("CA") nil nil Optional("CAD") Optional("$") Optional(",") Optional(" ") true gregorian Optional("standard") Optional("fr_CA")
// expect: Optional("«") Optional("»") Optional("”") Optional("“") latn metric sunday oneToTwelve Optional("fr") Optional("Latn") Optional("CA") Optional("CAD") nil nil nil standard
// expect: fr_CA (fixed fr_CA) fr_CA (fixed fr_CA) true
// expect: ar_EG Optional("ar") Optional("EG") nil nil Optional("EGP") Optional("ج.م.‏") Optional("٫") Optional("٬") true gregorian Optional("standard") Optional("ar_EG")
// expect: Optional("\"") Optional("\"") Optional("\'") Optional("\'") arab metric saturday oneToTwelve Optional("ar") Optional("Arab") Optional("EG") Optional("EGP") nil nil nil standard
// expect: ar_EG (fixed ar_EG) ar_EG (fixed ar_EG) true
// expect: en_GB@calendar=buddhist;currency=EUR Optional("en") Optional("GB") nil nil Optional("EUR") Optional("€") Optional(".") Optional(",") true buddhist Optional("standard") Optional("en_GB@calendar=buddhist;currency=EUR")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn uksystem monday zeroToTwentyThree Optional("en") Optional("Latn") Optional("GB") Optional("EUR") nil nil nil standard
// expect: en_GB@calendar=buddhist;currency=EUR (fixed en_GB@calendar=buddhist;currency=EUR) en_GB@calendar=buddhist;currency=EUR (fixed en_GB@calendar=buddhist;currency=EUR) true
// expect: sr_Latn_RS Optional("sr") Optional("RS") Optional("Latn") nil Optional("RSD") Optional("RSD") Optional(",") Optional(".") true gregorian Optional("standard") Optional("sr_Latn_RS")
// expect: Optional("„") Optional("”") Optional("’") Optional("’") latn metric monday zeroToTwentyThree Optional("sr") Optional("Latn") Optional("RS") Optional("RSD") nil nil nil standard
// expect: sr_Latn_RS (fixed sr_Latn_RS) sr_Latn_RS (fixed sr_Latn_RS) true
// expect: nil nil nil nil nil Optional("¤") Optional(".") Optional(",") false gregorian Optional("standard") Optional("")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn ussystem sunday oneToTwelve nil nil nil nil nil nil nil standard
// expect: (fixed )  (fixed ) true
// expect: ja_JP@collation=unihan Optional("ja") Optional("JP") nil nil Optional("JPY") Optional("¥") Optional(".") Optional(",") true gregorian Optional("unihan") Optional("ja_JP@collation=unihan")
// expect: Optional("「") Optional("」") Optional("『") Optional("』") latn metric sunday zeroToTwentyThree Optional("ja") Optional("Jpan") Optional("JP") Optional("JPY") nil nil nil unihan
// expect: ja_JP@collation=unihan (fixed ja_JP@collation=unihan) ja_JP@collation=unihan (fixed ja_JP@collation=unihan) true
// expect: es_ES_PREEURO Optional("es") Optional("ES") nil Optional("PREEURO") Optional("EUR") Optional("€") Optional(",") Optional(".") true gregorian Optional("standard") Optional("es_ES_PREEURO")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn metric monday zeroToTwentyThree Optional("es") Optional("Latn") Optional("ES") Optional("EUR") Optional("PREEURO") nil nil standard
// expect: es_ES_PREEURO (fixed es_ES_PREEURO) es_ES_PREEURO (fixed es_ES_PREEURO) true
// expect: en Optional("en") nil nil nil nil Optional("¤") Optional(".") Optional(",") false gregorian Optional("standard") Optional("en")
// expect: Optional("“") Optional("”") Optional("‘") Optional("’") latn ussystem sunday oneToTwelve Optional("en") Optional("Latn") nil nil nil nil nil standard
// expect: en (fixed en) en (fixed en) true
// expect: Optional("German (Germany)") Optional("French") Optional("Japan") Optional("Latin") Optional("Computer") Optional("Euro") Optional("Buddhist Calendar") Optional("Phonebook Sort Order")
// expect: en-us en_US
// expect: true true true true true Optional(1033) Optional("de_DE") 2 3
// expect: en-US zh_Hans_CN de_AT leftToRight rightToLeft
// expect: Optional("America/Los_Angeles") true Optional("Europe/Paris")
