import Foundation
let o: NSString.CompareOptions = [.caseInsensitive, .backwards]
print(o.rawValue, o, NSString.CompareOptions.numeric.contains(.numeric), String.CompareOptions.self)
print("abcABC".range(of: "B", options: o)!.lowerBound.utf16Offset(in: "abcABC"))
func find(_ s: String, _ o: NSString.CompareOptions = .caseInsensitive) -> Bool { s.range(of: "x", options: o) != nil }
print(find("aX"), find("aX", .literal))
// expect: 5 CompareOptions(rawValue: 5) true CompareOptions
// expect: 4
// expect: true false
