let d = Duration(secondsComponent: 1, attosecondsComponent: 1)
print(d.components)
print((d / 2).components)
print((Duration.seconds(1) / 3).components)
print(Duration.seconds(1) / 3)
print((Duration.seconds(10) * 2).components, (Duration.seconds(1) * 0.5).components)
print(Duration.seconds(3) / Duration.seconds(2))
print((Duration.milliseconds(5) - .nanoseconds(1)).components)
print(Duration.seconds(1.1).components)
print(Duration.seconds(7) / 2.0)
// expect: (seconds: 1, attoseconds: 1)
// expect: (seconds: 0, attoseconds: 500000000000000000)
// expect: (seconds: 0, attoseconds: 333333333333333333)
// expect: 0.3333333333333333 seconds
// expect: (seconds: 20, attoseconds: 0) (seconds: 0, attoseconds: 500000000000000000)
// expect: 1.5
// expect: (seconds: 0, attoseconds: 4999999000000000)
// expect: (seconds: 1, attoseconds: 100000000000000096)
// expect: 3.5 seconds
