import Foundation
print(Int(3.99), Int(-3.99), Double(7), Float(0.1), Int("42") ?? -1, Int("4x2") ?? -1, Int(" 4") ?? -1)
print(Double("3.25") ?? 0, Double("abc") ?? 0, Int("ff", radix: 16) ?? 0, String(255, radix: 2), String(255, radix: 16, uppercase: true))
print(Int(exactly: 3.5) as Any, Int(exactly: 4.0) as Any)
let small: Int16 = 300
print(Int(small) + 1, UInt8(small & 0xff), Double(small) / 7)
print(Bool("true") as Any, Bool("yes") as Any)
print(Int("+5") as Any, Int("-0") as Any, Int("") as Any)
// expect: 3 -3 7.0 0.1 42 -1 -1
// expect: 3.25 0.0 255 11111111 FF
// expect: nil Optional(4)
// expect: 301 44 42.857142857142854
// expect: Optional(true) nil
// expect: Optional(5) Optional(0) nil
