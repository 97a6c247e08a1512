// A scanner writes hexadecimal numbers into variables.
import Foundation
var int: UInt64 = 0
Scanner(string: "FF8800").scanHexInt64(&int)
print(int)
let ok = Scanner(string: "0x1F rest").scanHexInt64(&int)
print(ok, int)
var s32: UInt32 = 7
let no = Scanner(string: "zz").scanHexInt32(&s32)
print(no, s32)
let t = Scanner(string: "  ff, 10")
print(t.scanHexInt64(&int), int, t.currentIndex.utf16Offset(in: t.string), t.scanString(",") as Any, t.scanHexInt64(&int), int, t.isAtEnd)
print(Scanner(string: "FFFFFFFFFFFFFFFFFF").scanHexInt64(&int), int)
var keep: UInt64 = 5
print(Scanner(string: "zz").scanHexInt64(&keep), keep, Scanner(string: "").scanHexInt64(&keep), keep)
s32 = 3
print(Scanner(string: "1FFFFFFFF").scanHexInt32(&s32), s32)
extension String { var components: [Double] { var n: UInt64 = 0; Scanner(string: self).scanHexInt64(&n); return [n >> 16 & 0xff, n >> 8 & 0xff, n & 0xff].map { Double($0) / 255 } } }
print("ff8000".components.map { ($0 * 100).rounded() })
// expect: 16746496
// expect: true 31
// expect: false 0
// expect: true 255 4 Optional(",") true 16 true
// expect: true 18446744073709551615
// expect: false 0 false 0
// expect: true 4294967295
// expect: [100.0, 50.0, 0.0]
