let s = "swift is fun"
let i = s.index(s.startIndex, offsetBy: 6)
print(s[s.startIndex], s[i], s[i...], s[..<i], s[s.index(before: s.endIndex)])
if let space = s.firstIndex(of: " ") {
  print(s[..<space], s[s.index(after: space)...], s.distance(from: s.startIndex, to: space))
}
print(s.firstIndex(of: "z") == nil, s.indices.count, s.lastIndex(of: "i").map { s[$0...] } ?? "")
var t = s
t.insert("!", at: t.endIndex)
t.insert(contentsOf: "very ", at: t.index(t.startIndex, offsetBy: 9))
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 6))
print(t, t.remove(at: t.startIndex), t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "AB")
print(t)
// expect: s i is fun swift  n
// expect: swift is fun 5
// expect: true 12 is fun
// expect: is very fun! i s very fun!
// expect: ABvery fun!
