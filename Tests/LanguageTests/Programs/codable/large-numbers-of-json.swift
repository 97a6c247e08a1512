import Foundation

// A whole number of JSON is one of 64 bits if it has as few digits as those, and what a `Double` can't tell is a decimal.
for text in [
  "-0", "-0.0", "9223372036854775807", "9223372036854775808", "18446744073709551616", "-9223372036854775808",
  "-123456789012345678", "-1234567890123456789", "123456789012345678901234567890", "3.14159265358979323846",
  "12345678901234567.5", "1e3", "123456789012345678e200", "100000000000000000000",
] {
  guard let list = try? JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Any] else { continue }
  let value = list[0]
  print(text, type(of: value), value, value as? Int as Any, value as? UInt64 as Any, value as? Double as Any)
}

let numbers = try! JSONSerialization.jsonObject(with: Data("[-0, 3.14159265358979323846, 1e3, 1.50]".utf8))
print(String(data: try! JSONSerialization.data(withJSONObject: numbers), encoding: .utf8)!)

// A number object is a `Double` only if that holds it exactly.
let large: Any = NSNumber(value: 9_007_199_254_740_993)
print(large as? Double as Any, large as? Int as Any, large as? Float as Any)
// expect: -0 NSNumber 0 Optional(0) Optional(0) Optional(0.0)
// expect: -0.0 NSNumber -0.0 Optional(0) Optional(0) Optional(-0.0)
// expect: 9223372036854775807 NSNumber 9223372036854775807 Optional(9223372036854775807) Optional(9223372036854775807) nil
// expect: 9223372036854775808 NSNumber 9223372036854775808 nil Optional(9223372036854775808) Optional(9.223372036854776e+18)
// expect: 18446744073709551616 NSDecimalNumber 18446744073709551616 nil nil Optional(1.8446744073709552e+19)
// expect: -9223372036854775808 NSDecimalNumber -9223372036854775808 Optional(-9223372036854775808) nil Optional(-9.223372036854776e+18)
// expect: -123456789012345678 NSNumber -123456789012345678 Optional(-123456789012345678) nil nil
// expect: -1234567890123456789 NSDecimalNumber -1234567890123456789 Optional(-1234567890123456789) nil Optional(-1.2345678901234568e+18)
// expect: 123456789012345678901234567890 NSDecimalNumber 123456789012345678901234567890 nil nil Optional(1.2345678901234568e+29)
// expect: 3.14159265358979323846 NSDecimalNumber 3.14159265358979323846 nil nil Optional(3.141592653589793)
// expect: 12345678901234567.5 NSDecimalNumber 12345678901234567.5 Optional(12345678901234567) Optional(12345678901234567) Optional(1.2345678901234568e+16)
// expect: 1e3 NSNumber 1000.0 Optional(1000) Optional(1000) Optional(1000.0)
// expect: 123456789012345678e200 NSNumber 1.2345678901234569e+217 nil nil Optional(1.2345678901234569e+217)
// expect: 100000000000000000000 NSDecimalNumber 100000000000000000000 nil nil Optional(1e+20)
// expect: [0,3.14159265358979323846,1000,1.5]
// expect: nil Optional(9007199254740993) nil
