let letters: [Character] = ["b", "A", "c", "B", "a"]
print(letters.sorted(), letters.sorted(by: >), letters.min()!, letters.max()!)
print(letters.sorted { $0.lowercased() < $1.lowercased() }.map(String.init).joined())
print(String("swift".sorted()), String("swift".sorted(by: >)), "hello".sorted().map { String($0) }.joined(separator: "-"))
let set: Set<Character> = ["x", "y", "x"]
print(set.count, set.contains("x"), set.sorted())
print(Array("abc").firstIndex(of: "c")!, Array("abc").contains("d"), Array("abcabc").lastIndex(of: "a")!)
var chars = Array("hello")
chars.swapAt(0, 4); chars[1] = "E"; chars.reverse()
print(String(chars), chars.count, chars.first!, chars.dropLast(2).map { $0 })
print(zip("abc", "xyz").map { "\($0)\($1)" }, "abc".enumerated().map { "\($0.offset)\($0.element)" })
print(["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.sorted(), "a b c".split(separator: " ").compactMap(\.first))
// expect: ["A", "B", "a", "b", "c"] ["c", "b", "a", "B", "A"] A c
// expect: AabBc
// expect: fistw wtsif e-h-l-l-o
// expect: 2 true ["x", "y"]
// expect: 2 false 3
// expect: hllEo 5 h ["h", "l", "l"]
// expect: ["ax", "by", "cz"] ["0a", "1b", "2c"]
// expect: ["a1", "b2"] ["a", "b", "c"]
