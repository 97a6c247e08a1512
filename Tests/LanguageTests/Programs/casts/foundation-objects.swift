import Foundation
print(1 as Any is NSNumber, 1.5 as Any is NSNumber, true as Any is NSNumber, "s" as Any is NSNumber, UInt8(3) as Any is NSNumber)
let anys: [Any] = [1, 2.5, "x", true]
print(anys.map { $0 is NSNumber })
print(anys.compactMap { $0 as? NSNumber })
print(anys.compactMap { ($0 as? NSNumber)?.doubleValue })
print("s" as Any is NSString, 1 as Any is NSString, ("abc" as Any as? NSString)?.length as Any)
if let n = (7 as Any) as? NSNumber { print(n.intValue, n.boolValue, n.stringValue) }
// expect: true true true false true
// expect: [true, true, false, true]
// expect: [1, 2.5, 1]
// expect: [1.0, 2.5, 1.0]
// expect: true false Optional(3)
// expect: 7 true 7
