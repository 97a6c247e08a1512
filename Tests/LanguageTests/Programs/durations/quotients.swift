let du: Duration = .seconds(3725) + .milliseconds(450)
print(du / .seconds(5), du / .milliseconds(1), Duration.milliseconds(1234) / .seconds(1), Duration.milliseconds(17) / .milliseconds(3), Duration.nanoseconds(123456789) / .seconds(1), Duration.seconds(0.1) / .seconds(0.3))
print(Duration.seconds(1.1) * 3, Duration.seconds(2.7) / 3.0, Duration.seconds(1) / 3, Duration.seconds(1.1) * 2.5, Duration.milliseconds(2.5), Duration.seconds(0.1).components)
// expect: 745.09 3725450.0 1.234 5.666666666666667 0.123456789 0.3333333333333333
// expect: 3.3000000000000007 seconds 0.9 seconds 0.3333333333333333 seconds 2.7500000000000004 seconds 0.0025 seconds (seconds: 0, attoseconds: 100000000000000000)
