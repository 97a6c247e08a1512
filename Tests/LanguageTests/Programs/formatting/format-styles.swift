import Foundation

let us = Locale(identifier: "en_US")
print(1234567.formatted(.number.locale(us)), 1234567.formatted(.number.grouping(.never).locale(us)), (-5).formatted(.number.sign(strategy: .always()).locale(us)))
print(0.256.formatted(.percent.locale(us)), 0.2567.formatted(.percent.precision(.fractionLength(1)).locale(us)), 25.formatted(.percent.locale(us)))
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)), 3.0.formatted(.number.precision(.fractionLength(0...2)).locale(us)), 12345.678.formatted(.number.precision(.significantDigits(3)).locale(us)))
print(1234.5.formatted(.currency(code: "USD").locale(us)), 99.formatted(.currency(code: "EUR").locale(us)), (-12.345).formatted(.currency(code: "JPY").locale(us)))
print(1_500.formatted(.number.notation(.compactName).locale(us)), 2_345_678.formatted(.number.notation(.compactName).locale(us)), 0.000123.formatted(.number.notation(.scientific).locale(us)))
print(2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us)), 7.formatted(.number.precision(.integerLength(3)).locale(us)))
let style = FloatingPointFormatStyle<Double>(locale: us).precision(.fractionLength(1))
print([1.25, 2.0, 1000].map { $0.formatted(style) }, [1, 2000].map { $0.formatted(.number.locale(us)) })
print(["a", "b", "c"].formatted(.list(type: .and).locale(us)), ["x", "y"].formatted(.list(type: .or).locale(us)))
let date = Date(timeIntervalSince1970: 1_700_000_000)
var dates = Date.FormatStyle(locale: us, timeZone: .gmt)
print(date.formatted(dates.year().month().day()), date.formatted(dates.month(.wide).day().year()), date.formatted(dates.weekday(.wide)), date.formatted(dates.hour().minute()))
print(date.formatted(.iso8601), date.ISO8601Format())
print(true ? 5.formatted(.number.locale(Locale(identifier: "de_DE"))) : "", 1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))))
// expect: 1,234,567 1234567 -5
// expect: 25.6% 25.7% 25%
// expect: 3.14 3 12,300
// expect: $1,234.50 €99.00 -¥12
// expect: 1.5K 2.3M 1.23E-4
// expect: 3 007
// expect: ["1.2", "2.0", "1,000.0"] ["1", "2,000"]
// expect: a, b, and c x or y
// expect: Nov 14, 2023 November 14, 2023 Tuesday 10:13 PM
// expect: 2023-11-14T22:13:20Z 2023-11-14T22:13:20Z
// expect: 5 1.234,5
