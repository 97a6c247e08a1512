extension Catalogue {
  /// Time zones and locales.
  static let locales = #"""
    #module(FoundationEssentials)
    struct TimeZone: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      let identifier: String
      // By a number of seconds a zone describes itself otherwise than by a name, which may be the same one.
      let description: String
      init?(identifier: String) { self.init(_names: _timeZone(named: identifier)) }
      init?(abbreviation: String) { self.init(_names: _timeZone(abbreviation: abbreviation)) }
      init?(secondsFromGMT seconds: Int) { self.init(_names: _timeZone(seconds)) }
      init?(_names: [String]) {
        if _names.isEmpty { return nil }
        identifier = _names[0]
        description = _names[1]
      }
      init(_identifier: String, description: String) { identifier = _identifier; self.description = description }
      static var current: TimeZone { TimeZone(_identifier: "UTC", description: "UTC") }
      static var autoupdatingCurrent: TimeZone { TimeZone(_identifier: "UTC", description: "UTC") }
      static var gmt: TimeZone { TimeZone(_identifier: "GMT", description: "GMT (0)") }
      static func == (a: TimeZone, b: TimeZone) -> Bool { a.identifier == b.identifier }
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
      func secondsFromGMT(for date: Date = Date()) -> Int { _secondsFromGMT(identifier, date.timeIntervalSinceReferenceDate) }
      func abbreviation(for date: Date = Date()) -> String? { _timeZoneText(identifier, date.timeIntervalSinceReferenceDate, "abbreviation", "en_US") }
      func isDaylightSavingTime(for date: Date = Date()) -> Bool { daylightSavingTimeOffset(for: date) != 0 }
      func daylightSavingTimeOffset(for date: Date = Date()) -> Double { Double(_timeZoneText(identifier, date.timeIntervalSinceReferenceDate, "daylight", "en_US") ?? "") ?? 0 }
      var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
      func nextDaylightSavingTimeTransition(after date: Date) -> Date? { _timeZoneText(identifier, date.timeIntervalSinceReferenceDate, "transition", "en_US").flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) } }
      enum NameStyle: String, Sendable {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
      }
      func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String? { _timeZoneText(identifier, 0, style.rawValue, locale?.identifier ?? "en_US") }
      static var abbreviationDictionary: [String: String] { Dictionary(uniqueKeysWithValues: Locale._list("timeZoneAbbreviations").map { text in text.split(separator: "=").map { String($0) } }.map { ($0[0], $0[1]) }) }
      static var knownTimeZoneIdentifiers: [String] { _knownTimeZones() }
      var debugDescription: String { description }
    }
    extension TimeZone: Codable {
      enum _Key: String, CodingKey {
        case identifier
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(identifier, forKey: .identifier)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        let name = try container.decode(String.self, forKey: .identifier)
        guard let zone = TimeZone(identifier: name) else { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier.")) }
        self = zone
      }
    }
    func _timeZone(named identifier: String) -> [String]
    func _timeZone(_ seconds: Int) -> [String]
    func _timeZone(abbreviation: String) -> [String]
    func _timeZoneText(_ identifier: String, _ date: Double, _ what: String, _ locale: String) -> String?
    func _knownTimeZones() -> [String]
    func _secondsFromGMT(_ identifier: String, _ date: Double) -> Int
    struct Locale: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Codable, Sendable {
      let identifier: String
      var customMirror: Mirror { Mirror(self, children: ["identifier": identifier, "locale": "fixed " + identifier], displayStyle: .struct) }
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale(identifier: "en_US") }
      static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
      init(languageCode: Locale.LanguageCode? = nil, script: String? = nil, languageRegion: Locale.Region? = nil) { identifier = (languageCode?.identifier ?? "") + (languageRegion.map { "_" + $0.identifier } ?? "") }
      init(components: Locale.Components) { self.init(languageCode: components.languageComponents.languageCode, languageRegion: components.languageComponents.region) }
      func _text(_ what: String, _ code: String = "") -> String? { _localeText(identifier, what, code) }
      var _week: [Int] { identifier == "en_US" ? [1, 1] : (_text("week") ?? "1 1").split(separator: " ").map { Int($0) ?? 1 } }
      var languageCode: String? { _text("languageCode") }
      var regionCode: String? { _text("regionCode") }
      var scriptCode: String? { _text("scriptCode") }
      var variantCode: String? { _text("variantCode") }
      var collationIdentifier: String? { _text("collationIdentifier") }
      var collatorIdentifier: String? { _text("collatorIdentifier") }
      var quotationBeginDelimiter: String? { _text("quotationBegin") }
      var quotationEndDelimiter: String? { _text("quotationEnd") }
      var alternateQuotationBeginDelimiter: String? { _text("alternateQuotationBegin") }
      var alternateQuotationEndDelimiter: String? { _text("alternateQuotationEnd") }
      var numberingSystem: Locale.NumberingSystem { Locale.NumberingSystem(_text("numberingSystem") ?? "latn") }
      var collation: Locale.Collation { Locale.Collation(_text("collation") ?? "standard") }
      var variant: Locale.Variant? { _text("variant").map { Locale.Variant($0) } }
      var subdivision: Locale.Subdivision? { _text("subdivision").map { Locale.Subdivision($0) } }
      var timeZone: TimeZone? { _text("timeZone").flatMap { TimeZone(identifier: $0) } }
      enum IdentifierType: String, Sendable {
        case icu, bcp47, cldr
      }
      func identifier(_ type: Locale.IdentifierType) -> String { _text("identifier:" + type.rawValue) ?? identifier }
      var currencySymbol: String? { _text("currencySymbol") }
      var currencyCode: String? { _text("currencyCode") }
      var decimalSeparator: String? { _text("decimalSeparator") }
      var groupingSeparator: String? { _text("groupingSeparator") }
      var usesMetricSystem: Bool { _text("measurementSystem") != "ussystem" }
      var measurementSystem: Locale.MeasurementSystem { Locale.MeasurementSystem(_text("measurementSystem") ?? "metric") }
      var hourCycle: Locale.HourCycle { Locale.HourCycle(rawValue: _text("hourCycle") ?? "") ?? .oneToTwelve }
      var firstDayOfWeek: Locale.Weekday { Locale.Weekday(rawValue: _text("firstDayOfWeek") ?? "") ?? .sunday }
      var calendar: Calendar { Calendar(identifier: Calendar.Identifier(rawValue: _text("calendar") ?? "") ?? .gregorian) }
      func localizedString(forIdentifier code: String) -> String? { _text("nameOfIdentifier", code) }
      func localizedString(forLanguageCode code: String) -> String? { _text("nameOfLanguage", code) }
      func localizedString(forRegionCode code: String) -> String? { _text("nameOfRegion", code) }
      func localizedString(forScriptCode code: String) -> String? { _text("nameOfScript", code) }
      func localizedString(forVariantCode code: String) -> String? { _text("nameOfVariant", code) }
      func localizedString(forCollationIdentifier code: String) -> String? { _text("nameOfCollation", code) }
      func localizedString(forCollatorIdentifier code: String) -> String? { _text("nameOfCollator", code) }
      func localizedString(for calendar: Calendar.Identifier) -> String? { _text("nameOfCalendar", calendar.rawValue) }
      static func canonicalIdentifier(from text: String) -> String { _localeText("", "canonicalIdentifier", text) ?? text }
      static func canonicalLanguageIdentifier(from text: String) -> String { _localeText("", "canonicalLanguageIdentifier", text) ?? text }
      static func windowsLocaleCode(fromIdentifier text: String) -> Int? { _localeText("", "windowsCode", text).flatMap { Int($0) } }
      static func identifier(fromWindowsLocaleCode code: Int) -> String? { _localeText("", "windowsIdentifier", String(code)) }
      static func _list(_ what: String) -> [String] { (_localeText("", what, "") ?? "").split(separator: " ").map { String($0) } }
      static var availableIdentifiers: [String] { _list("availableIdentifiers") }
      static var isoLanguageCodes: [String] { _list("isoLanguageCodes") }
      static var isoRegionCodes: [String] { _list("isoRegionCodes") }
      static var isoCurrencyCodes: [String] { _list("isoCurrencyCodes") }
      static var commonISOCurrencyCodes: [String] { _list("commonISOCurrencyCodes") }
      enum LanguageDirection: UInt, Hashable, Sendable {
        case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
        init(_name: String?) { self = Locale.LanguageDirection(rawValue: UInt(_name ?? "") ?? 0) ?? .unknown }
      }
      static func characterDirection(forLanguage code: String) -> Locale.LanguageDirection { Locale.LanguageDirection(_name: _localeText("", "characterDirection", code)) }
      static func lineDirection(forLanguage code: String) -> Locale.LanguageDirection { Locale.LanguageDirection(_name: _localeText("", "lineDirection", code)) }
      func localizedString(forCurrencyCode code: String) -> String? { _text("nameOfCurrency", code) }
      var language: Locale.Language { Locale.Language(identifier: identifier) }
      var region: Locale.Region? { regionCode.map { Locale.Region($0) } }
      var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
      var description: String { identifier + " (fixed " + identifier + ")" }
      var debugDescription: String { description }
      static var preferredLanguages: [String] { ["en-US"] }
      enum Weekday: String, CaseIterable, Hashable, Sendable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday
      }
      enum HourCycle: String, Hashable, Sendable {
        case zeroToEleven, oneToTwelve, zeroToTwentyThree, oneToTwentyFour
      }
      struct Language: Hashable, Sendable {
        struct Components: Hashable, Sendable {
          var languageCode: Locale.LanguageCode?
          var script: Locale.Script?
          var region: Locale.Region?
          init(identifier: String) { self.init(languageCode: _localeText(identifier, "languageCode", "").map { Locale.LanguageCode($0) }, script: _localeText(identifier, "scriptCode", "").map { Locale.Script($0) }, region: _localeText(identifier, "regionCode", "").map { Locale.Region($0) }) }
          init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil) {
            self.languageCode = languageCode
            self.script = script
            self.region = region
          }
          init(language: Locale.Language) { self = language.components }
          var _identifier: String { [languageCode?._normalizedIdentifier, script?._normalizedIdentifier, region?._normalizedIdentifier].compactMap { $0 }.joined(separator: "-") }
        }
        let components: Locale.Language.Components
        init(identifier: String) { components = Locale.Language.Components(identifier: identifier) }
        init(components: Locale.Language.Components) { self.components = components }
        init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil) { components = Locale.Language.Components(languageCode: languageCode, script: script, region: region) }
        var languageCode: Locale.LanguageCode? { components.languageCode }
        var region: Locale.Region? { components.region }
        var script: Locale.Script? { components.script ?? _localeText(components._identifier, "script", "").map { Locale.Script($0) } }
        var characterDirection: Locale.LanguageDirection { Locale.LanguageDirection(_name: _localeText("", "characterDirection", components._identifier)) }
        var lineLayoutDirection: Locale.LanguageDirection { Locale.LanguageDirection(_name: _localeText("", "lineDirection", components._identifier)) }
        var minimalIdentifier: String { _localeText(components._identifier, "minimalIdentifier", "") ?? components._identifier }
        var maximalIdentifier: String { _localeText(components._identifier, "maximalIdentifier", "") ?? components._identifier }
        func isEquivalent(to language: Locale.Language) -> Bool { maximalIdentifier == language.maximalIdentifier }
      }
      struct Components: Hashable, Sendable {
        var languageComponents: Locale.Language.Components
        init(identifier: String) { languageComponents = Locale.Language.Components(identifier: identifier) }
        init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil) { languageComponents = Locale.Language.Components(languageCode: languageCode, script: script, region: languageRegion) }
      }
    }
    extension Locale {
      enum _Key: String, CodingKey {
        case current, identifier
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(0, forKey: .current)
        try container.encode(identifier, forKey: .identifier)
      }
      init(from decoder: any Decoder) throws { self.init(identifier: try decoder.container(keyedBy: _Key.self).decode(String.self, forKey: .identifier)) }
    }
    \#(identifier("LanguageCode", normalized: "lowercased()", members: languageForms + languageCodes))
    \#(identifier("Region", normalized: "uppercased()", members: ["static var isoRegions: [Locale.Region] { Locale.isoRegionCodes.map { Locale.Region($0) } }", "var isISORegion: Bool { Locale.isoRegionCodes.contains(_normalizedIdentifier) }"] + regions))
    \#(identifier("Script", normalized: "capitalized", members: scripts))
    \#(identifier("Currency", members: ["var isISOCurrency: Bool { Locale.isoCurrencyCodes.contains(_normalizedIdentifier.uppercased()) }"]))
    \#(identifier("MeasurementSystem", members: constants("MeasurementSystem", ["metric", "us ussystem", "uk uksystem"])))
    \#(identifier("NumberingSystem"))
    \#(identifier("Collation"))
    \#(identifier("Variant"))
    \#(identifier("Subdivision"))
    func _localeText(_ locale: String, _ what: String, _ code: String) -> String?
    """#
  /// A type of what parts of a locale are named by.
  /// - Parameters:
  ///   - normalized: What makes equal names the same.
  ///   - members: What it has besides.
  private static func identifier(
    _ name: String, normalized: String = "lowercased()", members: [String] = []
  ) -> String {
    #"""
    extension Locale {
      struct \#(name): Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        let _identifier: String
        let _normalizedIdentifier: String
        init(_ identifier: String) {
          _identifier = identifier
          _normalizedIdentifier = identifier.\#(normalized)
        }
        init(stringLiteral value: String) { self.init(value) }
        init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(_identifier)
        }
        var identifier: String { _identifier }
        var debugDescription: String { _normalizedIdentifier }
        static func == (a: Locale.\#(name), b: Locale.\#(name)) -> Bool { a._normalizedIdentifier == b._normalizedIdentifier }
        func hash(into hasher: inout Hasher) { hasher.combine(_normalizedIdentifier) }
        \#(members.joined(separator: "\n    "))
      }
    }
    """#
  }

  /// Constants of such a type, each by its name and what it stands for, where that is not the name.
  private static func constants(_ type: String, _ pairs: [String]) -> [String] {
    pairs.map { pair in
      let parts = pair.split(separator: " ")
      return #"static var \#(parts[0]): Locale.\#(type) { Locale.\#(type)("\#(parts.last ?? "")") }"#
    }
  }

  private static let languageForms = [
    "var isISOLanguage: Bool { Locale.isoLanguageCodes.contains(_normalizedIdentifier) }",
    "enum IdentifierType: Hashable, Sendable { case alpha2, alpha3 }",
    #"func identifier(_ type: IdentifierType) -> String? { _localeText("", type == .alpha2 ? "alpha2" : "alpha3", _normalizedIdentifier) }"#,
  ]

  private static let languageCodes = constants(
    "LanguageCode",
    [
      "arabic ar", "bulgarian bg", "catalan ca", "chinese zh", "croatian hr", "czech cs", "danish da", "dutch nl",
      "english en", "finnish fi", "french fr", "german de", "greek el", "hebrew he", "hindi hi", "hungarian hu",
      "icelandic is", "indonesian id", "irish ga", "italian it", "japanese ja", "korean ko", "latvian lv",
      "lithuanian lt", "norwegian no", "persian fa", "polish pl", "portuguese pt", "romanian ro", "russian ru",
      "slovak sk", "spanish es", "swedish sv", "thai th", "turkish tr", "ukrainian uk", "vietnamese vi", "welsh cy",
    ])

  private static let regions = constants(
    "Region",
    [
      "argentina AR", "australia AU", "austria AT", "belgium BE", "brazil BR", "canada CA", "chile CL",
      "chinaMainland CN", "denmark DK", "egypt EG", "finland FI", "france FR", "germany DE", "greece GR",
      "hongKong HK", "india IN", "ireland IE", "israel IL", "italy IT", "japan JP", "mexico MX", "netherlands NL",
      "newZealand NZ", "norway NO", "poland PL", "portugal PT", "singapore SG", "southAfrica ZA", "spain ES",
      "sweden SE", "switzerland CH", "taiwan TW", "turkey TR", "ukraine UA", "unitedKingdom GB", "unitedStates US",
      "world 001",
    ])

  private static let scripts = constants(
    "Script",
    [
      "arabic Arab", "cyrillic Cyrl", "devanagari Deva", "greek Grek", "hanSimplified Hans", "hanTraditional Hant",
      "hebrew Hebr", "japanese Jpan", "korean Kore", "latin Latn", "thai Thai",
    ])
}
