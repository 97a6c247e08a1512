import Foundation
func isLeap(_ y: Int) -> Bool { y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) }
print([1900, 2000, 2023, 2024].map(isLeap))
var utc = Calendar(identifier: .gregorian); utc.timeZone = .gmt
func day(_ y: Int, _ m: Int, _ d: Int) -> Date { utc.date(from: DateComponents(year: y, month: m, day: d))! }
func age(_ birth: Date, on today: Date) -> Int { utc.dateComponents([.year], from: birth, to: today).year! }
print(age(day(2000, 2, 29), on: day(2023, 2, 28)), age(day(2000, 2, 29), on: day(2023, 3, 1)), age(day(1990, 6, 15), on: day(2024, 6, 15)))
print(utc.range(of: .day, in: .month, for: day(2024, 2, 1))!.count, utc.range(of: .day, in: .month, for: day(2023, 2, 1))!.count)
var fridays: [String] = []
for month in 1...12 { let d = day(2026, month, 13); if utc.component(.weekday, from: d) == 6 { fridays.append("\(month)") } }
print(fridays)
var date = day(2024, 2, 27); for _ in 0..<4 { let c = utc.dateComponents([.month, .day], from: date); print("\(c.month!)/\(c.day!)", terminator: " "); date = utc.date(byAdding: .day, value: 1, to: date)! }
print()
let days = (day(2024, 12, 25).timeIntervalSince(day(2024, 12, 1))) / 86400; print(Int(days), utc.dateComponents([.weekOfYear], from: day(2024, 1, 1), to: day(2024, 3, 1)).weekOfYear!)
let f = DateFormatter(); f.calendar = utc; f.timeZone = .gmt; f.locale = Locale(identifier: "en_US"); f.dateStyle = .medium; f.timeStyle = .none
print(f.string(from: day(2024, 7, 4))); f.dateStyle = .full; print(f.string(from: day(2024, 7, 4))); f.dateStyle = .short; print(f.string(from: day(2024, 7, 4))); f.dateStyle = .long; print(f.string(from: day(2024, 7, 4)))
f.setLocalizedDateFormatFromTemplate("MMMd"); print(f.string(from: day(2024, 7, 4)))
// expect: [false, true, false, true]
// expect: 23 23 34
// expect: 29 28
// expect: ["2", "3", "11"]
// expect: 2/27 2/28 2/29 3/1 
// expect: 24 8
// expect: Jul 4, 2024
// expect: Thursday, July 4, 2024
// expect: 7/4/24
// expect: July 4, 2024
// expect: Jul 4
