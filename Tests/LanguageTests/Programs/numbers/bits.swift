print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, 1024 >> 3, -16 >> 2)
let x: UInt8 = 200
print(x &+ 100, x &* 2, 50 &- x, x.leadingZeroBitCount, x.trailingZeroBitCount, x.nonzeroBitCount)
print(UInt8.max, Int8.min, Int16.max, UInt32.max, Int.max, UInt64.max)
print(x.addingReportingOverflow(100))
print(Int.bitWidth, UInt16.bitWidth, (1 as Int32).byteSwapped)
print(UInt8(truncatingIfNeeded: 300), Int8(clamping: 300), UInt8(exactly: 256) as Any, UInt8(exactly: 255) as Any)
// expect: 1 7 6 -6 1024 128 -4
// expect: 44 144 106 0 3 3
// expect: 255 -128 32767 4294967295 9223372036854775807 18446744073709551615
// expect: (partialValue: 44, overflow: true)
// expect: 64 16 16777216
// expect: 44 127 nil Optional(255)
