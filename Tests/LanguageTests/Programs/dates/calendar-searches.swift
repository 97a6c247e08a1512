import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.nextWeekend(startingAfter: date)!, calendar.dateIntervalOfWeekend(containing: date) as Any, calendar.date(date, matchesComponents: DateComponents(year: 2023)))
print(calendar.maximumRange(of: .day)!, calendar.minimumRange(of: .day)!, calendar.quarterSymbols, calendar.eraSymbols)
var found = 0
calendar.enumerateDates(startingAfter: date, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) { day, exact, stop in
  print(day!, exact)
  found += 1
  if found == 2 { stop = true }
}
print(calendar.dates(byAdding: .day, startingAt: date).prefix(2).map { $0 }, calendar.date(byAdding: .day, value: 40, to: date, wrappingComponents: true)!)
print(DateInterval(start: date, duration: 60), DateInterval(start: date, duration: 60).intersection(with: DateInterval(start: date + 30, duration: 60)) as Any)
// expect: 2023-11-18 00:00:00 +0000 to 2023-11-20 00:00:00 +0000 nil true
// expect: 1..<32 1..<29 ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] ["BC", "AD"]
// expect: 2023-11-15 00:00:00 +0000 true
// expect: 2023-11-16 00:00:00 +0000 true
// expect: [2023-11-15 22:13:20 +0000, 2023-11-16 22:13:20 +0000] 2023-11-24 22:13:20 +0000
// expect: 2023-11-14 22:13:20 +0000 to 2023-11-14 22:14:20 +0000 Optional(2023-11-14 22:13:50 +0000 to 2023-11-14 22:14:20 +0000)
