// A literal beside a value of a type is of that type only if the type declares the operator for two of its values.
struct Length: ExpressibleByIntegerLiteral, Comparable, AdditiveArithmetic {
  var meters: Double
  init(meters: Double) { self.meters = meters }
  init(integerLiteral value: Int) { meters = Double(value) }
  static func + (a: Length, b: Length) -> Length { Length(meters: a.meters + b.meters) }
  static func - (a: Length, b: Length) -> Length { Length(meters: a.meters - b.meters) }
  static func * (a: Double, b: Length) -> Length { Length(meters: a * b.meters) }
  static func < (a: Length, b: Length) -> Bool { a.meters < b.meters }
}
let two = Length(meters: 2)
print((1 + two).meters, (2 * two).meters, (1.5 * two).meters, 1 < two, 2 == two, (3 - two).meters, (two + 4).meters)

struct Money<Currency>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var amount: Double
  init(_ amount: Double) { self.amount = amount }
  init(floatLiteral value: Double) { amount = value }
  init(integerLiteral value: Int) { amount = Double(value) }
  static func * (l: Money<Currency>, r: Double) -> Money<Currency> { Money(l.amount * r) }
  static func * (l: Double, r: Money<Currency>) -> Money<Currency> { Money(l * r.amount) }
  static func * (l: Int, r: Money<Currency>) -> Money<Currency> {
    print("whole")
    return Money(Double(l) * r.amount)
  }
  static func + (l: Money, r: Money) -> Money { Money(l.amount + r.amount) }
}
enum Euro {}
let three = Money<Euro>(3)
print((0.5 * three).amount, (three * 2).amount, (1 + three).amount, (three + 1.5).amount, (2 * three + 1).amount)
print([three, three].reduce(0.0, +).amount)
// expect: 3.0 4.0 3.0 true true 1.0 6.0
// expect: whole
// expect: 1.5 6.0 4.0 4.5 7.0
// expect: 6.0
