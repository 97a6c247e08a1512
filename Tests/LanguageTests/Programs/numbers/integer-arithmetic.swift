let a = 17, b = 5
print(a + b, a - b, a * b, a / b, a % b)
print(-a / b, -a % b, -7 / 2, -7 % 2)
var total = 10
total += 5; total -= 3; total *= 4; total /= 6; total %= 5
print(total)
print(a.isMultiple(of: 17), b.isMultiple(of: 2), 0.isMultiple(of: 0))
let (q, r) = a.quotientAndRemainder(dividingBy: b)
print(q, r, a.signum(), (-b).signum(), 0.signum())
print(abs(-4), (-4).magnitude, min(3, 1, 2), max(3, 9, 2))
// expect: 22 12 85 3 2
// expect: -3 -2 -3 -1
// expect: 3
// expect: true false true
// expect: 3 2 1 -1 0
// expect: 4 4 1 9
