import Foundation
var d = DateComponents()
d.era = 1; d.year = 2; d.month = 3; d.day = 4; d.hour = 5; d.minute = 6; d.second = 7; d.nanosecond = 8; d.weekday = 9; d.weekdayOrdinal = 10; d.quarter = 11; d.weekOfMonth = 12; d.weekOfYear = 13; d.yearForWeekOfYear = 14; d.dayOfYear = 15; d.isLeapMonth = true
print(d)
d.isRepeatedDay = true
print(d, d.isRepeatedDay as Any)
d.timeZone = TimeZone(secondsFromGMT: 0)
print(d)
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "GMT")!; c.locale = Locale(identifier: "en_US")
d = DateComponents(calendar: c, timeZone: TimeZone(identifier: "Europe/Paris"), year: 2024)
print(d)
debugPrint(d)
print(DateComponents().description == "", DateComponents())
print(DateComponents(hour: 1, minute: 2) == DateComponents(hour: 1, minute: 2), DateComponents(hour: 1).hashValue == DateComponents(hour: 1).hashValue)
for k in [Calendar.Component.era, .calendar, .timeZone, .dayOfYear, .isLeapMonth, .isRepeatedDay] { print(k, d.value(for: k) as Any) }
print(c.dateComponents([.year, .isLeapMonth, .isRepeatedDay, .dayOfYear], from: Date(timeIntervalSinceReferenceDate: 0)))
print(c.dateComponents([.month], from: Date(timeIntervalSinceReferenceDate: 0)))
print(c.dateComponents(in: TimeZone(secondsFromGMT: 3600)!, from: Date(timeIntervalSinceReferenceDate: 0)))
var data = try! JSONEncoder().encode(DateComponents(year: 1, month: 2))
print(data.count)
var e = DateComponents(); e.dayOfYear = 5
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
print(String(decoding: try! enc.encode(e), as: UTF8.self))
e.isRepeatedDay = false
print(String(decoding: try! enc.encode(e), as: UTF8.self))
print(try! JSONDecoder().decode(DateComponents.self, from: enc.encode(e)) == e)
print(c.dateComponents([.dayOfYear, .day], from: Date(timeIntervalSinceReferenceDate: 0), to: Date(timeIntervalSinceReferenceDate: 86400 * 3)))
// expect: era: 1 year: 2 month: 3 day: 4 hour: 5 minute: 6 second: 7 nanosecond: 8 weekday: 9 weekdayOrdinal: 10 quarter: 11 weekOfMonth: 12 weekOfYear: 13 dayOfYear: 15 yearForWeekOfYear: 14 isLeapMonth: true 
// expect: era: 1 year: 2 month: 3 day: 4 hour: 5 minute: 6 second: 7 nanosecond: 8 weekday: 9 weekdayOrdinal: 10 quarter: 11 weekOfMonth: 12 weekOfYear: 13 dayOfYear: 15 yearForWeekOfYear: 14 isLeapMonth: true isRepeatedDay: true  Optional(true)
// expect: timeZone: GMT (0) era: 1 year: 2 month: 3 day: 4 hour: 5 minute: 6 second: 7 nanosecond: 8 weekday: 9 weekdayOrdinal: 10 quarter: 11 weekOfMonth: 12 weekOfYear: 13 dayOfYear: 15 yearForWeekOfYear: 14 isLeapMonth: true isRepeatedDay: true 
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Europe/Paris firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: Europe/Paris year: 2024 
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Europe/Paris firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: Europe/Paris year: 2024 
// expect: true 
// expect: true true
// expect: era nil
// expect: calendar nil
// expect: timeZone nil
// expect: dayOfYear nil
// expect: isLeapMonth nil
// expect: isRepeatedDay nil
// expect: year: 2001 dayOfYear: 1 isLeapMonth: false 
// expect: month: 1 isLeapMonth: false 
// expect: calendar: gregorian (gregorian) locale: en_US time zone: GMT (3600) firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: GMT (3600) era: 1 year: 2001 month: 1 day: 1 hour: 1 minute: 0 second: 0 nanosecond: 0 weekday: 2 weekdayOrdinal: 1 quarter: 1 weekOfMonth: 1 weekOfYear: 1 dayOfYear: 1 yearForWeekOfYear: 2001 isLeapMonth: false 
// expect: 20
// expect: {"dayOfYear":5}
// expect: {"dayOfYear":5,"isRepeatedDay":false}
// expect: true
// expect: day: 3 dayOfYear: 0 
