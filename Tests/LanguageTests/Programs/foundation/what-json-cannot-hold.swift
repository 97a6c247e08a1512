// What JSON cannot hold is an error that a program can catch.
import Foundation
func write(_ object: Any, _ options: JSONSerialization.WritingOptions = [.sortedKeys]) {
  do { print(String(data: try JSONSerialization.data(withJSONObject: object, options: options), encoding: .utf8)!) } catch let error as NSError {
    print(error.domain, error.code, error.userInfo["NSDebugDescription"] ?? "-")
  }
}
write(["d": Date()])
write([Double.nan])
write(["a": -Double.infinity, "b": Float.nan])
write([1: 2])
write([["x": [1.5, "a", true, NSNull()] as [Any]]])
write([URL(string: "a")!])
write(["a": [Date()], "b": 1])
write(5, .fragmentsAllowed)
write("a", .fragmentsAllowed)
write(Date(), .fragmentsAllowed)
write(Double.nan, .fragmentsAllowed)
write([Data([1])])
write(["k": nil as Int?] as [String: Int?])
struct P { var x = 1 }
write(["p": P()])
write([Decimal(string: "1e3")!, Decimal(string: "0.25")!])
write([UInt64.max, Int64.min])
write([1e100, 1e-7, 0.1, -0.0, 100.0] )
print(JSONSerialization.isValidJSONObject(["d": Date()]), JSONSerialization.isValidJSONObject([1]), JSONSerialization.isValidJSONObject(["a": Double.nan]), JSONSerialization.isValidJSONObject([1: 1]), JSONSerialization.isValidJSONObject(5))
func read(_ text: String) {
  do { print(try JSONSerialization.jsonObject(with: Data(text.utf8))) } catch let error as NSError { print(error.domain, error.code) }
}
read("[1, 1e400]")
read("[1, 2")
read("")
read("5")
read("{\"a\": 01}")
read("[1,]")
read("[\"\\ud800\"]")
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: NSCocoaErrorDomain 3840 Invalid number value (nan) in JSON write
// expect: NSCocoaErrorDomain 3840 Invalid number value (-inf) in JSON write
// expect: NSCocoaErrorDomain 3840 NSDictionary key must be NSString
// expect: [{"x":[1.5,"a",true,null]}]
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: 5
// expect: "a"
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: NSCocoaErrorDomain 3840 Invalid number value (nan) in JSON write
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: {"k":null}
// expect: NSCocoaErrorDomain 3840 Invalid object cannot be serialized
// expect: [1000,0.25]
// expect: [18446744073709551615,-9223372036854775808]
// expect: [1e+100,1e-07,0.1,-0,100]
// expect: false true false false false
// expect: NSCocoaErrorDomain 3840
// expect: NSCocoaErrorDomain 3840
// expect: NSCocoaErrorDomain 3840
// expect: NSCocoaErrorDomain 3840
// expect: NSCocoaErrorDomain 3840
// expect: [1]
// expect: NSCocoaErrorDomain 3840
