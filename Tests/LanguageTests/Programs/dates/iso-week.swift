import Foundation
var iso = Calendar(identifier: .iso8601); iso.timeZone = .gmt
for (y, m, d) in [(2024, 12, 30), (2025, 1, 1), (2021, 1, 3)] { let date = iso.date(from: DateComponents(year: y, month: m, day: d))!; print(iso.component(.weekOfYear, from: date), iso.component(.yearForWeekOfYear, from: date), iso.firstWeekday) }
let c = iso.dateComponents([.weekday, .quarter, .era, .nanosecond], from: Date(timeIntervalSince1970: 0)); print(c.weekday!, c.era!, c.nanosecond!)
print(iso.date(from: DateComponents(weekday: 2, weekOfYear: 1, yearForWeekOfYear: 2025))!, iso.dateComponents(in: .gmt, from: Date(timeIntervalSince1970: 3600)).hour!)
let zone = TimeZone(secondsFromGMT: 3600)!; print(zone.secondsFromGMT(), zone.identifier, TimeZone(identifier: "Nowhere/Land") as Any, TimeZone(abbreviation: "UTC")!.secondsFromGMT())
var there = Calendar(identifier: .gregorian); there.timeZone = TimeZone(secondsFromGMT: -5 * 3600)!; print(there.component(.hour, from: Date(timeIntervalSince1970: 0)), there.component(.day, from: Date(timeIntervalSince1970: 0)))
// expect: 1 2025 2
// expect: 1 2025 2
// expect: 53 2020 2
// expect: 5 1 0
// expect: 2024-12-30 00:00:00 +0000 1
// expect: 3600 GMT+0100 nil 0
// expect: 19 31
