print(Duration.seconds(5), Duration.milliseconds(1500), Duration.seconds(1.25) + .seconds(2), Duration.seconds(10) / 4)
print(Duration.seconds(90) > .seconds(60), Duration.milliseconds(250) * 3, Duration.microseconds(7), Duration.zero == .seconds(0))
let d = Duration.seconds(3725)
print(d.components.seconds, d.components.attoseconds, d - .seconds(3600), Duration.seconds(6) / Duration.seconds(2))
// expect: 5.0 seconds 1.5 seconds 3.25 seconds 2.5 seconds
// expect: true 0.75 seconds 7e-06 seconds true
// expect: 3725 0 125.0 seconds 3.0
