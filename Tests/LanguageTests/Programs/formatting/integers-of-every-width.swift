// Integers of every width as text and back.
import Foundation
let us = Locale(identifier: "en_US")
print(UInt64.max.formatted(), UInt.max.formatted(.percent), UInt8(200).formatted(.percent), Int8.min.formatted(), Int64.min.formatted(.number))
print(Int.max.formatted(.number.scale(10)), Int.max.formatted(.percent.scale(100)), 7.formatted(.percent.scale(0.5)), 1234.formatted(.number.scale(0.001)))
print(5.formatted(.number.rounded(increment: Int.max)), 1234.formatted(.number.rounded(increment: 100)), 1.2345.formatted(.number.rounded(rule: .up, increment: 0.05)))
print((try? Int("1.9", format: .number)) as Any, (try? Int("-1.9", format: .number)) as Any, (try? Int8("999", format: .number)) as Any, (try? UInt64("18446744073709551615", format: .number)) as Any, (try? Int("abc", format: .number)) as Any)
print((try? Int("1,234", format: .number.locale(us))) as Any, (try? Int("12%", format: .percent)) as Any)
print(UInt32.max.formatted(.number.notation(.compactName).locale(us)), UInt64.max.formatted(.number.grouping(.never)), UInt64.max.formatted(.number.precision(.significantDigits(3))))
print(UInt64.max.formatted(.currency(code: "USD").locale(us)), Int16(-5).formatted(.number.sign(strategy: .always())))
print(1_500_000.formatted(.byteCount(style: .file)), Int32(7).formatted(.number.precision(.integerLength(4))))
// expect: 18,446,744,073,709,551,615 18,446,744,073,709,551,615% 200% -128 -9,223,372,036,854,775,808
// expect: 92,233,720,368,547,758,070 922,337,203,685,477,580,700% 3.5% 1.234
// expect: 0 1,200 1.25
// expect: Optional(1) Optional(-1) nil nil nil
// expect: Optional(1234) Optional(12)
// expect: 4.3B 18446744073709551615 18,400,000,000,000,000,000
// expect: $18,446,744,073,709,551,615.00 -5
// expect: 1.5 MB 0,007
