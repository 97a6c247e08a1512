let word = "leetcode"
let part = word.dropFirst(2), start = word.prefix(2)
print(part > word, part < word, start <= word, word >= start, part == word, start != word)
print(part < "m", "a" < part, start < part, part >= part)
func last(_ text: String) -> String {
  var best = ""
  for index in text.indices {
    let suffix = text[index...]
    if suffix > best { best = String(suffix) }
  }
  return best
}
print(last(word))
func isBefore<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> Bool { a < b && !(a >= b) }
print(isBefore(part, word), isBefore(word, part), isBefore(start, "lf"))
print([word[...], part, start].sorted(), [part, start].max() ?? "", ["b", "a"].sorted(by: >))
// expect: false true true true false true
// expect: true true false true
// expect: tcode
// expect: true false true
// expect: ["etcode", "le", "leetcode"] le ["b", "a"]
