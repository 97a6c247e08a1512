import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000)
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(identifier: "UTC")
for pattern in ["yyyy-MM-dd", "HH:mm:ss", "EEEE, d MMMM yyyy", "MMM d, h:mm a", "dd/MM/yy", "EEE", "'Week' w", "yyyy-MM-dd'T'HH:mm:ssZ", "D", "LLLL", "S", "QQQ"] { f.dateFormat = pattern; print(pattern, "→", f.string(from: date)) }
f.dateFormat = "yyyy-MM-dd HH:mm"
print(f.date(from: "2024-02-29 13:45")!.timeIntervalSince1970, f.date(from: "nonsense") as Any, f.date(from: "2023-02-29 10:00") as Any)
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2024-01-01T00:00:00Z")!.timeIntervalSince1970, iso.date(from: "x") as Any)
print(date.ISO8601Format(), date.formatted(.iso8601), date.description, date)
// expect: yyyy-MM-dd → 2023-11-14
// expect: HH:mm:ss → 22:13:20
// expect: EEEE, d MMMM yyyy → Tuesday, 14 November 2023
// expect: MMM d, h:mm a → Nov 14, 10:13 PM
// expect: dd/MM/yy → 14/11/23
// expect: EEE → Tue
// expect: 'Week' w → Week 46
// expect: yyyy-MM-dd'T'HH:mm:ssZ → 2023-11-14T22:13:20+0000
// expect: D → 318
// expect: LLLL → November
// expect: S → 0
// expect: QQQ → Q4
// expect: 1709214300.0 nil nil
// expect: 2023-11-14T22:13:20Z 1704067200.0 nil
// expect: 2023-11-14T22:13:20Z 2023-11-14T22:13:20Z 2023-11-14 22:13:20 +0000 2023-11-14 22:13:20 +0000
