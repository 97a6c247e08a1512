import Foundation
let a = Duration.seconds(90)
let b: Duration = .milliseconds(1500)
print(a, b, a + b, a - b, a * 2, a / 4, b / 1.5)
print(a > b, a == .seconds(90), max(a, b), Duration.zero)
print(a.components.seconds, b.components.attoseconds)
print(Duration.microseconds(250), Duration.nanoseconds(1), .seconds(1.25) + Duration.milliseconds(250))
print(a / b, Duration.seconds(-1.5), .zero - b)
var total = Duration.zero
for d in [Duration.seconds(1), .milliseconds(200), .microseconds(300)] { total += d }
print(total)
print([Duration.seconds(3), .seconds(1), .milliseconds(2000)].sorted())
print(Duration.seconds(3661).formatted(), Duration.seconds(75).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3661).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .abbreviated)))
print(Duration(secondsComponent: 2, attosecondsComponent: 500_000_000_000_000_000))
print(Set([Duration.seconds(1), .milliseconds(1000)]).count, "\(Duration.seconds(1e-3))")
total *= 3
total -= .seconds(1)
print(total, total.components)
// expect: 90.0 seconds 1.5 seconds 91.5 seconds 88.5 seconds 180.0 seconds 22.5 seconds 1.0 seconds
// expect: true true 90.0 seconds 0.0 seconds
// expect: 90 500000000000000000
// expect: 0.00025 seconds 1e-09 seconds 1.5 seconds
// expect: 60.0 -1.5 seconds -1.5 seconds
// expect: 1.2003 seconds
// expect: [1.0 seconds, 2.0 seconds, 3.0 seconds]
// expect: 1:01:01 1:15
// expect: 1 hr, 1 min, 1 sec
// expect: 2.5 seconds
// expect: 1 0.001 seconds
// expect: 2.6009 seconds (seconds: 2, attoseconds: 600900000000000000)
