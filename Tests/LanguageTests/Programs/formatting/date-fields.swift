import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000.25)
let utc = TimeZone(identifier: "UTC")!
let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: utc)
print(date.formatted(style.era()), date.formatted(style.quarter()), date.formatted(style.dayOfYear()), date.formatted(style.month(.twoDigits).year(.padded(4))))
print(date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute().second()), date.formatted(style.second().secondFraction(.fractional(2))), date.formatted(style.timeZone()))
print(date.formatted(.iso8601.year().month().day()), date.formatted(.iso8601.time(includingFractionalSeconds: true)), date.formatted(.iso8601.year().weekOfYear()))
let verbatim = Date.VerbatimFormatStyle(format: "\(year: .defaultDigits)/\(month: .twoDigits)/\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", timeZone: utc, calendar: Calendar(identifier: .gregorian))
print(date.formatted(verbatim))
// expect: AD Q4 318 11/2023
// expect: 10:13:20 20.25 GMT
// expect: 2023-11-14 22:13:20.250 2023-W46
// expect: 2023/11/14 22:13
