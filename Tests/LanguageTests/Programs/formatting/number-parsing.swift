import Foundation
let us = Locale(identifier: "en_US")
print(try Int("1,234", format: IntegerFormatStyle<Int>(locale: us)), try Double("1,234.5", format: FloatingPointFormatStyle<Double>(locale: us)))
print(try IntegerFormatStyle<Int>(locale: us).parseStrategy.parse("12"), (try? Int("abc", format: .number)) as Any)
print(try Decimal("1,234.50", format: Decimal.FormatStyle(locale: us)))
// expect: 1234 1234.5
// expect: 12 nil
// expect: 1234.5
