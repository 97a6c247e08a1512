import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 10, minute: 30))!
print(calendar.component(.year, from: date), calendar.component(.weekday, from: date), calendar.component(.hour, from: date))
let next = calendar.date(byAdding: .day, value: 2, to: date)!
print(next, calendar.date(byAdding: .month, value: 1, to: date)!, calendar.startOfDay(for: date))
let parts = calendar.dateComponents([.year, .month, .day], from: next)
print(parts.year!, parts.month!, parts.day!, parts.hour as Any)
print(calendar.dateComponents([.day, .hour], from: date, to: next).day!, calendar.isDate(date, inSameDayAs: next))
print(calendar.range(of: .day, in: .month, for: date)!.count, calendar.date(byAdding: DateComponents(month: 1, day: -1), to: date)!)
print(calendar.isDate(date, equalTo: next, toGranularity: .year), calendar.compare(date, to: next, toGranularity: .month) == .orderedAscending)
// expect: 2024 4 10
// expect: 2024-03-01 10:30:00 +0000 2024-03-28 10:30:00 +0000 2024-02-28 00:00:00 +0000
// expect: 2024 3 1 nil
// expect: 2 false
// expect: 29 2024-03-27 10:30:00 +0000
// expect: true true
