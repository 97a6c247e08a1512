for x in stride(from: UInt8(250), through: 255, by: 1) { print(x) }
print(stride(from: UInt8(0), to: 255, by: 100).map { $0 })
print(Array(stride(from: UInt8(250), through: 255, by: 2)), Array(stride(from: Int8(-100), through: -128, by: -9)), Array(stride(from: Int.max - 3, to: .max, by: 2)))
print(Array(stride(from: UInt64.max, through: 0, by: -Int.max)), Array(stride(from: UInt8(3), through: 0, by: -1)), Array(stride(from: Int8(-128), through: 127, by: 127)))
struct Day: Strideable, CustomStringConvertible { var n: Int; var description: String { "d\(n)" }
  func distance(to o: Day) -> Int { o.n - n }
  func advanced(by k: Int) -> Day { print("advance \(n) by \(k)"); return Day(n: n + k) } }
for d in stride(from: Day(n: 1), to: Day(n: 6), by: 2) { print(d) }
for d in stride(from: Day(n: 1), through: Day(n: 5), by: 2) { print(d) }
print(Array(stride(from: 0.0, through: 1, by: 0.1)).last!, Array(stride(from: 1.0, to: 0, by: -0.25)))
var it = stride(from: 1, through: 5, by: 2).makeIterator()
dump(it); _ = it.next(); dump(it); _ = it.next(); _ = it.next(); _ = it.next(); dump(it)
// expect: 250
// expect: 251
// expect: 252
// expect: 253
// expect: 254
// expect: 255
// expect: [0, 100, 200]
// expect: [250, 252, 254] [-100, -109, -118, -127] [9223372036854775804, 9223372036854775806]
// expect: [18446744073709551615, 9223372036854775808, 1] [3, 2, 1, 0] [-128, -1, 126]
// expect: advance 1 by 2
// expect: d1
// expect: advance 3 by 2
// expect: d3
// expect: advance 5 by 2
// expect: d5
// expect: advance 1 by 2
// expect: d1
// expect: advance 3 by 2
// expect: d3
// expect: d5
// expect: 1.0 [1.0, 0.75, 0.5, 0.25]
// expect: ▿ Swift.StrideThroughIterator<Swift.Int>
// expect: - _start: 1
// expect: - _end: 5
// expect: - _stride: 2
// expect: ▿ _current: (2 elements)
// expect: ▿ index: Optional(0)
// expect: - some: 0
// expect: - value: 1
// expect: - _didReturnEnd: false
// expect: ▿ Swift.StrideThroughIterator<Swift.Int>
// expect: - _start: 1
// expect: - _end: 5
// expect: - _stride: 2
// expect: ▿ _current: (2 elements)
// expect: - index: nil
// expect: - value: 3
// expect: - _didReturnEnd: false
// expect: ▿ Swift.StrideThroughIterator<Swift.Int>
// expect: - _start: 1
// expect: - _end: 5
// expect: - _stride: 2
// expect: ▿ _current: (2 elements)
// expect: - index: nil
// expect: - value: 5
// expect: - _didReturnEnd: true
