import Foundation
let d: Duration = .seconds(90) + .milliseconds(500)
print(d, d.components.seconds, d.components.attoseconds, d * 2, d / 2, Duration.zero, d > .seconds(90), .seconds(1) == Duration.milliseconds(1000))
print(d.formatted(), d.formatted(.time(pattern: .minuteSecond)), Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)), d / Duration.seconds(1))
print(Duration.milliseconds(1500), Duration.microseconds(20), Duration.nanoseconds(5), Duration.seconds(0.25), [Duration.seconds(3), .seconds(1)].min()!, Duration.seconds(5) - .seconds(7))
var total = Duration.zero; for s in 1...4 { total += .seconds(s) }; total -= .seconds(1); print(total, total.components)
// expect: 90.5 seconds 90 500000000000000000 181.0 seconds 45.25 seconds 0.0 seconds true true
// expect: 0:01:30 1:30 1:02:05 90.5
// expect: 1.5 seconds 2e-05 seconds 5e-09 seconds 0.25 seconds 1.0 seconds -2.0 seconds
// expect: 9.0 seconds (seconds: 9, attoseconds: 0)
