import Foundation
print(1234567.formatted(.number.locale(Locale(identifier: "en_US"))), 1234.5.formatted(.number.locale(Locale(identifier: "en_US"))))
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))), 0.256.formatted(.percent.locale(Locale(identifier: "en_US"))))
print(1234.5.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), 1234.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US"))))
print(1500000.formatted(.number.notation(.compactName).locale(Locale(identifier: "en_US"))), 5.formatted(.number.sign(strategy: .always()).locale(Locale(identifier: "en_US"))))
print(2.0.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en_US"))), 7.formatted(.number.precision(.integerLength(3)).locale(Locale(identifier: "en_US"))))
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
f.maximumFractionDigits = 1
print(f.string(from: 12345.678) ?? "", f.string(from: NSNumber(value: 10)) ?? "", f.number(from: "1,234.5")?.doubleValue ?? 0)
f.numberStyle = .currency
f.currencyCode = "USD"
print(f.string(from: 9.5) ?? "")
// expect: 1,234,567 1,234.5
// expect: 3.14 25.6%
// expect: $1,234.50 1234
// expect: 1.5M +5
// expect: 2.00 007
// expect: 12,345.7 10 1234.5
// expect: $9.50
