let words = ["apple", "bob", "cat"]
// The literals would be characters if the names were joined, so that the names are kept.
print(words.flatMap { $0 }.filter { $0 == "a" }.count)
print(words.flatMap { $0 }.sorted { $0 < "c" && $1 > "a" }.count)
print(words.flatMap { $0 }.filter { ["a", "b"].contains($0) }.count)
print(words.flatMap { $0 }.map { $0 + "x" })
print(words.flatMap { $0 }.map { $0 == "a" ? 1 : 0 })
print(words.flatMap { $0.lowercased() }.filter { $0 == "a" }.count)
print(words.flatMap { $0.dropFirst() }.filter { $0 == "p" }.count)
print(words.flatMap { $0.filter { $0 != "b" } }.filter { $0 == "p" }.count)
print(words.flatMap { word in let same = word; return same }.filter { $0 == "p" }.count)
print(words.filter { $0.count > 2 }.flatMap { $0 }.filter { $0 == "p" }.count)
print(words.flatMap { $0 }.count(where: { $0 == "a" }), words.flatMap { $0 }.drop { $0 == "a" }.count)
print(words.flatMap { $0 }.split(separator: "a").count, words.flatMap { $0 }.prefix(3) == ["a", "p", "p"])
print(words.flatMap { $0 } == ["a"], words.flatMap { $0 } + ["z"], words.flatMap { $0 }.first == "a")
print(words.flatMap { $0 }.contains { $0 == "a" }, Set(words.flatMap { $0 }).contains("a"))
// What is wanted, or asked of the elements, joins them.
print(words.flatMap { $0 }.count, words.flatMap { $0 }.filter { "aeiou".contains($0) }.count)
print(words.flatMap { $0 }.filter { $0.isLetter && $0 != "a" }.count, words.flatMap { $0 }.map { String($0) + "x" })
print(words.flatMap { $0.reversed() }.filter { $0 == "a" }.count, words.flatMap { Array($0) }.contains("a"))
print(words.flatMap { word -> String in word }.filter { $0 == "p" }.count, words.flatMap(\.self).filter { $0 == "p" }.count)
let some: [Character] = words.flatMap { $0 }.filter { $0 == "a" }
let set: Set<Character> = Set(words.flatMap { $0 }.filter { $0 == "a" })
print(some, set, String(words.flatMap { $0 }.filter { $0 != "a" }))
if words.flatMap({ $0 }).first == "a" { print("character") } else { print("word") }
switch words.flatMap({ $0 }).first { case "a"?: print("a"); default: print("other") }
print(words.flatMap { $0 }.map { c in switch c { case "a": 1; default: 0 } }.reduce(0, +))
print(words.flatMap { $0 }.map { c -> Int in if c == "a" { return 1 }; return 0 }.reduce(0, +))
for c in words.flatMap({ $0 }) where c == "a" { print(c) }
print([["a"], ["b"]].flatMap { $0 }.filter { $0 == "a" }, [[1, 2], [3]].flatMap { $0 }.filter { $0 == 1 })
print([[1.5], [2]].flatMap { $0 }.filter { $0 > 1 }, [["a": 1]].flatMap { $0 }.map { $0.key == "a" })
// expect: 0
// expect: 3
// expect: 0
// expect: ["applex", "bobx", "catx"]
// expect: [0, 0, 0]
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0 3
// expect: 1 false
// expect: false ["apple", "bob", "cat", "z"] false
// expect: false false
// expect: 11 4
// expect: 9 ["ax", "px", "px", "lx", "ex", "bx", "ox", "bx", "cx", "ax", "tx"]
// expect: 2 true
// expect: 2 2
// expect: ["a", "a"] ["a"] pplebobct
// expect: word
// expect: a
// expect: 2
// expect: 2
// expect: a
// expect: a
// expect: ["a"] [1]
// expect: [1.5, 2.0] [true]
