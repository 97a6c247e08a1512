import Foundation
let a = 5 as AnyObject
let b = 5 as AnyObject
print(a === b)
let h: [AnyHashable] = [1, 1.0, "a", true, Optional<Int>.none as AnyHashable]
print(h.count)
let d: [String: Any] = ["a": 1, "b": NSNumber(value: 2.5), "c": NSString("x"), "d": [1, 2] as NSArray]
let data = try! JSONSerialization.data(withJSONObject: d, options: [.sortedKeys])
print(String(decoding: data, as: UTF8.self))
let re = try! NSRegularExpression(pattern: "[a-z]+")
re.enumerateMatches(in: "ab cd ef", range: NSRange(location: 0, length: 8)) { m, flags, stop in
  print(m!.range, flags.rawValue)
  if m!.range.location == 3 { stop.pointee = true }
}
// expect: true
// expect: 5
// expect: {"a":1,"b":2.5,"c":"x","d":[1,2]}
// expect: {0, 2} 0
// expect: {3, 2} 0
