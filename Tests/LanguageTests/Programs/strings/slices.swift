let s = "one,two,,three"
print(s.split(separator: ","), s.split(separator: ",", omittingEmptySubsequences: false), s.split(separator: ",", maxSplits: 1))
print(s.prefix(3), s.suffix(5), s.dropFirst(4), s.dropLast(6), s.prefix(while: { $0 != "," }), s.drop(while: { $0 != "," }))
let parts = s.split(separator: ",").map { $0.capitalizedFirst }
extension Substring { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
print(parts, parts.joined(separator: "-"), ["a", "b"].joined())
let word: Substring = s.prefix(3)
print(word == "one", String(word) + "!", word.count, type(of: word))
print("a b  c".split(separator: " ").count, "x=1".split(whereSeparator: { $0 == "=" }))
// expect: ["one", "two", "three"] ["one", "two", "", "three"] ["one", "two,,three"]
// expect: one three two,,three one,two, one ,two,,three
// expect: ["One", "Two", "Three"] One-Two-Three ab
// expect: true one! 3 Substring
// expect: 3 ["x", "1"]
