import Foundation
print(Decimal(string: "1.10")! + Decimal(1), Decimal(10) / Decimal(3), Decimal(5) * 2, Decimal(0.1), pow(Decimal(2), 10), Decimal(string: "x") as Any)
let price: Decimal = 19.99
var total = price * 3
total += 1
print(total, total > price, -total, total.isZero, Decimal(1) == 1, "\(Decimal(1) / 4)", [Decimal(3), 1, 2].sorted(), [price, 1].reduce(0, +))
var number = Decimal(string: "3.14159")!, rounded = Decimal()
NSDecimalRound(&rounded, &number, 2, .plain)
print(rounded, NSDecimalNumber(decimal: Decimal(1.5)).doubleValue, Decimal(1234.5).formatted(.number.locale(Locale(identifier: "en_US"))))
// expect: 2.1 3.3333333333333333333333333333333333333 10 0.1 1024 nil
// expect: 60.96999999999998464 true -60.96999999999998464 false true 0.25 [1, 2, 3] 20.98999999999999488
// expect: 3.14 1.5 1,234.5
