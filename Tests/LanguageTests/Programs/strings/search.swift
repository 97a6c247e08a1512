import Foundation
let s = "The quick brown fox jumps over the lazy dog"
print(s.contains("quick"), s.contains("Quick"), s.hasPrefix("The"), s.hasSuffix("dog"), s.hasPrefix(""))
print(s.split(separator: " ").count, s.components(separatedBy: "o"))
if let r = s.range(of: "fox") { print(s[r], s[..<r.lowerBound].count, s[r.upperBound...]) }
print(s.replacingOccurrences(of: "the", with: "a"), s.range(of: "cat") == nil)
print(s.lowercased().filter { "aeiou".contains($0) }.count)
print(s.firstIndex(of: "q")!.utf16Offset(in: s), s.uppercased(), s.capitalized)
print("a,b,,c,".split(separator: ","), "a,b,,c,".split(separator: ",", omittingEmptySubsequences: false), "a,b,,c,".components(separatedBy: ","))
print("a-b-c".split(separator: "-", maxSplits: 1), "".split(separator: ","), "".components(separatedBy: ","))
print("  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("one two  three".components(separatedBy: .whitespaces), "k=v;k2=v2".split(separator: ";").map { $0.split(separator: "=") })
print(s.range(of: "QUICK", options: .caseInsensitive) != nil, "banana".range(of: "an", options: .backwards)!.lowerBound.utf16Offset(in: "banana"))
print("a1b22".components(separatedBy: CharacterSet.decimalDigits), "path/to/file".components(separatedBy: "/").last!)
// expect: true false true true true
// expect: 9 ["The quick br", "wn f", "x jumps ", "ver the lazy d", "g"]
// expect: fox 16  jumps over the lazy dog
// expect: The quick brown fox jumps over a lazy dog true
// expect: 11
// expect: 4 THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG The Quick Brown Fox Jumps Over The Lazy Dog
// expect: ["a", "b", "c"] ["a", "b", "", "c", ""] ["a", "b", "", "c", ""]
// expect: ["a", "b-c"] [] [""]
// expect: trim me| hi
// expect: ["one", "two", "", "three"] [["k", "v"], ["k2", "v2"]]
// expect: true 3
// expect: ["a", "b", "", ""] file
