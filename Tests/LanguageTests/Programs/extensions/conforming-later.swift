struct Money { var cents: Int }
extension Money: Comparable { static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
extension Money: CustomStringConvertible { var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
extension Money: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { cents = value * 100 } }
extension Money: AdditiveArithmetic {
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
let wallet: [Money] = [5, 3, Money(cents: 205)]
print(wallet.sorted(), wallet.max()!, wallet.reduce(.zero, +))
print(Money(cents: 7) == 7, 3 < wallet[0], "\(wallet[2] - 1)")
// expect: [$2.05, $3.00, $5.00] $5.00 $10.05
// expect: false true $1.05
