import Foundation
let a = NSNumber(value: Int64.max), b = NSNumber(value: Int64.max - 1)
print(a == b, a.isEqual(to: b), NSNumber(value: 1) == NSNumber(value: 1.0), a.compare(b).rawValue)
print(
  NSNumber(value: UInt64.max) == NSNumber(value: -1), a.int64Value, NSNumber(value: 3.5).intValue,
  NSNumber(value: true) == NSNumber(value: 1))
let set: Set<NSNumber> = [a, b, 1, 1.0]; print(set.count)
print(NSNumber(value: 9007199254740993) == NSNumber(value: 9007199254740992.0))
// expect: false false true 1
// expect: false 9223372036854775807 3 true
// expect: 3
// expect: true
