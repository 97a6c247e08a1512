print([1: ["a": nil]] as [Int: [String: Any]])
print([["a": nil]] as [[String: Any]])
print([1: [2: ["a": nil]]] as [Int: [Int: [String: Any]]])
let mixed = [1: ["a": nil], 2: ["b": 3]] as [Int: [String: Any]]
print(mixed[2] ?? [:])
print(([1: ["a": nil, "b": 2]] as [Int: [String: Any]]).count)
// expect: [1: ["a": nil]]
// expect: [["a": nil]]
// expect: [1: [2: ["a": nil]]]
// expect: ["b": Optional(3)]
// expect: 1
