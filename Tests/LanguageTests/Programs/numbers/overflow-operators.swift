print(Int8.max &+ 1, Int8.min &- 1, UInt8.max &* 2, Int.max &+ 1 == Int.min, UInt.max, UInt8(255) &+ 5)
print(Int8(127).addingReportingOverflow(1), UInt8(0).subtractingReportingOverflow(1).overflow, Int32.max.multipliedReportingOverflow(by: 2).partialValue)
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any, UInt(exactly: -1) as Any, UInt8(exactly: 255)!)
print(Int8(bitPattern: 200), UInt8(bitPattern: -1), UInt32(bitPattern: -2), Int(bitPattern: UInt.max))
print(Int64.max, Int32.min, UInt16.max, Int.bitWidth, Int8.bitWidth, 5.byteSwapped, UInt16(0x1234).byteSwapped)
print(-7 / 2, -7 % 2, 7 / -2, 7 % -2, (-7).quotientAndRemainder(dividingBy: 3), 7.isMultiple(of: 0), 0.isMultiple(of: 0))
func mod(_ a: Int, _ n: Int) -> Int { let r = a % n; return r >= 0 ? r : r + n }
print(mod(-7, 3), mod(7, 3), (-5).signum(), 0.signum(), (-5).magnitude, abs(-5), Int.min.magnitude, max(1, 5, 3), min(2, -2))
var x: UInt8 = 250; x &+= 10; print(x); x = x &- 5; print(x); x <<= 1; print(x); x |= 1; print(x)
print(5.advanced(by: 3), 5.distance(to: 2), 1_000_000, 0xFF, 0o17, 0b1010, 1e3, 0x1p4, -0)
// expect: -128 127 254 true 18446744073709551615 4
// expect: (partialValue: -128, overflow: true) true -2
// expect: 44 -56 255 0 nil nil 255
// expect: -56 255 4294967294 -1
// expect: 9223372036854775807 -2147483648 65535 64 8 360287970189639680 13330
// expect: -3 -1 -3 1 (quotient: -2, remainder: -1) false true
// expect: 2 1 -1 0 5 5 9223372036854775808 5 -2
// expect: 4
// expect: 255
// expect: 254
// expect: 255
// expect: 8 -3 1000000 255 15 10 1000.0 16.0 0
