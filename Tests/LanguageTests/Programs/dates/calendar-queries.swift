import Foundation

var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
cal.locale = Locale(identifier: "en_US")
let date = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 15))!
print(cal.component(.weekday, from: date), cal.component(.year, from: date), cal.isDateInWeekend(date))
let next = cal.date(byAdding: .day, value: 2, to: date)!
print(cal.dateComponents([.year, .month, .day], from: next), cal.dateComponents([.day, .hour], from: date, to: next).day!)
print(cal.startOfDay(for: date).timeIntervalSince1970, cal.isDate(date, inSameDayAs: next), cal.isDate(date, equalTo: next, toGranularity: .month))
print(cal.range(of: .day, in: .month, for: date)!, cal.range(of: .month, in: .year, for: date)!.count)
let interval = cal.dateInterval(of: .month, for: date)!
print(interval.start.timeIntervalSince1970, interval.duration / 86400, interval.contains(date))
print(cal.compare(date, to: next, toGranularity: .day) == .orderedAscending, date < next, next.timeIntervalSince(date))
print(cal.date(bySettingHour: 9, minute: 0, second: 0, of: date)!.timeIntervalSince1970)
print(cal.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!.timeIntervalSince1970)
var days: [Int] = []
var current = date
while days.count < 4 { days.append(cal.component(.day, from: current)); current = cal.date(byAdding: .day, value: 1, to: current)! }
print(days, cal.shortWeekdaySymbols.first!, cal.monthSymbols[1], cal.firstWeekday)
func age(_ birth: DateComponents, at now: Date) -> Int { cal.dateComponents([.year], from: cal.date(from: birth)!, to: now).year! }
print(age(DateComponents(year: 2000, month: 2, day: 29), at: date), age(DateComponents(year: 2000, month: 2, day: 28), at: date))
var parts = DateComponents()
parts.month = 1
parts.day = -1
print(cal.date(byAdding: parts, to: date)!, cal.date(byAdding: .month, value: 12, to: date)!.description)
print(cal.ordinality(of: .day, in: .year, for: date)!, cal.component(.weekOfYear, from: date), cal.component(.quarter, from: date))
print(DateComponents(year: 2024, month: 13, day: 1).isValidDate(in: cal), cal.date(from: DateComponents(year: 2023, month: 2, day: 30))!)
print(DateInterval(start: date, duration: 3600).intersects(DateInterval(start: next, duration: 1)), Date(timeIntervalSince1970: 0), Date.distantPast < date)
// expect: 4 2024 false
// expect: year: 2024 month: 3 day: 1 isLeapMonth: false  2
// expect: 1709078400.0 false false
// expect: 1..<30 12
// expect: 1706745600.0 29.0 true
// expect: true true 172800.0
// expect: 1709110800.0
// expect: 1709510400.0
// expect: [28, 29, 1, 2] Sun February 1
// expect: 23 24
// expect: 2024-03-27 22:15:00 +0000 2025-02-28 22:15:00 +0000
// expect: 59 9 1
// expect: false 2023-03-02 00:00:00 +0000
// expect: false 1970-01-01 00:00:00 +0000 true
