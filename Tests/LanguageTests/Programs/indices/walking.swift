let s = "a🇩🇪bé"
var i = s.startIndex
while i < s.endIndex { print(s[i], terminator: " "); i = s.index(after: i) }
print()
print(s.indices.map { s[$0] }, s.distance(from: s.startIndex, to: s.endIndex))
let third = s.index(s.startIndex, offsetBy: 2)
print(s[third], s[..<third], s[third...], s.index(third, offsetBy: 10, limitedBy: s.endIndex) == nil)
print(s[s.index(s.endIndex, offsetBy: -1)], s.index(before: s.endIndex) == s.lastIndex(of: "é"))
let range = s.index(after: s.startIndex)..<s.index(before: s.endIndex)
print(s[range], s[range].count, range.contains(third))
for index in s.indices where s[index].isLetter { print(s.distance(from: s.startIndex, to: index), s[index]) }
print(s.index(s.startIndex, offsetBy: 4, limitedBy: s.endIndex) == s.endIndex, s.endIndex > s.startIndex)
// expect: a 🇩🇪 b é 
// expect: ["a", "🇩🇪", "b", "é"] 4
// expect: b a🇩🇪 bé true
// expect: é true
// expect: 🇩🇪b 2 true
// expect: 0 a
// expect: 2 b
// expect: 3 é
// expect: true true
