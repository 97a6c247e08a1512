// Dates far away, and what an interval consists of.
import Foundation

for time in [-62135596800.0, -62135769600, -12219292801, -30000000000, 64092211200, 1e11] {
  print(Date(timeIntervalSince1970: time))
}
print(Date.distantPast, Date.distantFuture, [Date.distantPast])
let interval = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)
dump(interval)
print(Mirror(reflecting: interval).children.map { $0.label ?? "-" }, interval)
// expect: 0001-01-01 00:00:00 +0000
// expect: 0000-12-30 00:00:00 +0000
// expect: 1582-10-14 23:59:59 +0000
// expect: 1019-05-04 18:40:00 +0000
// expect: 4001-01-01 00:00:00 +0000
// expect: <description unavailable>
// expect: 0000-12-30 00:00:00 +0000 4001-01-01 00:00:00 +0000 [0000-12-30 00:00:00 +0000]
// expect: ▿ 1970-01-01 00:00:00 +0000 to 1970-01-01 00:00:01 +0000
// expect: ▿ start: 1970-01-01 00:00:00 +0000
// expect: - timeIntervalSinceReferenceDate: -978307200.0
// expect: ▿ end: 1970-01-01 00:00:01 +0000
// expect: - timeIntervalSinceReferenceDate: -978307199.0
// expect: - duration: 1.0
// expect: ["start", "end", "duration"] 1970-01-01 00:00:00 +0000 to 1970-01-01 00:00:01 +0000
