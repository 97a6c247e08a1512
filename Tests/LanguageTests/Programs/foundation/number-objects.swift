// Number objects as number types, and errors that are errors of Foundation already.
import Foundation

print(NSNumber(value: 2.0), NSNumber(value: true), NSNumber(value: 2.5), NSNumber(value: 3), [NSNumber(value: 2.0)])
print(NSNumber(value: 9_007_199_254_740_993).intValue, NSNumber(value: 2.0).stringValue, NSNumber(value: 1e20))
let numbers: [Any] = [
  NSNumber(value: 2.0), NSNumber(value: true), NSNumber(value: 2.5), NSNumber(value: 0), NSNumber(value: 300),
]
for number in numbers {
  print(number as? Int as Any, number as? Double as Any, number as? Bool as Any, number as? UInt8 as Any)
  print(number is Int, number as? String as Any, number as? Float as Any)
}
do {
  _ = try JSONSerialization.jsonObject(with: Data("{bad".utf8))
} catch {
  let problem = error as NSError
  print(problem.domain, problem.code, problem.localizedDescription)
}
let own = NSError(domain: "Own", code: 7, userInfo: [NSLocalizedDescriptionKey: "own"])
do { throw own } catch { print((error as NSError).code, error.localizedDescription) }
print(NSNull(), NSNull() == NSNull(), [NSNull()])
// expect: 2.0 1 2.5 3 [2.0]
// expect: 9007199254740993 2.0 1e+20
// expect: Optional(2) Optional(2.0) nil Optional(2)
// expect: true nil Optional(2.0)
// expect: Optional(1) Optional(1.0) Optional(true) Optional(1)
// expect: true nil Optional(1.0)
// expect: nil Optional(2.5) nil nil
// expect: false nil Optional(2.5)
// expect: Optional(0) Optional(0.0) Optional(false) Optional(0)
// expect: true nil Optional(0.0)
// expect: Optional(300) Optional(300.0) nil nil
// expect: true nil Optional(300.0)
// expect: NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: 7 own
// expect: <null> true [<null>]
