// Numbers of every type are written as JSON, as long as they are finite.
import Foundation
let object: [String: Any] = ["a": [Int64(3), UInt8(2), 1.5, Float(2.5), true, "x"] as [Any]]
let data = try JSONSerialization.data(withJSONObject: object)
print(String(decoding: data, as: UTF8.self))
print(JSONSerialization.isValidJSONObject(["a": Double.nan]))
print(JSONSerialization.isValidJSONObject([NSNumber(value: 3), NSNull()] as [Any]))
print(JSONSerialization.isValidJSONObject([Date()]))
print(JSONSerialization.isValidJSONObject([Int16(1), UInt64.max] as [Any]))
// expect: {"a":[3,2,1.5,2.5,true,"x"]}
// expect: false
// expect: true
// expect: false
// expect: true
