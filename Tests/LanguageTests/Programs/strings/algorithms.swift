func isPalindrome(_ s: String) -> Bool {
  let letters = s.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("hello"), isPalindrome(""))
func runLength(_ s: String) -> String {
  var out = "", previous: Character? = nil, n = 0
  for c in s {
    if c == previous { n += 1 } else { if let p = previous { out += n > 1 ? "\(n)\(p)" : "\(p)" }; previous = c; n = 1 }
  }
  if let p = previous { out += n > 1 ? "\(n)\(p)" : "\(p)" }
  return out
}
print(runLength("WWWBBA"), runLength(""), runLength("abc"))
func anagrams(_ words: [String]) -> [[String]] {
  Dictionary(grouping: words) { String($0.sorted()) }.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
}
print(anagrams(["listen", "silent", "cat", "act", "dog"]))
let counts = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)\($0.value)" }.joined(separator: " "))
print("hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
func rot13(_ s: String) -> String {
  String(s.map { c in
    guard let a = c.asciiValue, c.isLetter else { return c }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar((a - base + 13) % 26 + base))
  })
}
print(rot13("Hello, World!"), rot13(rot13("abc")))
func acronym(_ s: String) -> String { s.split(whereSeparator: { $0 == " " || $0 == "-" }).compactMap { $0.first { $0.isLetter } }.map { String($0).uppercased() }.joined() }
print(acronym("Portable Network-graphics file"))
print(zip("GAGCC", "GATCG").filter { $0 != $1 }.count, Set("hello").count, Set("pangram").isSubset(of: "abcdefghijklmnopqrstuvwxyz"))
// expect: true false true
// expect: 3W2BA  abc
// expect: [["act", "cat"], ["listen", "silent"]]
// expect: i4 s4 p2 m1
// expect: Hello World
// expect: Uryyb, Jbeyq! abc
// expect: PNGF
// expect: 2 4 true
