struct Money: Comparable, ExpressibleByIntegerLiteral { var cents: Int; init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static func * (a: Self, k: Int) -> Self { .init(cents: a.cents * k) } }
let m = Money(cents: 5)
print((max(m, 0) * 3).cents)
let k = max(m, 0) * 3
print(k.cents)
print((m * 3).cents, m < 1, m == 0, m > 0, [m, 2].count)
// expect: 15
// expect: 15
// expect: 15 true false true 2
