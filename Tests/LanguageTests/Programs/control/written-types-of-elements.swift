for i: UInt8 in 254...255 { print(i, type(of: i)) }
for i: Int8 in 0..<2 { print(i, type(of: i)) }
for x: Double in stride(from: 0, to: 2, by: 1) { print(x) }
for x: UInt16 in (1...2).reversed() { print(x, type(of: x)) }
for x: UInt8 in [1, 2] { print(x) }
for x: Int? in 0...1 { print(x as Any) }
// expect: 254 UInt8
// expect: 255 UInt8
// expect: 0 Int8
// expect: 1 Int8
// expect: 0.0
// expect: 1.0
// expect: 2 UInt16
// expect: 1 UInt16
// expect: 1
// expect: 2
// expect: Optional(0)
// expect: Optional(1)
