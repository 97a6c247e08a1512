import Foundation
var c = Calendar(identifier: .gregorian)
c.timeZone = TimeZone(identifier: "America/New_York")!
c.locale = Locale(identifier: "en_US")
let f = ISO8601DateFormatter()
func s(_ d: Date?) -> String { d.map { f.string(from: $0) } ?? "nil" }
func i(_ d: DateInterval?) -> String { d.map { "\(s($0.start))+\($0.duration)" } ?? "nil" }
let start = f.date(from: "2024-03-09T12:34:56Z")!
let policies: [Calendar.MatchingPolicy] = [.nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict]
let repeats: [Calendar.RepeatedTimePolicy] = [.first, .last]
let directions: [Calendar.SearchDirection] = [.forward, .backward]
for comps in [DateComponents(hour: 2, minute: 30), DateComponents(day: 31), DateComponents(month: 2, day: 29), DateComponents(month: 11, day: 3, hour: 1)] {
  for p in policies { for r in repeats { for d in directions {
    print(s(c.nextDate(after: start, matching: comps, matchingPolicy: p, repeatedTimePolicy: r, direction: d)), terminator: " ")
    var found: [String] = []
    c.enumerateDates(startingAfter: start, matching: comps, matchingPolicy: p, repeatedTimePolicy: r, direction: d) { date, exact, stop in
      found.append("\(s(date))/\(exact)")
      if found.count == 3 { stop = true }
    }
    print(found.joined(separator: " "))
  } } }
  print(c.dates(byMatching: comps, startingAt: start).prefix(3).map { s($0) }, c.dates(byMatching: comps, startingAt: start, in: start..<start.addingTimeInterval(86400 * 40), matchingPolicy: .strict, repeatedTimePolicy: .last, direction: .forward).map { s($0) }.prefix(4))
}
for (h, m, sec) in [(2, 30, 0), (0, 0, 0), (23, 59, 59), (12, 0, 0), (25, 0, 0), (1, 30, 0), (-1, 0, 0), (3, 60, 0)] {
  for day in ["2024-03-10T12:00:00Z", "2024-11-03T12:00:00Z", "2024-06-01T00:00:00Z"] {
    let date = f.date(from: day)!
    print(s(c.date(bySettingHour: h, minute: m, second: sec, of: date)), s(c.date(bySettingHour: h, minute: m, second: sec, of: date, matchingPolicy: .strict)), s(c.date(bySettingHour: h, minute: m, second: sec, of: date, matchingPolicy: .nextTimePreservingSmallerComponents, repeatedTimePolicy: .last)), s(c.date(bySettingHour: h, minute: m, second: sec, of: date, matchingPolicy: .previousTimePreservingSmallerComponents, repeatedTimePolicy: .first, direction: .backward)))
  }
}
var a = Date(timeIntervalSinceReferenceDate: 0), t: TimeInterval = 0
print(c.dateInterval(of: .month, start: &a, interval: &t, for: start), s(a), t)
print(c.dateInterval(of: .weekOfYear, start: &a, interval: &t, for: start), s(a), t)
print(c.dateIntervalOfWeekend(containing: start, start: &a, interval: &t), s(a), t, i(c.dateIntervalOfWeekend(containing: start)))
print(c.dateIntervalOfWeekend(containing: start.addingTimeInterval(86400 * 3), start: &a, interval: &t), s(a), t)
print(c.nextWeekend(startingAfter: start, start: &a, interval: &t), s(a), t, c.nextWeekend(startingAfter: start, start: &a, interval: &t, direction: .backward), s(a), t)
for k in 0..<8 { let d = start.addingTimeInterval(Double(k) * 86400); print(i(c.nextWeekend(startingAfter: d)), i(c.nextWeekend(startingAfter: d, direction: .backward)), i(c.dateIntervalOfWeekend(containing: d)), c.isDateInWeekend(d)) }
print(c.dates(byAdding: .day, startingAt: start).prefix(2).map { s($0) }, c.dates(byAdding: .month, value: -1, startingAt: f.date(from: "2024-03-31T00:00:00Z")!).prefix(3).map { s($0) }, c.dates(byAdding: DateComponents(month: 1, day: 2), startingAt: start).prefix(3).map { s($0) }, c.dates(byAdding: .day, value: 3, startingAt: start, in: start..<start.addingTimeInterval(86400 * 10)).map { s($0) }, c.dates(byAdding: .hour, value: 30, startingAt: start, wrappingComponents: true).prefix(2).map { s($0) })
print(c.dates(byAdding: DateComponents(day: -1), startingAt: start, in: start.addingTimeInterval(-86400 * 2)..<start).map { s($0) })
var dc = c.dateComponents([.dayOfYear, .year], from: start)
print(dc, dc.dayOfYear as Any, c.component(.dayOfYear, from: start), dc.debugDescription)
dc = DateComponents(year: 2024); dc.dayOfYear = 60
print(s(c.date(from: dc)), dc, dc.value(for: .dayOfYear) as Any, dc == DateComponents(year: 2024))
dc.setValue(3, for: .dayOfYear); dc.setValue(5, for: .hour); dc.setValue(nil, for: .year); print(dc)
print(s(c.date(byAdding: .dayOfYear, value: 2, to: start)), c.range(of: .dayOfYear, in: .year, for: start) as Any, c.ordinality(of: .dayOfYear, in: .year, for: start) as Any, c.maximumRange(of: .dayOfYear) as Any, c.minimumRange(of: .dayOfYear) as Any)
print(DateComponents(calendar: c, year: 2024, month: 2, day: 30).isValidDate, DateComponents(isRepeated: nil).isValidDate(in: c))
extension DateComponents { init(isRepeated: Bool?) { self.init(year: 2024, month: 2, day: 29) } }
print(c.shortStandaloneQuarterSymbols, c.standaloneQuarterSymbols, c.description, c.debugDescription == c.description)
// expect: 2024-03-10T07:00:00Z 2024-03-10T07:00:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-10T07:00:00Z 2024-03-10T07:00:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-10T07:30:00Z 2024-03-10T07:30:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-10T07:30:00Z 2024-03-10T07:30:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-10T06:30:00Z 2024-03-10T06:30:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-10T06:30:00Z 2024-03-10T06:30:00Z/false 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-11T06:30:00Z 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true 2024-03-13T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: 2024-03-11T06:30:00Z 2024-03-11T06:30:00Z/true 2024-03-12T06:30:00Z/true 2024-03-13T06:30:00Z/true
// expect: 2024-03-09T07:30:00Z 2024-03-09T07:30:00Z/true 2024-03-08T07:30:00Z/true 2024-03-07T07:30:00Z/true
// expect: ["2024-03-10T07:00:00Z", "2024-03-11T06:30:00Z", "2024-03-12T06:30:00Z"] ["2024-03-11T06:30:00Z", "2024-03-12T06:30:00Z", "2024-03-13T06:30:00Z", "2024-03-14T06:30:00Z"]
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-01T04:00:00Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-03-01T05:00:00Z 2024-03-01T05:00:00Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-01T04:00:00Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-03-01T05:00:00Z 2024-03-01T05:00:00Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-01T11:34:56Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-03-01T12:34:56Z 2024-03-01T12:34:56Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-01T11:34:56Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-03-01T12:34:56Z 2024-03-01T12:34:56Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-04-30T11:34:56Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-02-29T12:34:56Z 2024-02-29T12:34:56Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-04-30T11:34:56Z/false 2024-05-31T04:00:00Z/true
// expect: 2024-02-29T12:34:56Z 2024-02-29T12:34:56Z/false 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-31T04:00:00Z/true 2024-07-31T04:00:00Z/true
// expect: 2024-01-31T05:00:00Z 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true 2023-10-31T04:00:00Z/true
// expect: 2024-03-31T04:00:00Z 2024-03-31T04:00:00Z/true 2024-05-31T04:00:00Z/true 2024-07-31T04:00:00Z/true
// expect: 2024-01-31T05:00:00Z 2024-01-31T05:00:00Z/true 2023-12-31T05:00:00Z/true 2023-10-31T04:00:00Z/true
// expect: ["2024-03-31T04:00:00Z", "2024-05-01T04:00:00Z", "2024-05-31T04:00:00Z"] ["2024-03-31T04:00:00Z"]
// expect: 2025-03-01T05:00:00Z 2025-03-01T05:00:00Z/false 2026-03-01T05:00:00Z/false 2027-03-01T05:00:00Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-03-01T05:00:00Z/false 2022-03-01T05:00:00Z/false
// expect: 2025-03-01T05:00:00Z 2025-03-01T05:00:00Z/false 2026-03-01T05:00:00Z/false 2027-03-01T05:00:00Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-03-01T05:00:00Z/false 2022-03-01T05:00:00Z/false
// expect: 2025-03-01T12:34:56Z 2025-03-01T12:34:56Z/false 2026-03-01T12:34:56Z/false 2027-03-01T12:34:56Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-03-01T12:34:56Z/false 2022-03-01T12:34:56Z/false
// expect: 2025-03-01T12:34:56Z 2025-03-01T12:34:56Z/false 2026-03-01T12:34:56Z/false 2027-03-01T12:34:56Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-03-01T12:34:56Z/false 2022-03-01T12:34:56Z/false
// expect: 2025-02-28T12:34:56Z 2025-02-28T12:34:56Z/false 2026-02-28T12:34:56Z/false 2027-02-28T12:34:56Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-02-28T12:34:56Z/false 2022-02-28T12:34:56Z/false
// expect: 2025-02-28T12:34:56Z 2025-02-28T12:34:56Z/false 2026-02-28T12:34:56Z/false 2027-02-28T12:34:56Z/false
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2023-02-28T12:34:56Z/false 2022-02-28T12:34:56Z/false
// expect: 2028-02-29T05:00:00Z 2028-02-29T05:00:00Z/true 2032-02-29T05:00:00Z/true 2036-02-29T05:00:00Z/true
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2020-02-29T05:00:00Z/true 2016-02-29T05:00:00Z/true
// expect: 2028-02-29T05:00:00Z 2028-02-29T05:00:00Z/true 2032-02-29T05:00:00Z/true 2036-02-29T05:00:00Z/true
// expect: 2024-02-29T05:00:00Z 2024-02-29T05:00:00Z/true 2020-02-29T05:00:00Z/true 2016-02-29T05:00:00Z/true
// expect: ["2025-03-01T05:00:00Z", "2026-03-01T05:00:00Z", "2027-03-01T05:00:00Z"] []
// expect: 2024-11-03T05:00:00Z 2024-11-03T05:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T06:00:00Z 2024-11-03T06:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T05:00:00Z 2024-11-03T05:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T06:00:00Z 2024-11-03T06:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T05:00:00Z 2024-11-03T05:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T06:00:00Z 2024-11-03T06:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T05:00:00Z 2024-11-03T05:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: 2024-11-03T06:00:00Z 2024-11-03T06:00:00Z/true 2025-11-03T06:00:00Z/true 2026-11-03T06:00:00Z/true
// expect: 2023-11-03T05:00:00Z 2023-11-03T05:00:00Z/true 2022-11-03T05:00:00Z/true 2021-11-03T05:00:00Z/true
// expect: ["2024-11-03T05:00:00Z", "2025-11-03T06:00:00Z", "2026-11-03T06:00:00Z"] []
// expect: 2024-03-10T07:00:00Z 2024-03-11T06:30:00Z 2024-03-10T07:00:00Z 2024-03-09T07:30:00Z
// expect: 2024-11-03T07:30:00Z 2024-11-03T07:30:00Z 2024-11-03T07:30:00Z 2024-11-02T06:30:00Z
// expect: 2024-05-31T06:30:00Z 2024-05-31T06:30:00Z 2024-05-31T06:30:00Z 2024-05-30T06:30:00Z
// expect: 2024-03-10T05:00:00Z 2024-03-10T05:00:00Z 2024-03-10T05:00:00Z 2024-03-09T05:00:00Z
// expect: 2024-11-03T04:00:00Z 2024-11-03T04:00:00Z 2024-11-03T04:00:00Z 2024-11-02T04:00:00Z
// expect: 2024-05-31T04:00:00Z 2024-05-31T04:00:00Z 2024-05-31T04:00:00Z 2024-05-30T04:00:00Z
// expect: 2024-03-11T03:59:59Z 2024-03-11T03:59:59Z 2024-03-11T03:59:59Z 2024-03-10T04:59:59Z
// expect: 2024-11-04T04:59:59Z 2024-11-04T04:59:59Z 2024-11-04T04:59:59Z 2024-11-03T03:59:59Z
// expect: 2024-06-01T03:59:59Z 2024-06-01T03:59:59Z 2024-06-01T03:59:59Z 2024-05-31T03:59:59Z
// expect: 2024-03-10T16:00:00Z 2024-03-10T16:00:00Z 2024-03-10T16:00:00Z 2024-03-09T17:00:00Z
// expect: 2024-11-03T17:00:00Z 2024-11-03T17:00:00Z 2024-11-03T17:00:00Z 2024-11-02T16:00:00Z
// expect: 2024-05-31T16:00:00Z 2024-05-31T16:00:00Z 2024-05-31T16:00:00Z 2024-05-30T16:00:00Z
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: 2024-03-10T06:30:00Z 2024-03-10T06:30:00Z 2024-03-10T06:30:00Z 2024-03-09T06:30:00Z
// expect: 2024-11-03T05:30:00Z 2024-11-03T05:30:00Z 2024-11-03T06:30:00Z 2024-11-02T05:30:00Z
// expect: 2024-05-31T05:30:00Z 2024-05-31T05:30:00Z 2024-05-31T05:30:00Z 2024-05-30T05:30:00Z
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: nil nil nil nil
// expect: true 2024-03-01T05:00:00Z 2674800.0
// expect: true 2024-03-03T05:00:00Z 604800.0
// expect: true 2024-03-09T05:00:00Z 169200.0 2024-03-09T05:00:00Z+169200.0
// expect: false 2024-03-09T05:00:00Z 169200.0
// expect: true 2024-03-16T04:00:00Z 172800.0 true 2024-03-02T05:00:00Z 172800.0
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-02T05:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 true
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 2024-03-09T05:00:00Z+169200.0 true
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 nil false
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 nil false
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 nil false
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 nil false
// expect: 2024-03-16T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 nil false
// expect: 2024-03-23T04:00:00Z+172800.0 2024-03-09T05:00:00Z+169200.0 2024-03-16T04:00:00Z+172800.0 true
// expect: ["2024-03-10T11:34:56Z", "2024-03-11T11:34:56Z"] ["2024-03-01T01:00:00Z", "2024-01-31T01:00:00Z", "2023-12-31T01:00:00Z"] ["2024-04-11T11:34:56Z", "2024-05-13T11:34:56Z", "2024-06-15T11:34:56Z"] ["2024-03-12T11:34:56Z", "2024-03-15T11:34:56Z", "2024-03-18T11:34:56Z"] ["2024-03-09T18:34:56Z", "2024-03-10T00:34:56Z"]
// expect: ["2024-03-08T12:34:56Z", "2024-03-07T12:34:56Z"]
// expect: year: 2024 dayOfYear: 69  Optional(69) 69 year: 2024 dayOfYear: 69 
// expect: 2024-02-29T05:00:00Z year: 2024 dayOfYear: 60  Optional(60) false
// expect: hour: 5 dayOfYear: 3 
// expect: 2024-03-11T11:34:56Z Optional(Range(1..<367)) Optional(69) Optional(Range(1..<367)) Optional(Range(1..<366))
// expect: false true
// expect: ["Q1", "Q2", "Q3", "Q4"] ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] gregorian (gregorian) locale: en_US time zone: America/New_York firstWeekday: 1 minDaysInFirstWeek: 1 true
