print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 3, -16 >> 2, 1 << 64, 1 << -1, UInt8(1) << 7, UInt8(255) >> 9, UInt8(1) << 8)
print(0b1011.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, 0.trailingZeroBitCount, (-1).nonzeroBitCount)
print(String(10, radix: 2), String(255, radix: 16, uppercase: true), String(-10, radix: 2), Int("1010", radix: 2)!, Int("zz", radix: 36)!, Int("12", radix: 2) as Any, UInt8("300") as Any)
func binary(_ n: Int, _ width: Int) -> String { let s = String(n, radix: 2); return String(repeating: "0", count: max(0, width - s.count)) + s }
print(binary(5, 8), binary(300, 4))
func isPowerOfTwo(_ n: Int) -> Bool { n > 0 && n & (n - 1) == 0 }
print([0, 1, 2, 3, 64].map(isPowerOfTwo), (0..<8).map { $0 ^ ($0 >> 1) }, (0..<5).map { 1 << $0 })
var flags: UInt8 = 0b0000_1010
flags |= 1 << 2; print(String(flags, radix: 2)); flags &= ~(1 << 1); print(String(flags, radix: 2)); flags ^= 0xFF; print(flags)
let color = 0x3366CC; print((color >> 16) & 0xFF, (color >> 8) & 0xFF, color & 0xFF)
print(UInt32(0xDEADBEEF), UInt64.max, Int64(bitPattern: 0xFFFF_FFFF_FFFF_FFFF), UInt16(truncatingIfNeeded: 0x12345))
func parity(_ n: Int) -> Int { var (n, p) = (n, 0); while n != 0 { p ^= n & 1; n >>= 1 }; return p }; print((0...4).map(parity))
print(1 &<< 65, UInt8(200) &>> 9, Int8(-128) >> 1, Int8(64) << 1, (1 << 62) | 1, ~UInt8(0), ~0)
// expect: 1 7 6 -6 16 32 -4 0 0 128 0 0
// expect: 3 3 7 64 64
// expect: 1010 FF -1010 10 1295 nil nil
// expect: 00000101 100101100
// expect: [false, true, true, false, true] [0, 1, 3, 2, 6, 7, 5, 4] [1, 2, 4, 8, 16]
// expect: 1110
// expect: 1100
// expect: 243
// expect: 51 102 204
// expect: 3735928559 18446744073709551615 -1 9029
// expect: [0, 1, 1, 0, 1]
// expect: 2 100 -64 -128 4611686018427387905 255 -1
