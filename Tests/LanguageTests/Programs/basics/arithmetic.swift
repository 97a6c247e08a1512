let a = 7, b = 3
print(a + b, a - b, a * b, a / b, a % b, -a, ~a)
print(a & b, a | b, a ^ b, a << 2, a >> 1)
print(a == b, a != b, a < b, a > b, a <= b, a >= b)
let x = 7.5, y = 2.0
print(x + y, x - y, x * y, x / y, -x, x < y)
print(Int.max &+ 1, Int.min &- 1)
var total = 10
total += 5
total -= 3
total *= 2
total /= 4
total %= 4
print(total)
print(-7 / 2, -7 % 2)
print(1.0 / 3.0, 1e21, 1e-7, 100000.0, 0.1 + 0.2)
print(Double(a) / 2, Int(7.9), Int(-7.9))
let flag = a > 5 && b < 5 || false
print(flag, !flag)
print(a > 5 ? "big" : "small")
// expect: 10 4 21 2 1 -7 -8
// expect: 3 7 4 28 3
// expect: false true false true false true
// expect: 9.5 5.5 15.0 3.75 -7.5 false
// expect: -9223372036854775808 9223372036854775807
// expect: 2
// expect: -3 -1
// expect: 0.3333333333333333 1e+21 1e-07 100000.0 0.30000000000000004
// expect: 3.5 7 -7
// expect: true false
// expect: big
