let a: Int128 = 170141183460469231731687303715884105727
let b: UInt128 = .max
print(a, b, Int128.min, UInt128.bitWidth)
let c = Int128(Int64.max) * 4 + 7
print(c, type(of: c), c / 3, c % 10, -c, c >> 3, c == 5, c > 2)
var factorial: UInt128 = 1
for i in 1...30 { factorial *= UInt128(i) }
print(factorial)
print("\(factorial)".count, String(factorial, radix: 16), factorial.description)
print(Int(exactly: c) as Any, Int64(truncatingIfNeeded: c), Double(c), c.magnitude, c.signum())
let (r, o) = Int128.max.addingReportingOverflow(1)
print(r, o, a &+ 1, a.leadingZeroBitCount, c.nonzeroBitCount)
let set: Set<Int128> = [1, 2, 1]
print(set.count, [3 as Int128, 1, 2].sorted(), [1 as Int128, 2].reduce(0, +), Int128("12345678901234567890123")!)
var x: Int128 = 5; x += 2; x <<= 70; print(x, x & 0xFF, ~x, x as Any)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(c, 21), MemoryLayout<Int128>.size)
// expect: 170141183460469231731687303715884105727 340282366920938463463374607431768211455 -170141183460469231731687303715884105728 128
// expect: 36893488147419103235 Int128 12297829382473034411 5 -36893488147419103235 4611686018427387904 false true
// expect: 265252859812191058636308480000000
// expect: 33 d13f6370f96865df5dd54000000 265252859812191058636308480000000
// expect: nil 3 3.6893488147419103e+19 36893488147419103235 1
// expect: -170141183460469231731687303715884105728 true -170141183460469231731687303715884105728 1 3
// expect: 2 [1, 2, 3] 3 12345678901234567890123
// expect: 8264141345021879123968 0 -8264141345021879123969 8264141345021879123968
// expect: 7 16
