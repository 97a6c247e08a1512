import Foundation
func show(_ value: Any) {
  print(value, type(of: value))
  debugPrint(value)
  dump(value)
}
show(Locale.Language(identifier: "en-Latn-US"))
show(Locale.Region("us"))
show(Locale.Currency("EUR"))
show(Locale(identifier: "de_DE").language)
print(Locale.Region("us").identifier, Locale.Region("us") == .unitedStates, Set([Locale.Region("us"), "US"]).count)
print(Locale.LanguageCode("EN").identifier, Locale.LanguageCode("EN"), Locale.LanguageCode("EN") == .english)
print(Locale.Script("latn"), Locale.Script.latin, Locale.Currency("eur") == Locale.Currency("EUR"))
print(Locale.NumberingSystem("LATN"), Locale.MeasurementSystem.us, Locale.MeasurementSystem("Metric") == .metric, Locale.Subdivision("USCA"))
print(Locale.Region("US").isISORegion, Locale.Region("QQ").isISORegion, Locale.LanguageCode.ukrainian.isISOLanguage, Locale.Currency("USD").isISOCurrency)
print(String(decoding: try! JSONEncoder().encode([Locale.Region("us")]), as: UTF8.self))
print(try! JSONDecoder().decode([Locale.LanguageCode].self, from: Data(#"["DE"]"#.utf8)))
var components = Locale.Language.Components(identifier: "en")
components.region = .unitedKingdom
print(components, Locale.Language(components: components).region ?? "none")
print(Locale.Language(languageCode: .german, region: .germany).minimalIdentifier, Locale.Language(identifier: "en").maximalIdentifier)
print(Locale.Language(identifier: "en-US").isEquivalent(to: Locale.Language(identifier: "en")), Locale.Language(identifier: "ar").characterDirection)
print(Locale.Components(identifier: "fr_FR").languageComponents)
show(Date.FormatStyle.DateStyle.long)
show(Date.FormatStyle.TimeStyle.shortened)
var name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
name.phoneticRepresentation = PersonNameComponents(givenName: "x")
show(name)
var url = URLComponents(string: "https://u:p@h:80/p?a=b#f")!
show(url)
url = URLComponents()
show(url)
// expect: Language(components: FoundationEssentials.Locale.Language.Components(languageCode: Optional(en), script: Optional(Latn), region: Optional(US))) Language
// expect: FoundationEssentials.Locale.Language(components: FoundationEssentials.Locale.Language.Components(languageCode: Optional(en), script: Optional(Latn), region: Optional(US)))
// expect: ▿ FoundationEssentials.Locale.Language
// expect: ▿ components: FoundationEssentials.Locale.Language.Components
// expect: ▿ languageCode: Optional(en)
// expect: ▿ some: en
// expect: - _identifier: "en"
// expect: - _normalizedIdentifier: "en"
// expect: ▿ script: Optional(Latn)
// expect: ▿ some: Latn
// expect: - _identifier: "Latn"
// expect: - _normalizedIdentifier: "Latn"
// expect: ▿ region: Optional(US)
// expect: ▿ some: US
// expect: - _identifier: "US"
// expect: - _normalizedIdentifier: "US"
// expect: US Region
// expect: US
// expect: ▿ US
// expect: - _identifier: "us"
// expect: - _normalizedIdentifier: "US"
// expect: eur Currency
// expect: eur
// expect: ▿ eur
// expect: - _identifier: "EUR"
// expect: - _normalizedIdentifier: "eur"
// expect: Language(components: FoundationEssentials.Locale.Language.Components(languageCode: Optional(de), script: nil, region: Optional(DE))) Language
// expect: FoundationEssentials.Locale.Language(components: FoundationEssentials.Locale.Language.Components(languageCode: Optional(de), script: nil, region: Optional(DE)))
// expect: ▿ FoundationEssentials.Locale.Language
// expect: ▿ components: FoundationEssentials.Locale.Language.Components
// expect: ▿ languageCode: Optional(de)
// expect: ▿ some: de
// expect: - _identifier: "de"
// expect: - _normalizedIdentifier: "de"
// expect: - script: nil
// expect: ▿ region: Optional(DE)
// expect: ▿ some: DE
// expect: - _identifier: "DE"
// expect: - _normalizedIdentifier: "DE"
// expect: us true 1
// expect: EN en true
// expect: Latn Latn true
// expect: latn ussystem true usca
// expect: true false true true
// expect: ["us"]
// expect: [de]
// expect: Components(languageCode: Optional(en), script: nil, region: Optional(GB)) GB
// expect: de en-Latn-US
// expect: true rightToLeft
// expect: Components(languageCode: Optional(fr), script: nil, region: Optional(FR))
// expect: DateStyle(rawValue: 3) DateStyle
// expect: (extension in FoundationInternationalization):FoundationEssentials.Date.FormatStyle.DateStyle(rawValue: 3)
// expect: ▿ (extension in FoundationInternationalization):FoundationEssentials.Date.FormatStyle.DateStyle
// expect: - rawValue: 3
// expect: TimeStyle(rawValue: 1) TimeStyle
// expect: (extension in FoundationInternationalization):FoundationEssentials.Date.FormatStyle.TimeStyle(rawValue: 1)
// expect: ▿ (extension in FoundationInternationalization):FoundationEssentials.Date.FormatStyle.TimeStyle
// expect: - rawValue: 1
// expect: givenName: Ada familyName: Lovelace phoneticRepresentation: givenName: x   PersonNameComponents
// expect: givenName: Ada familyName: Lovelace phoneticRepresentation: givenName: x  
// expect: ▿ givenName: Ada familyName: Lovelace phoneticRepresentation: givenName: x  
// expect: - givenName: "Ada"
// expect: - familyName: "Lovelace"
// expect: ▿ phoneticRepresentation: givenName: x 
// expect: - givenName: "x"
// expect: https://u:p@h:80/p?a=b#f URLComponents
// expect: https://u:p@h:80/p?a=b#f
// expect: ▿ https://u:p@h:80/p?a=b#f
// expect: - scheme: "https"
// expect: - user: "u"
// expect: - password: "p"
// expect: - host: "h"
// expect: - port: 80
// expect: - path: "/p"
// expect: ▿ queryItems: 1 element
// expect: ▿ a=b
// expect: - name: "a"
// expect: ▿ value: Optional("b")
// expect: - some: "b"
// expect: - fragment: "f"
// expect: URLComponents
// expect:
// expect: ▿ 
// expect: - path: ""
