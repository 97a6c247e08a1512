import Foundation
let a = NSDecimalNumber(string: "10.50")
let b = NSDecimalNumber(value: 3)
print(a.adding(b), a.multiplying(by: b), a.subtracting(b).stringValue, a.dividing(by: b).doubleValue)
print(a.decimalValue + 1, a.compare(b) == .orderedDescending, NSDecimalNumber(decimal: 1.25).doubleValue)
print((Decimal(2.5) as NSDecimalNumber).intValue)
print(Decimal(sign: .minus, exponent: -2, significand: 5), Decimal(sign: .plus, exponent: 3, significand: 1.5))
// expect: 13.5 31.5 7.5 3.5
// expect: 11.5 true 1.25
// expect: 2
// expect: -0.05 1500
