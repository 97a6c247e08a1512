// What numbers that no integer holds are as ones, and durations in patterns with odd lengths.
import Foundation

for d in [Double.nan, .infinity, -.infinity, 1e30, -1e30, 300.7, -300.7, 1e19, 9.3e18, 5e9, -5e9] {
  let n = NSNumber(value: d)
  print(d, n.intValue, n.int64Value, n.int32Value, n.int16Value, n.int8Value)
  print(n.uintValue, n.uint64Value, n.uint32Value, n.uint16Value, n.uint8Value, n.boolValue)
  print(Int(truncating: n), UInt8(truncating: n), UInt(truncating: n), Int32(truncating: n))
}
let all = NSNumber(value: UInt.max)
print(all.intValue, all.int8Value, all.doubleValue, all.uint32Value)

for n in [0, 1, 2, 4] {
  print(Duration.seconds(3661.5).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: n))))
  print(Duration.seconds(-3661).formatted(.time(pattern: .hourMinute(padHourToLength: n, roundSeconds: .up))))
}
print(Duration.seconds(3661.5).formatted(.time(pattern: .minuteSecond(padMinuteToLength: -1, fractionalSecondsLength: 2))))
print(Duration.seconds(1).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: -3))))
print(Duration.seconds(1.5).formatted(.units(allowed: [.nanoseconds], fractionalPart: .show(length: -3))))
print(Duration.seconds(Int64.max).formatted(), Duration.seconds(-Int64.max).formatted())
print(String(format: "%*d|%-*d|%5.*f", 6, 42, 4, 7, 2, 3.14159), String(format: "%08.3f|%+d|%x", 3.14159, 5, 255))
print(String(format: "%2$@ %1$@", "a" as NSString, "b" as NSString), String(format: "100%%"), String(format: "%5d%%", 3))
print(NSDecimalNumber.notANumber.intValue, NSDecimalNumber(value: 1e300).intValue, NSDecimalNumber(string: "1e50").int64Value, NSDecimalNumber(string: "-12.9").intValue, NSDecimalNumber(string: "9007199254740993").intValue, NSDecimalNumber(string: "300").uint8Value, NSDecimalNumber(string: "-3").uintValue)
print(Duration(secondsComponent: .max, attosecondsComponent: 5).components)
var a = [1, 2]; a.swapAt(5, 5); a.swapAt(1, 0); print(a)
// expect: nan -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 9223372036854775808 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: inf -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 18446744073709551615 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: -inf -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 0 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: 1e+30 -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 5076964154930102272 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: -1e+30 -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 13369779918779449344 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: 300.7 300 300 300 300 44
// expect: 300 300 300 300 44 true
// expect: 300 44 300 300
// expect: -300.7 -300 -300 -300 -300 -44
// expect: 18446744073709551316 18446744073709551315 4294966996 65236 212 true
// expect: -300 212 18446744073709551316 -300
// expect: 1e+19 -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 10000000000000000000 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: 9.3e+18 -9223372036854775808 -9223372036854775808 0 0 0
// expect: 9223372036854775808 9300000000000000000 0 0 0 true
// expect: -9223372036854775808 0 9223372036854775808 0
// expect: 5000000000.0 5000000000 5000000000 705032704 -3584 0
// expect: 5000000000 5000000000 705032704 61952 0 true
// expect: 5000000000 0 5000000000 705032704
// expect: -5000000000.0 -5000000000 -5000000000 -705032704 3584 0
// expect: 18446744068709551616 18446744068709551616 3589934592 3584 0 true
// expect: -5000000000 0 18446744068709551616 -705032704
// expect: -1 -1 1.8446744073709552e+19 4294967295
// expect: 1:01:02
// expect: -1:01
// expect: 1:01:02
// expect: -1:01
// expect: 01:01:02
// expect: -01:01
// expect: 0,001:01:02
// expect: -0,001:01
// expect: 61:01.50
// expect: 00:00:01
// expect: 1,500,000,000 ns
// expect: 2,562,047,788,015,215:30:07 -2,562,047,788,015,215:30:07
// expect: 42|7   | 3.14 0003.142|+5|ff
// expect: b a 100%     3%
// expect: 0 0 0 -12 9007199254740993 44 18446744073709551613
// expect: (seconds: 9223372036854775807, attoseconds: 5)
// expect: [2, 1]
