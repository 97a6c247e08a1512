let pairs = [(name: "a", n: 3), (name: "b", n: 1)]
print(pairs.map(\.name), pairs.map(\.1), pairs.map(\.n).max()!)
print([1, 2].map(\.self), [3, 4].map(\.description), "héllo".map(\.isLetter), ["x", ""].map(\.isEmpty))
print(["a": 1][keyPath: \.["a"]] as Any, [5, 6][keyPath: \.[1]], [5, 6][keyPath: \.first] as Any, [[1], []].map(\.first?.description))
let path: KeyPath<[Int], Int> = \.count
print([1, 2, 3][keyPath: path], path == \[Int].count, path == \[Int].endIndex)
enum E { case a(Int), b; var value: Int? { if case .a(let n) = self { n } else { nil } } }
print([E.a(1), .b].map(\.value), [E.a(1), .b].compactMap(\.value))
// expect: ["a", "b"] [3, 1] 3
// expect: [1, 2] ["3", "4"] [true, true, true, true, true] [false, true]
// expect: Optional(1) 6 Optional(5) [Optional("1"), nil]
// expect: 3 true false
// expect: [Optional(1), nil] [1]
