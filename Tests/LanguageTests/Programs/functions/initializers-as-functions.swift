let slices = [1,2,3,4].split(separator: 3)
print(slices.map(Array.init))
print(["ab", "cd"].map(Array.init))
print([[1,2],[3]].map(Set.init).map(\.count))
let a = [1,2,3][0..<2]
print([a, a].map(Array.init))
print([1,2].map(String.init), [1.5].map(Int.init), ["1", "x"].map(Int.init), ["1","x"].compactMap(Int.init))
print("a b".split(separator: " ").map(String.init))
// expect: [[1, 2], [4]]
// expect: [["a", "b"], ["c", "d"]]
// expect: [2, 1]
// expect: [[1, 2], [1, 2]]
// expect: ["1", "2"] [1] [Optional(1), nil] [1]
// expect: ["a", "b"]
