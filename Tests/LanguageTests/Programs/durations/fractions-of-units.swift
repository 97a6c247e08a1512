for amount in [0.7, 1.1, -0.3, 123.456, 1e-3, 2.675] {
  print(Duration.milliseconds(amount).components, Duration.microseconds(amount).components)
  print(Duration.nanoseconds(amount).components, Duration.seconds(amount).components)
}
print(Duration.microseconds(3.5), Duration.nanoseconds(1.5) + .nanoseconds(2), Duration.milliseconds(250.5))
// expect: (seconds: 0, attoseconds: 700000000000000) (seconds: 0, attoseconds: 700000000000)
// expect: (seconds: 0, attoseconds: 700000000) (seconds: 0, attoseconds: 700000000000000000)
// expect: (seconds: 0, attoseconds: 1100000000000000) (seconds: 0, attoseconds: 1100000000000)
// expect: (seconds: 0, attoseconds: 1100000000) (seconds: 1, attoseconds: 100000000000000096)
// expect: (seconds: 0, attoseconds: -300000000000000) (seconds: 0, attoseconds: -300000000000)
// expect: (seconds: 0, attoseconds: -300000000) (seconds: 0, attoseconds: -300000000000000000)
// expect: (seconds: 0, attoseconds: 123456000000000003) (seconds: 0, attoseconds: 123456000000000)
// expect: (seconds: 0, attoseconds: 123456000000) (seconds: 123, attoseconds: 456000000000003072)
// expect: (seconds: 0, attoseconds: 1000000000000) (seconds: 0, attoseconds: 1000000000)
// expect: (seconds: 0, attoseconds: 1000000) (seconds: 0, attoseconds: 1000000000000000)
// expect: (seconds: 0, attoseconds: 2675000000000000) (seconds: 0, attoseconds: 2675000000000)
// expect: (seconds: 0, attoseconds: 2675000000) (seconds: 2, attoseconds: 674999999999999872)
// expect: 3.5e-06 seconds 3.5e-09 seconds 0.2505 seconds
