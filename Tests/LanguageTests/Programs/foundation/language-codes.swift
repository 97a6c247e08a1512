import Foundation
let german = Locale.LanguageCode("de")
print(german.identifier(.alpha3) as Any, german.identifier(.alpha2) as Any)
print(Locale.LanguageCode("deu").identifier(.alpha2) as Any, Locale.LanguageCode("xx").identifier(.alpha3) as Any)
print(Locale(identifier: "fr_CA").language.languageCode?.identifier(.alpha3) ?? "-")
// expect: Optional("deu") Optional("de")
// expect: Optional("de") nil
// expect: fra
