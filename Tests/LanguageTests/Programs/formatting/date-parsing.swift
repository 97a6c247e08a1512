import Foundation
let utc = TimeZone(identifier: "UTC")!
print(try Date("2023-11-14T22:13:20Z", strategy: .iso8601), (try? Date("zz", strategy: .iso8601)) as Any)
print(try Date("Nov 14, 2023", strategy: Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: utc).month().day().year()))
print(try Date("2023-11-14", strategy: Date.ParseStrategy(format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", timeZone: utc)))
print(try Date.ISO8601FormatStyle().parse("2023-11-14T22:13:20Z"), try Date("2023-11-14", strategy: .iso8601.year().month().day()))
// expect: 2023-11-14 22:13:20 +0000 nil
// expect: 2023-11-14 00:00:00 +0000
// expect: 2023-11-14 00:00:00 +0000
// expect: 2023-11-14 22:13:20 +0000 2023-11-14 00:00:00 +0000
