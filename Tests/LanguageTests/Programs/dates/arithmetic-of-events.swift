import Foundation
// date arithmetic
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = Locale(identifier: "en_US")
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone; df.dateFormat = "yyyy-MM-dd HH:mm"
let d = df.date(from: "2024-02-28 23:30")!
for (c, n) in [(Calendar.Component.day, 2), (.month, 12), (.hour, 1), (.year, -4), (.weekOfYear, 1), (.minute, 45)] { print(c, n, df.string(from: cal.date(byAdding: c, value: n, to: d)!)) }
let comps = cal.dateComponents([.year, .month, .day, .weekday, .hour], from: d); print(comps.year!, comps.month!, comps.day!, comps.weekday!, comps.hour!)
let diff = cal.dateComponents([.month, .day, .hour, .minute], from: d, to: df.date(from: "2024-05-01 00:15")!); print(diff.month!, diff.day!, diff.hour!, diff.minute!)
print(df.string(from: cal.startOfDay(for: d)), cal.isDate(d, inSameDayAs: d.addingTimeInterval(1801)), cal.range(of: .day, in: .month, for: d)!.count, cal.isDateInWeekend(d))
print(cal.date(from: DateComponents(year: 2023, month: 13, day: 1)).map(df.string) ?? "nil", cal.component(.quarter, from: d), cal.weekdaySymbols[cal.component(.weekday, from: d) - 1])
struct Event: Comparable { let title: String, start: Date, minutes: Int
  var end: Date { start + TimeInterval(minutes * 60) }
  static func < (a: Event, b: Event) -> Bool { (a.start, a.title) < (b.start, b.title) }
  func overlaps(_ o: Event) -> Bool { DateInterval(start: start, end: end).intersects(DateInterval(start: o.start, duration: Double(o.minutes) * 60 - 1)) } }
let base = df.date(from: "2025-01-06 09:00")!
let events = [("Standup", 0, 15), ("Review", 10, 60), ("Lunch", 180, 45), ("Call", 200, 30), ("Break", 0, 5)].map { Event(title: $0.0, start: base.addingTimeInterval(Double($0.1) * 60), minutes: $0.2) }.sorted()
for (a, b) in zip(events, events.dropFirst()) { print(a.title, b.title, a.overlaps(b), b.start.timeIntervalSince(a.end) / 60) }
let t = DateFormatter(); t.locale = df.locale; t.timeZone = cal.timeZone; t.dateFormat = "EEE d MMM, h:mm a"; print(events.map { t.string(from: $0.start) + "–" + t.string(from: $0.end).suffix(7) })
let iso = ISO8601DateFormatter(); print(iso.string(from: d), iso.date(from: "2024-02-29T12:00:00Z")!.timeIntervalSince(d))
func age(_ born: String, on: Date) -> Int { cal.dateComponents([.year], from: df.date(from: born + " 00:00")!, to: on).year! }
print(age("2000-02-29", on: d), age("1999-03-01", on: d), (1...5).map { cal.date(byAdding: .day, value: $0 * 7, to: base)! }.map { cal.component(.weekOfYear, from: $0) })
print(df.date(from: "nope") as Any, d.formatted(Date.ISO8601FormatStyle(timeZone: cal.timeZone)), Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)))
var next = base; var days: [String] = []; let w = DateFormatter(); w.dateFormat = "EEEE"; w.locale = df.locale; w.timeZone = cal.timeZone
while days.count < 5 { if !cal.isDateInWeekend(next) { days.append(w.string(from: next)) }; next = cal.date(byAdding: .day, value: 3, to: next)! }
print(days, cal.nextDate(after: base, matching: DateComponents(weekday: 1), matchingPolicy: .nextTime).map(df.string)!)
print(cal.compare(base, to: base + 3600, toGranularity: .day) == .orderedSame, base.distance(to: d) / 86400, cal.dateInterval(of: .month, for: d)!.duration / 86400)
// expect: day 2 2024-03-01 23:30
// expect: month 12 2025-02-28 23:30
// expect: hour 1 2024-02-29 00:30
// expect: year -4 2020-02-28 23:30
// expect: weekOfYear 1 2024-03-06 23:30
// expect: minute 45 2024-02-29 00:15
// expect: 2024 2 28 4 23
// expect: 2 2 0 45
// expect: 2024-02-28 00:00 false 29 false
// expect: 2024-01-01 00:00 1 Wednesday
// expect: Break Standup true -5.0
// expect: Standup Review true -5.0
// expect: Review Lunch false 110.0
// expect: Lunch Call true -25.0
// expect: ["Mon 6 Jan, 9:00 AM–9:05 AM", "Mon 6 Jan, 9:00 AM–9:15 AM", "Mon 6 Jan, 9:10 AM–0:10 AM", "Mon 6 Jan, 12:00 PM–2:45 PM", "Mon 6 Jan, 12:20 PM–2:50 PM"]
// expect: 2024-02-28T23:30:00Z 45000.0
// expect: 23 24 [3, 4, 5, 6, 7]
// expect: nil 2024-02-28T23:30:00Z 1:02:05
// expect: ["Monday", "Thursday", "Wednesday", "Tuesday", "Friday"] 2025-01-12 00:00
// expect: true -312.3958333333333 29.0
