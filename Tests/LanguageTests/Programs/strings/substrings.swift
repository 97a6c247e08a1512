let s = "one two three"
let first = s.prefix(3)
let rest = s.dropFirst(4)
print(first, rest, first.count, type(of: first), type(of: rest.uppercased()))
print(first == "one", "one" == first, String(first) + "!", first + "" + rest)
let words = s.split(separator: " ")
print(words, words.map(\.count), words[1].first!, words.map(String.init), words.joined(separator: "_"))
var sub = s[s.index(s.startIndex, offsetBy: 4)...]
print(sub, sub.startIndex == s.index(s.startIndex, offsetBy: 4), s[sub.startIndex])
sub.removeFirst(4)
print(sub, s, sub.hasPrefix("th"), sub.lowercased())
if let i = s.firstIndex(of: " "), let j = s.lastIndex(of: " ") { print(s[i...j], s[s.index(after: i)..<j]) }
print(s.prefix(while: { $0 != " " }), s.drop(while: { $0 != " " }), s.suffix(5), s.prefix(100), s.suffix(0) == "")
var d: [Substring: Int] = [:]
for w in words { d[w, default: 0] += w.count }
print(d["two"]!, Int("42abc".prefix(2))!, Double("3.5kg".prefix(3))!)
func takes(_ s: some StringProtocol) -> Int { s.count }
print(takes(first), takes("abcd"), s.prefix(upTo: s.index(s.startIndex, offsetBy: 2)), s.prefix(through: s.index(s.startIndex, offsetBy: 2)))
// expect: one two three 3 Substring String
// expect: true true one! onetwo three
// expect: ["one", "two", "three"] [3, 3, 5] t ["one", "two", "three"] one_two_three
// expect: two three true t
// expect: three one two three true three
// expect: two  two
// expect: one  two three three one two three true
// expect: 3 42 3.5
// expect: 3 4 on one
