import Foundation

// How many digits a number is shown with: a count is taken as it is written, a range is cut to what there can be.
for value in [0.0, 1.5, 123.456, 0.000123] {
  let texts = [
    value.formatted(.number.precision(.fractionLength(0))), value.formatted(.number.precision(.fractionLength(2))),
    value.formatted(.number.precision(.fractionLength(2000))), value.formatted(.number.precision(.fractionLength(1...2))),
    value.formatted(.number.precision(.fractionLength((-1)...(-1)))),
    value.formatted(.number.precision(.fractionLength(...(-1)))), value.formatted(.number.precision(.fractionLength(3...))),
    value.formatted(.number.precision(.fractionLength((-3)...))), value.formatted(.number.precision(.significantDigits(0))),
    value.formatted(.number.precision(.significantDigits(2))), value.formatted(.number.precision(.significantDigits(0...0))),
    value.formatted(.number.precision(.significantDigits(2...4))),
    value.formatted(.number.precision(.significantDigits(...2))),
    value.formatted(.number.precision(.integerLength(0))), value.formatted(.number.precision(.integerLength(2))),
    value.formatted(.number.precision(.integerLength(2...2))), value.formatted(.number.precision(.integerLength((-2)...1))),
    value.formatted(.number.precision(.integerLength((-2)...(-1)))),
    value.formatted(.number.precision(.integerLength(3...))),
    value.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 1))),
  ]
  print(texts.joined(separator: " | "))
}
print(7.formatted(.number.precision(.integerLength(3))), 7.formatted(.percent.precision(.fractionLength(1))))
print(Decimal(7).formatted(.number.precision(.significantDigits(0))))
print(1.5.formatted(.currency(code: "EUR").precision(.fractionLength(0...1))))
let precision = NumberFormatStyleConfiguration.Precision.fractionLength(2)
print(precision == .fractionLength(2...2), precision == .fractionLength(2...3), precision == .integerLength(2))
// expect: 0 | 0.00 | 0.0 | 0.0 | 0 | 0 | 0.000 | 0 | 0 | 0.0 | 0 | 0.0 | 0 | 0 | 00 | 00 | 0 | 0 | 000 | 00.0
// expect: 2 | 1.50 | 1.5 | 1.5 | 2 | 2 | 1.500 | 1.5 | 1.5 | 1.5 | 2 | 1.5 | 1.5 | 1.5 | 01.5 | 01.5 | 1.5 | 1.5 | 001.5 | 01.5
// expect: 123 | 123.46 | 123.456 | 123.46 | 123 | 123 | 123.456 | 123.456 | 123.456 | 120 | 100 | 123.5 | 120 | 123.456 | 23.456 | 23.456 | 3.456 | 123.456 | 123.456 | 23.5
// expect: 0 | 0.00 | 0.000123 | 0.0 | 0 | 0 | 0.000123 | 0.000123 | 0.000123 | 0.00012 | 0.0001 | 0.000123 | 0.00012 | .000123 | 00.000123 | 00.000123 | .000123 | .000123 | 000.000123 | 00.0
// expect: 007 7.0%
// expect: 7
// expect: €1.5
// expect: true false false
