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
