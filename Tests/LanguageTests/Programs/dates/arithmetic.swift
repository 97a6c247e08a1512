import Foundation
let a = Date(timeIntervalSince1970: 0), b = a.addingTimeInterval(90)
print(a < b, b.timeIntervalSince(a), b - 30 == a + 60, a.distance(to: b), b > a, max(a, b) == b, a == Date(timeIntervalSince1970: 0))
print(a, b.timeIntervalSince1970, a.timeIntervalSinceReferenceDate, [b, a].sorted() == [a, b], a.compare(b) == .orderedAscending)
var c = a; c += 3600; c.addTimeInterval(60); print(c.timeIntervalSince1970, Date.distantPast < a, a < .distantFuture)
let day: TimeInterval = 24 * 60 * 60
print((0..<3).map { Date(timeInterval: Double($0) * day, since: a).description }, a...b ~= a + 10, (a...b).contains(b + 1))
let i = DateInterval(start: a, duration: 100); print(i.end.timeIntervalSince1970, i.contains(b), i.duration, i.intersects(DateInterval(start: b, end: b + 5)))
print(Set([a, a, b]).count, [a: "x"][a]!, a.hashValue == Date(timeIntervalSince1970: 0).hashValue, Double(Int(b.timeIntervalSinceReferenceDate)), a.advanced(by: 5).timeIntervalSince1970)
func ago(_ s: Double) -> String { switch s { case ..<60: "just now"; case ..<3600: "\(Int(s / 60)) min"; case ..<day: "\(Int(s / 3600)) h"; default: "\(Int(s / day)) d" } }
print([5, 120, 7300, 200_000].map(ago))
// expect: true 90.0 true 90.0 true true true
// expect: 1970-01-01 00:00:00 +0000 90.0 -978307200.0 true true
// expect: 3660.0 true true
// expect: ["1970-01-01 00:00:00 +0000", "1970-01-02 00:00:00 +0000", "1970-01-03 00:00:00 +0000"] true false
// expect: 100.0 true 100.0 true
// expect: 2 x true -978307110.0 5.0
// expect: ["just now", "2 min", "2 h", "2 d"]
