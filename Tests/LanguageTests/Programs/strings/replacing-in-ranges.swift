import Foundation
let s = "abcabc"
let tail = s.index(s.startIndex, offsetBy: 2)..<s.endIndex
print(s.replacingOccurrences(of: "b", with: "X", range: tail))
print(s.replacingOccurrences(of: "B", with: "-", options: .caseInsensitive, range: tail))
print(s.replacingOccurrences(of: "b", with: ""))
// expect: abcaXc
// expect: abca-c
// expect: acac
