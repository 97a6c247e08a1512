func f(_ x: UInt64, _ y: Int64) {}
func mul<T: FixedWidthInteger>(_ x: T, _ y: T, high: T, low: T.Magnitude) -> Bool { let r = x.multipliedFullWidth(by: y); return r.high == high && r.low == low }
print(mul(UInt64(4052776605025255999), 17841868768407320997, high: 3919884617339462744, low: 486827993115916699))
print(mul(Int8(-1), 1, high: -1, low: .max), mul(Int64(1), 2, high: 0, low: 18446744073709551615))
func umin<T: FixedWidthInteger>(_ t: T.Type) -> T.Magnitude { T.Magnitude(truncatingIfNeeded: T.min) }
print(umin(Int8.self), umin(Int.self), Int32.max.multipliedFullWidth(by: 4), UInt8(200).dividingFullWidth((high: 3, low: 20)))
func stats<T: FixedWidthInteger>(_ x: T) -> [Int] { [T.bitWidth, x.leadingZeroBitCount, x.nonzeroBitCount, x.trailingZeroBitCount, Int(truncatingIfNeeded: T.Magnitude.max)] }
print(stats(UInt8(12)), stats(-1 as Int16))
// expect: true
// expect: true false
// expect: 128 9223372036854775808 (high: 1, low: 4294967292) (quotient: 3, remainder: 188)
// expect: [8, 4, 2, 2, 255] [16, 0, 16, 0, 65535]
