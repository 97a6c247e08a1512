import Foundation

let sentence = "The quick brown fox jumps over the lazy dog"
print(sentence.replacingOccurrences(of: "the", with: "a"))
print(sentence.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive))
print(sentence.replacingOccurrences(of: "[aeiou]", with: "*", options: .regularExpression))
print(sentence.range(of: "fox").map { sentence.distance(from: sentence.startIndex, to: $0.lowerBound) } ?? -1)
print(sentence.range(of: "the", options: .backwards).map { String(sentence[$0.lowerBound...]) } ?? "-")
print(sentence.capitalized, "hello-world it's".capitalized)
print("file10".compare("file9", options: .numeric) == .orderedDescending, "a".compare("B") == .orderedDescending)
print("abc".caseInsensitiveCompare("ABC") == .orderedSame, "apple".localizedCompare("Banana") == .orderedAscending)
print(["b10", "b9", "B1", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print("7".padding(toLength: 3, withPad: " ", startingAt: 0) + "|", "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
print(String(format: "%5d|%-5d|%05d|%+d|%x|%X|%o", 42, 42, 42, 42, 255, 255, 8))
print(String(format: "%.2f %8.3f %-8.1f| %e %g", 3.14159, 2.71828, 1.5, 12345.678, 0.0001))
print(String(format: "%@ has %d items (%.1f%%)", "Cart", 3, 45.5))
print(String(format: "%c%c", 72, 105), String(format: "%5@|%-5@|", "ab", "cd"))
print("tic-tac-toe".split(separator: "-", maxSplits: 1), "a::b".components(separatedBy: "::"))
print("Hello".contains("ell"), "Hello".range(of: "xyz") == nil, "héllo".utf8.count, "héllo".utf16.count)
print("line one\nline two".enumerated().filter { $0.element == "\n" }.map(\.offset))
var lines: [String] = []
"first\nsecond\nthird".enumerateLines { line, stop in
  lines.append(line)
  if line == "second" { stop = true }
}
print(lines)
print("swift".localizedUppercase, "SWIFT".localizedLowercase, "swift ui".localizedCapitalized)
print("one two".hasPrefix("one"), "commonPrefix".commonPrefix(with: "common"), "12.5".isEmpty)
print(String(repeating: "ab", count: 3), String(describing: Optional("x")))
// expect: The quick brown fox jumps over a lazy dog
// expect: a quick brown fox jumps over a lazy dog
// expect: Th* q**ck br*wn f*x j*mps *v*r th* l*zy d*g
// expect: 16
// expect: the lazy dog
// expect: The Quick Brown Fox Jumps Over The Lazy Dog Hello-World It's
// expect: true true
// expect: true true
// expect: ["a", "B1", "b9", "b10"]
// expect: 7  | abc
// expect: 42|42   |00042|+42|ff|FF|10
// expect: 3.14    2.718 1.5     | 1.234568e+04 0.0001
// expect: Cart has 3 items (45.5%)
// expect: Hi ab|cd|
// expect: ["tic", "tac-toe"] ["a", "b"]
// expect: true true 6 5
// expect: [8]
// expect: ["first", "second"]
// expect: SWIFT swift Swift Ui
// expect: true common false
// expect: ababab Optional("x")
