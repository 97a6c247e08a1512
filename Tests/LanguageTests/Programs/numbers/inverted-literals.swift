let byte: UInt8 = 0xF3
let n = 2
let a = ~0 & byte
print(a, type(of: a))
print(~1 & byte, -1 | Int8(3), ~0 ^ byte)
let mask = ~(1 << 2) & byte
print(mask)
print(byte & ~0)
print((1 << n) & byte, byte & (1 << n), byte & ~(1 << n))
print(1 << n & byte)
print((1 << 2) & byte)
let ones = ~0
let b: UInt8 = ~0
let c: [UInt16] = [~0, ~1]
print(ones, b, c, ~5, type(of: ~5), b == ~0, ~0 == b, UInt8(~0 & 3), ~0 as Int8)
var m: UInt = 7
m &= ~1
print(m, max(~0, 3), ~0 ^ m & 3, ~0 >> 1)
for bit in [1, 2] { print(~bit & 7) }
// expect: 243 UInt8
// expect: 242 -1 12
// expect: 243
// expect: 243
// expect: 0 0 243
// expect: 0
// expect: 0
// expect: -1 255 [65535, 65534] -6 Int true true 3 -1
// expect: 6 3 18446744073709551613 -1
// expect: 6
// expect: 5
