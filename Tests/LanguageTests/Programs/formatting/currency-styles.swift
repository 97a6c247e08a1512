import Foundation
let us = Locale(identifier: "en_US")
print(5.formatted(.currency(code: "USD").presentation(.fullName).locale(us)), 5.formatted(.currency(code: "USD").presentation(.isoCode).locale(us)))
print((-5.5).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(us)), 1234.5.formatted(.currency(code: "JPY").locale(us)))
print(1234.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))), Decimal(1234.5).formatted(.currency(code: "USD").locale(us)))
print(1234.5.formatted(.number.decimalSeparator(strategy: .always)), 0.5.formatted(.number.scale(100)), 17.formatted(.number.rounded(rule: .up, increment: 5)))
// expect: 5.00 US dollars USD 5.00
// expect: ($5.50) ¥1,234
// expect: 1.234,50 € $1,234.50
// expect: 1,234.5 50 20
