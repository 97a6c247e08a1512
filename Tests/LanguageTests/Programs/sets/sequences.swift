let s: Set = [5]
print(s, [s], s.map { $0 }, Array(s), s.description, s.count, s.first!, s.isEmpty, s == [5], s.hashValue == Set([5]).hashValue)
print(s.enumerated().map { "\($0.offset):\($0.element)" }, s.contains { $0 > 4 }, s.randomElement()!, s.max()!, zip(s, ["x"]).map { "\($0)\($1)" })
let big = Set(stride(from: 0, to: 100, by: 10))
print(big.count, big.sorted().prefix(3), big.sorted().suffix(2), big.sorted().firstIndex(of: 30)!, big.sorted(by: >).first!)
print(Set([1, 2, 3]).isStrictSubset(of: 1...4), Set("hello").intersection("world").sorted(), Set([1.5, 1.5]).count)
var copy = big; copy.insert(-1); print(big.count, copy.count, copy.subtracting(big))
for (i, x) in Set(["only"]).enumerated() { print(i, x) }
print(Dictionary(uniqueKeysWithValues: Set([1]).map { ($0, "v") }), Set(["a": 1].keys), Set(["a": 1].values))
switch Set([1, 2]) { case [2, 1]: print("same set"); default: print("different") }
// expect: [5] [Set([5])] [5] [5] [5] 1 5 false true true
// expect: ["0:5"] true 5 5 ["5x"]
// expect: 10 [0, 10, 20] [80, 90] 3 90
// expect: true ["l", "o"] 1
// expect: 10 11 [-1]
// expect: 0 only
// expect: [1: "v"] ["a"] [1]
// expect: same set
