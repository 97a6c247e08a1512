// A negative number of splits splits nothing at a text.
print("abbc".split(separator: "bb", maxSplits: -1), "abbc".split(separator: "bb", maxSplits: 0))
print("a-b-c".replacing("-", with: "+", maxReplacements: 1), "a-b".replacing("", with: "+", maxReplacements: 2))
print([1, 2, 3][1..<1].prefix(upTo: 1), (0..<3).suffix(from: 3), "abc"["abc".startIndex..<"abc".startIndex].isEmpty)
// expect: ["abbc"] ["abbc"]
// expect: a+b-c +a+-b
// expect: [] 3..<3 true
