import Foundation
let s = "  The quick brown fox  "
print("[" + s.trimmingCharacters(in: .whitespaces) + "]", s.components(separatedBy: " ").count)
print(s.replacingOccurrences(of: "quick", with: "slow"), "a-b-c".components(separatedBy: "-"))
print("hello world".capitalized, "ABC".localizedCaseInsensitiveContains("b"))
print(String(format: "%.2f|%5d|%05d|%-5d|%x|%@|%3d%%", 3.14159, 42, 42, 42, 255, "str", 50))
print("abc".padding(toLength: 6, withPad: ".", startingAt: 0), "abc".compare("ABD", options: .caseInsensitive) == .orderedAscending)
print("line1\nline2".components(separatedBy: .newlines), "x1y2".components(separatedBy: CharacterSet.decimalDigits))
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "", "%41".removingPercentEncoding ?? "")
if let r = "hello".range(of: "ll") { print("hello"[r.upperBound...], "hello"[..<r.lowerBound]) }
// expect: [The quick brown fox] 8
// expect: The slow brown fox   ["a", "b", "c"]
// expect: Hello World true
// expect: 3.14|   42|00042|42   |ff|str| 50%
// expect: abc... true
// expect: ["line1", "line2"] ["x", "y", ""]
// expect: a%20b&c A
// expect: o he
