import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "GMT")!; c.locale = Locale(identifier: "en_US")
let zero = Date(timeIntervalSinceReferenceDate: 0)
var d = DateComponents(calendar: c, timeZone: TimeZone(identifier: "Europe/Paris"), month: 2)
d.setValue(3, for: .month); print(d)
d.timeZone = TimeZone(identifier: "Asia/Tokyo"); print(d, d.calendar?.timeZone.identifier as Any)
d.timeZone = nil; print(d, d.calendar?.timeZone.identifier as Any)
d = DateComponents(timeZone: TimeZone(identifier: "Asia/Tokyo"), month: 2)
d.calendar = c; print(d, d.calendar?.timeZone.identifier as Any)
d.calendar = nil; print(d, d.date as Any == nil)
var a = DateComponents(month: 1), b = DateComponents(month: 1)
b.isRepeatedDay = true; print(a == b); b.isRepeatedDay = nil; b.isLeapMonth = true; print(a == b); a.isLeapMonth = true; print(a == b)
print(DateComponents(timeZone: TimeZone(identifier: "GMT"), month: 1) == DateComponents(month: 1), DateComponents(calendar: c, month: 1) == DateComponents(month: 1))
d.setValue(7, for: .calendar); d.setValue(7, for: .isLeapMonth); print(d)
d.setValue(0, for: .isLeapMonth); print(d, d.value(for: .isLeapMonth) as Any)
print(DateComponents(calendar: c, year: 2024, month: 1, day: 5).date as Any, DateComponents(year: 2024).date as Any == nil)
print(DateComponents(calendar: c, timeZone: TimeZone(identifier: "Asia/Tokyo"), year: 2024, month: 1, day: 5).date as Any)
print(c.date(from: DateComponents(timeZone: TimeZone(identifier: "Asia/Tokyo"), year: 2024, month: 1, day: 5)) as Any)
print(c.date(byAdding: DateComponents(timeZone: TimeZone(identifier: "Asia/Tokyo"), day: 5), to: zero) as Any)
let names: [Calendar.Component] = [.era, .year, .isLeapMonth, .isRepeatedDay, .dayOfYear]
print(names)
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Europe/Paris firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: Europe/Paris month: 3 
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Asia/Tokyo firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: Asia/Tokyo month: 3  Optional("Asia/Tokyo")
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Asia/Tokyo firstWeekday: 1 minDaysInFirstWeek: 1 month: 3  Optional("Asia/Tokyo")
// expect: calendar: gregorian (gregorian) locale: en_US time zone: Asia/Tokyo firstWeekday: 1 minDaysInFirstWeek: 1 timeZone: Asia/Tokyo month: 2  Optional("Asia/Tokyo")
// expect: timeZone: Asia/Tokyo month: 2  false
// expect: false
// expect: false
// expect: true
// expect: false false
// expect: timeZone: Asia/Tokyo month: 2 
// expect: timeZone: Asia/Tokyo month: 2  nil
// expect: Optional(2024-01-05 00:00:00 +0000) false
// expect: Optional(2024-01-04 15:00:00 +0000)
// expect: Optional(2024-01-04 15:00:00 +0000)
// expect: Optional(2001-01-06 00:00:00 +0000)
// expect: [FoundationEssentials.Calendar.Component.era, FoundationEssentials.Calendar.Component.year, FoundationEssentials.Calendar.Component.isLeapMonth, FoundationEssentials.Calendar.Component.isRepeatedDay, FoundationEssentials.Calendar.Component.dayOfYear]
