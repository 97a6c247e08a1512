import Foundation
let d = Date(timeIntervalSinceReferenceDate: 700000000.123)
let f = DateFormatter()
f.locale = Locale(identifier: "en_US"); f.timeZone = TimeZone(identifier: "GMT")!
var g = Calendar(identifier: .gregorian); g.timeZone = TimeZone(identifier: "GMT")!
f.calendar = g
print(f.dateFormat as Any, f.dateStyle.rawValue, f.timeStyle.rawValue, f.isLenient, f.generatesCalendarDates, f.doesRelativeDateFormatting, f.defaultDate as Any, f.gregorianStartDate as Any, f.string(from: d).isEmpty, f.string(for: d) as Any, f.string(for: 3) as Any)
for (a, b) in [(DateFormatter.Style.short, DateFormatter.Style.none), (.medium, .short), (.long, .medium), (.full, .full), (.none, .long)] { f.dateStyle = a; f.timeStyle = b; print(f.dateFormat as Any, f.string(from: d)) }
f.dateFormat = "yyyy-MM-dd"; print(f.dateFormat as Any, f.string(from: d), f.dateStyle.rawValue, f.date(from: "2020-02-30") as Any, f.date(from: "2020-2-3") as Any, f.date(from: "x") as Any, f.date(from: "2020-02-03 more") as Any)
f.isLenient = true; print(f.date(from: "2020-02-30") as Any, f.date(from: "2020-14-01") as Any, f.isLenient)
f.isLenient = false
f.dateStyle = .short; print(f.dateFormat as Any, f.string(from: d))
f.dateFormat = "yy/M/d"; print(f.date(from: "70/1/1") as Any, f.date(from: "49/1/1") as Any); f.twoDigitStartDate = Date(timeIntervalSinceReferenceDate: 0); print(f.date(from: "70/1/1") as Any, f.date(from: "00/1/1") as Any, f.twoDigitStartDate as Any)
f.dateFormat = "HH:mm"; print(f.date(from: "10:30") as Any); f.defaultDate = d; print(f.date(from: "10:30") as Any, f.defaultDate as Any); f.defaultDate = nil
f.dateFormat = "EEEE, MMMM d, h:mm a G QQQ"; print(f.string(from: d))
f.monthSymbols = (1...12).map { "M\($0)" }; f.weekdaySymbols = (1...7).map { "W\($0)" }; f.amSymbol = "am"; f.pmSymbol = "pm"; f.shortQuarterSymbols = ["a", "b", "c", "d"]; f.eraSymbols = ["old", "new"]
print(f.string(from: d), f.monthSymbols.prefix(2), f.amSymbol as Any, f.pmSymbol as Any, f.eraSymbols as Any, f.longEraSymbols as Any)
let h = DateFormatter(); h.locale = Locale(identifier: "de_DE"); h.timeZone = TimeZone(identifier: "Europe/Berlin")
print(h.monthSymbols[2], h.shortMonthSymbols[2], h.veryShortMonthSymbols[2], h.standaloneMonthSymbols[2], h.shortStandaloneMonthSymbols[2], h.veryShortStandaloneMonthSymbols[2], h.weekdaySymbols[0], h.shortWeekdaySymbols[0], h.veryShortWeekdaySymbols[0], h.standaloneWeekdaySymbols[0], h.shortStandaloneWeekdaySymbols[0], h.veryShortStandaloneWeekdaySymbols[0], h.quarterSymbols[0], h.shortQuarterSymbols[0], h.standaloneQuarterSymbols[0], h.shortStandaloneQuarterSymbols[0], h.eraSymbols, h.longEraSymbols, h.amSymbol, h.pmSymbol)
h.setLocalizedDateFormatFromTemplate("MMMMdEEEE"); print(h.dateFormat as Any, h.string(from: d)); h.setLocalizedDateFormatFromTemplate("jm"); print(h.string(from: d))
print(DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: Locale(identifier: "fr_FR")) as Any, DateFormatter.Style.full.rawValue)
h.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"; print(h.string(from: d), h.date(from: "2023-03-08T21:26:40.123+0100").map { $0.timeIntervalSinceReferenceDate } as Any)
h.dateFormat = "zzz zzzz ZZZZZ xxx VV D w W F e c k K H h A S SSS u Y"; print(h.string(from: d))
h.dateStyle = .long; h.timeStyle = .none; print(h.date(from: "8. März 2023") as Any, h.date(from: "3/8/23") as Any)
let j = DateFormatter(); j.locale = Locale(identifier: "en_US"); j.calendar = Calendar(identifier: .buddhist); j.timeZone = TimeZone(secondsFromGMT: 0); j.dateFormat = "yyyy"; print(j.string(from: d))
h.dateFormat = nil; print(h.dateFormat as Any, h.string(from: d))
h.locale = nil; h.timeZone = nil; h.calendar = nil; print(h.locale != nil, h.timeZone != nil, h.calendar != nil)
// expect: Optional("") 0 0 false false false nil Optional(1582-10-15 00:00:00 +0000) true Optional("") nil
// expect: Optional("M/d/yy") 3/8/23
// expect: Optional("MMM d, y \'at\' h:mm a") Mar 8, 2023 at 8:26 PM
// expect: Optional("MMMM d, y \'at\' h:mm:ss a") March 8, 2023 at 8:26:40 PM
// expect: Optional("EEEE, MMMM d, y \'at\' h:mm:ss a zzzz") Wednesday, March 8, 2023 at 8:26:40 PM Greenwich Mean Time
// expect: Optional("h:mm:ss a z") 8:26:40 PM GMT
// expect: Optional("yyyy-MM-dd") 2023-03-08 0 nil Optional(2020-02-03 00:00:00 +0000) nil nil
// expect: Optional(2020-03-01 00:00:00 +0000) Optional(2021-02-01 00:00:00 +0000) true
// expect: Optional("M/d/yy, h:mm:ss a z") 3/8/23, 8:26:40 PM GMT
// expect: Optional(1970-01-01 00:00:00 +0000) Optional(2049-01-01 00:00:00 +0000)
// expect: Optional(2070-01-01 00:00:00 +0000) Optional(2100-01-01 00:00:00 +0000) Optional(2001-01-01 00:00:00 +0000)
// expect: Optional(2100-01-01 10:30:00 +0000)
// expect: Optional(2023-03-08 10:30:40 +0000) Optional(2023-03-08 20:26:40 +0000)
// expect: Wednesday, March 8, 8:26 PM AD Q1
// expect: W4, M3 8, 8:26 pm new a ["M1", "M2"] am pm ["old", "new"] ["Before Christ", "Anno Domini"]
// expect: März März M März Mär M Sonntag So. S Sonntag So S 1. Quartal Q1 1. Quartal Q1 ["v. Chr.", "n. Chr."] ["v. Chr.", "n. Chr."] AM PM
// expect: Optional("EEEE, d. MMMM") Mittwoch, 8. März
// expect: 21:26
// expect: Optional("d MMM y") 4
// expect: 2023-03-08T21:26:40.123+0100 Optional(700000000.1229999)
// expect: MEZ Mitteleuropäische Normalzeit +01:00 +01:00 Europe/Berlin 67 10 2 2 3 3 21 9 21 9 77200123 1 123 2023 2023
// expect: Optional(2023-03-07 23:00:00 +0000) nil
// expect: 2566
// expect: Optional("d. MMMM y") 8. März 2023
// expect: true true true
