import Foundation
func wordCount(_ s: String) -> [(String, Int)] { Dictionary(s.lowercased().split { !$0.isLetter }.map { (String($0), 1) }, uniquingKeysWith: +).sorted { ($0.value, $1.key) > ($1.value, $0.key) } }
print(wordCount("The cat the dog a cat the"))
func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u -> Character in let v = Int(u.value); switch v { case 97...122: return Character(UnicodeScalar((v - 97 + k + 26) % 26 + 97)!)
case 65...90: return Character(UnicodeScalar((v - 65 + k + 26) % 26 + 65)!)
default: return Character(u) } }) }
print(caesar("Hello, xyz!", 3), caesar(caesar("Abc", 5), -5))
func isPalindrome(_ s: String) -> Bool { let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"))
let s = "swift is fun"
print(s.capitalized, s.components(separatedBy: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(s.firstIndex(of: "i").map { s[..<$0] } ?? "", s[s.index(s.startIndex, offsetBy: 6)...], s.range(of: "is")!.lowerBound.utf16Offset(in: s))
print(String(s.reversed()), Set(s).count, s.filter { "aeiou".contains($0) }.count, s.lastIndex(of: "s")! > s.startIndex)
var r = ""; for (i, c) in s.enumerated() where !c.isWhitespace { r.append(i.isMultiple(of: 2) ? Character(c.uppercased()) : c) }; print(r)
print(String(format: "%05.2f|%-6@|%03d|%x", 3.14159, "ab", 7, 255), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print("x".padding(toLength: 4, withPad: "-", startingAt: 0), "  t ".trimmingCharacters(in: .whitespaces), "abc" < "abd", "a".unicodeScalars.first!.value)
let multi = """
  one
    two \
  joined
  "quoted" \(1 + 1)
  """
print(multi); multi.enumerateLines { l, stop in if l.contains("two") { stop = true }; print("[\(l)]") }
print(#"raw \n \#(1)"#, "é".count, "e\u{301}" == "é", "👨‍👩‍👧".count, "🇩🇪🇫🇷".count)
// expect: [("the", 3), ("cat", 2), ("a", 1), ("dog", 1)]
// expect: Khoor, abc! Abc
// expect: true
// expect: Swift Is Fun Swift Is Fun
// expect: sw is fun 6
// expect: nuf si tfiws 8 3 true
// expect: SwIfTIsfUn
// expect: 03.14|ab|007|ff ["a", "b", "", "c"]
// expect: x--- t true 97
// expect: one
// expect: two joined
// expect: "quoted" 2
// expect: [one]
// expect: [  two joined]
// expect: raw \n 1 1 true 1 2
