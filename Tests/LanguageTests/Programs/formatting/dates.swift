import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000)
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(identifier: "UTC")
f.dateFormat = "yyyy-MM-dd HH:mm:ss"
print(f.string(from: date), date)
f.dateFormat = "EEEE, d MMM yyyy h:mm a"
print(f.string(from: date), f.date(from: "Monday, 1 Jan 2024 1:00 PM")!)
print(date.addingTimeInterval(86_400), date.timeIntervalSince1970, Date(timeIntervalSince1970: 0) < date, date.timeIntervalSince(date - 60))
print(date.ISO8601Format(), Date(timeIntervalSinceReferenceDate: 0))
// expect: 2023-11-14 22:13:20 2023-11-14 22:13:20 +0000
// expect: Tuesday, 14 Nov 2023 10:13 PM 2024-01-01 13:00:00 +0000
// expect: 2023-11-15 22:13:20 +0000 1700000000.0 true 60.0
// expect: 2023-11-14T22:13:20Z 2001-01-01 00:00:00 +0000
