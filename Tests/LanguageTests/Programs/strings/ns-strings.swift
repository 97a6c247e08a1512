import Foundation
let path = "path/to/file.tar.gz"
print((path as NSString).lastPathComponent, (path as NSString).pathExtension, (path as NSString).deletingPathExtension, (path as NSString).deletingLastPathComponent)
print(("a/b" as NSString).appendingPathComponent("c"), ("a" as NSString).appendingPathExtension("txt")!)
let text = "Hello" as NSString
print(text, text.length, text.substring(with: NSRange(location: 1, length: 3)), text.range(of: "ll"), text.substring(from: 2), text.substring(to: 2))
print(("12.5" as NSString).doubleValue, ("42abc" as NSString).integerValue, (path as NSString) as String == path)
print(NSRange(location: 1, length: 2), NSMakeRange(1, 2).upperBound, NSRange("abc".startIndex..., in: "abc"), Range(NSRange(location: 1, length: 1), in: "abc").map { "abc"[$0] } as Any)
let count = 3
print((count as NSNumber).stringValue, (2.5 as NSNumber).intValue)
// expect: file.tar.gz gz path/to/file.tar path/to
// expect: a/b/c a.txt
// expect: Hello 5 ell {2, 2} llo He
// expect: 12.5 42 true
// expect: {1, 2} 3 {0, 3} Optional("b")
// expect: 3 2
