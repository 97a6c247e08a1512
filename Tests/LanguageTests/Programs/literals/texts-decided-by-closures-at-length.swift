enum St: CaseIterable { case a, b, c; var n: Int { self == .a ? 1 : 2 } }
struct Task1 { var t: String; var st: St; var tags: [St] = [] }
let ts = zip(["x", "y"], [.a, .b]).map(Task1.init0)
extension Task1 { static func init0(_ t: String, _ s: St) -> Task1 { Task1(t: t, st: s) } }
print(ts.map(\.t))
let dict = Dictionary(uniqueKeysWithValues: zip(["x", "y"], [.a, .c]).map { ($0, Task1(t: $0, st: $1)) })
print(dict["y"]!.st)
let picks = ["one": .a, "two": .b].mapValues { (s: St) in s.n }
print(picks.sorted { $0.key < $1.key }.map(\.value))
let all = [(1, .a), (2, .b)].map { Task1(t: "\($0)", st: $1) }
print(all.count)
let e2 = [[.a, .b], [.c]].map { Task1(t: "m", st: $0[0], tags: $0) }
print(e2.map(\.tags))
print([.a, .b].enumerated().map { Task1(t: "\($0)", st: $1) }.map(\.st))
print([.a, .b].reversed().map { Task1(t: "r", st: $0) }.map(\.st))
let best = [("a", 1), ("e", 2)].filter { $0.0 == Character("e") }
print(best)
let counts = "banana".reduce(into: ["a": 0, "b": 0, "n": 0]) { $0[$1]! += 1 }
print(counts["a"]!)
let pairs: [Character: Character] = [")": "(", "]": "["]
print(")]".compactMap { pairs[$0] })
print([")": "(", "]": "["].first { $0.key == ")" as Character }!.value)
var stack: [Character] = ["(", "["]
print(zip(stack, ["(", "["]).allSatisfy(==))
print("hello".map { ["l": "1", "o": "0"][$0] ?? $0 })
print(String("hello".map { ["l": "1", "o": "0"][$0] ?? $0 }))
print("a-b c".split { ["-", " "].contains($0) })
let allowed = Set("abc").union(["x", "y"])
print(allowed.count, Set("abc").isSuperset(of: ["a", "b"]))
print("abc".contains { ["x", "b"].contains($0) })
// expect: ["x", "y"]
// expect: c
// expect: [1, 2]
// expect: 2
// expect: [[main.St.a, main.St.b], [main.St.c]]
// expect: [main.St.a, main.St.b]
// expect: [main.St.b, main.St.a]
// expect: [("e", 2)]
// expect: 3
// expect: ["(", "["]
// expect: (
// expect: true
// expect: ["h", "e", "1", "1", "0"]
// expect: he110
// expect: ["a", "b", "c"]
// expect: 5 true
// expect: true
