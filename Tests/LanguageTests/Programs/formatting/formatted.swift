import Foundation
print(1234567.formatted(), 1234.5.formatted(), 0.1.formatted(), (-12).formatted(), 1e6.formatted(), 123456.789.formatted())
print(0.256.formatted(.percent), 12.formatted(.percent), 1234.56.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), 5.formatted(.currency(code: "EUR")))
print(3.14159.formatted(.number.precision(.fractionLength(2))), 3.0.formatted(.number.precision(.fractionLength(1...3))), 1234.formatted(.number.grouping(.never)), 0.5.formatted(.number.precision(.significantDigits(3))))
print(1500000.formatted(.number.notation(.compactName)), 42.formatted(.number.sign(strategy: .always())), 7.formatted(.number.precision(.integerLength(3))))
print(["a", "b", "c"].formatted(), ["a", "b"].formatted(.list(type: .or)), ["x"].formatted(), [String]().formatted(), ["a", "b", "c"].formatted(.list(type: .and, width: .narrow)))
print([1, 2, 3].map { $0.formatted() }.joined(separator: "; "), 2.5.formatted(.number.rounded(rule: .down, increment: 1)), 1e-7.formatted())
// expect: 1,234,567 1,234.5 0.1 -12 1,000,000 123,456.789
// expect: 25.6% 12% $1,234.56 €5.00
// expect: 3.14 3.0 1234 0.500
// expect: 1.5M +42 007
// expect: a, b, and c a or b x  a, b, c
// expect: 1; 2; 3 2 0
