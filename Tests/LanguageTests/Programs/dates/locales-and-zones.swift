import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(TimeZone(identifier: "America/New_York")!.secondsFromGMT(for: date), TimeZone(abbreviation: "EST") as Any, TimeZone(identifier: "Europe/Paris")!.localizedName(for: .standard, locale: Locale(identifier: "en_US")) as Any, TimeZone(identifier: "Europe/Paris")!.isDaylightSavingTime(for: date))
let us = Locale(identifier: "en_US"), french = Locale(identifier: "fr_FR")
print(us.language.languageCode as Any, us.region as Any, us.currency?.identifier as Any, french.currencySymbol as Any, french.decimalSeparator as Any, us.hourCycle, us.firstDayOfWeek)
print(french.localizedString(forLanguageCode: "en") as Any, us.localizedString(forRegionCode: "FR") as Any, us.measurementSystem, Locale(languageCode: .french).identifier, french)
let f = DateFormatter()
f.locale = french
print(f.monthSymbols[0], f.weekdaySymbols[0], f.shortMonthSymbols[0])
f.locale = us
f.timeZone = TimeZone(identifier: "UTC")
f.setLocalizedDateFormatFromTemplate("MMMMd")
print(f.string(from: date), f.dateFormat as Any, DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: us) as Any)
let intervals = DateIntervalFormatter()
intervals.locale = us
intervals.timeZone = f.timeZone
intervals.dateStyle = .medium
intervals.timeStyle = .none
print(intervals.string(from: date, to: date + 86400 * 2))
// expect: -18000 Optional(America/New_York) Optional("Central European Standard Time") false
// expect: Optional(en) Optional(US) Optional("USD") Optional("€") Optional(",") oneToTwelve sunday
// expect: Optional("anglais") Optional("France") ussystem fr fr_FR (fixed fr_FR)
// expect: janvier dimanche janv.
// expect: November 14 Optional("MMMM d") Optional("M/d/y")
// expect: Nov 14 – 16, 2023
