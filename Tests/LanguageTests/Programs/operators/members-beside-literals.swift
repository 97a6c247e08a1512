print(7 &+ .max)
print(Int.max &+ .min)
let u: UInt8 = 250 &+ .max
print(u)
let x = 5
print(x &+ .max, x &- .min, x &* .max, 7 &- .max, 3 | .max, 6 & .zero, 7 &+ .max)
print(5 == .zero, 2.0 * .pi, 3 < .max, 8 % .max, -7 / .max)
let i8: Int8 = 4
print(i8 &+ .max, 4 &+ .max as UInt16, min(3, 7 - .max), [1 &+ .max])
print(Int.max.multipliedFullWidth(by: 2), UInt8(200).multipliedFullWidth(by: 3), Int8(-100).multipliedFullWidth(by: 100))
// expect: -9223372036854775802
// expect: -1
// expect: 249
// expect: -9223372036854775804 -9223372036854775803 9223372036854775803 -9223372036854775800 9223372036854775807 0 -9223372036854775802
// expect: false 6.283185307179586 true 8 0
// expect: -125 3 -9223372036854775800 [-9223372036854775808]
// expect: (high: 0, low: 18446744073709551614) (high: 2, low: 88) (high: -40, low: 240)
