import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 23, minute: 30))!
print(date, calendar.component(.year, from: date), calendar.component(.weekday, from: date), calendar.component(.hour, from: date))
let c = calendar.dateComponents([.year, .month, .day, .minute], from: date); print(c.year!, c.month!, c.day!, c.minute!, c.hour as Any)
print(calendar.date(byAdding: .day, value: 2, to: date)!, calendar.date(byAdding: .month, value: 1, to: date)!, calendar.date(byAdding: .year, value: -1, to: date)!, calendar.date(byAdding: DateComponents(day: 1, hour: 1), to: date)!)
print(calendar.date(byAdding: .month, value: 1, to: calendar.date(from: DateComponents(year: 2023, month: 1, day: 31))!)!)
let other = calendar.date(from: DateComponents(year: 2025, month: 1, day: 1))!
print(calendar.dateComponents([.day], from: date, to: other).day!, calendar.dateComponents([.month, .day], from: date, to: other).month!, calendar.dateComponents([.year, .month, .day], from: other, to: date).month!)
print(calendar.startOfDay(for: date), calendar.isDate(date, inSameDayAs: date + 1000), calendar.isDate(date, inSameDayAs: date + 3600), calendar.isDate(date, equalTo: other, toGranularity: .year), calendar.compare(date, to: other, toGranularity: .month) == .orderedAscending)
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .month, in: .year, for: date)!.count, calendar.isDateInWeekend(date), calendar.firstWeekday, calendar.component(.dayOfYear, from: date))
print(calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date)!, calendar.monthSymbols[1], calendar.shortWeekdaySymbols, calendar.ordinality(of: .day, in: .year, for: date)!)
print(calendar.dateInterval(of: .month, for: date)!.start, calendar.dateInterval(of: .month, for: date)!.duration / 86400, calendar.component(.weekOfYear, from: date), calendar.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)
print(DateComponents(year: 2023, month: 2, day: 29).isValidDate(in: calendar), DateComponents(day: 3) == DateComponents(day: 3), DateComponents(year: 1).year!, DateComponents().day as Any)
// expect: 2024-02-28 23:30:00 +0000 2024 4 23
// expect: 2024 2 28 30 nil
// expect: 2024-03-01 23:30:00 +0000 2024-03-28 23:30:00 +0000 2023-02-28 23:30:00 +0000 2024-03-01 00:30:00 +0000
// expect: 2023-02-28 00:00:00 +0000
// expect: 307 10 -10
// expect: 2024-02-28 00:00:00 +0000 true false false true
// expect: 1..<30 12 false 1 59
// expect: 2024-02-28 09:00:00 +0000 February ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] 59
// expect: 2024-02-01 00:00:00 +0000 29.0 9 2024-03-04 00:00:00 +0000
// expect: false true 1 nil
