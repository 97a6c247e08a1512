let pairs = [("a", 1), ("b", 2)]
print(pairs.map { $0.0 + "\($0.1)" }, pairs.map { name, n in "\(n)\(name)" }, pairs.filter { $1 > 1 }.count)
print(Dictionary(uniqueKeysWithValues: pairs).mapValues { -$0 }.sorted { $0.value < $1.value }.map(\.key))
print(zip([1, 2], ["x", "y"]).map { "\($1)\($0)" }, [1, 2, 3].enumerated().map { $0 * $1 })
print([[1], [2, 3]].flatMap { $0.map { $0 + 1 } }, ["1", "b"].compactMap { Int($0) }, stride(from: 0, to: 6, by: 2).map { $0 })
let compare: (Int, Int) -> Bool = { $0 % 3 < $1 % 3 }
print([5, 3, 7, 4].sorted(by: compare), [3, 9, 2].min { $0 > $1 }!)
let void: () -> () = { }
void()
let ternary = { $0 > 0 ? "pos" : $0 < 0 ? "neg" : "zero" } as (Int) -> String
print([1, -1, 0].map(ternary), { "\($0)-\($1)" }(1, "b"))
let returning = { (n: Int) -> String? in if n > 1 { return "big" }; return nil }
print(returning(1) as Any, returning(2) as Any)
// expect: ["a1", "b2"] ["1a", "2b"] 1
// expect: ["b", "a"]
// expect: ["x1", "y2"] [0, 2, 6]
// expect: [2, 3, 4] [1] [0, 2, 4]
// expect: [3, 7, 4, 5] 9
// expect: ["pos", "neg", "zero"] 1-b
// expect: nil Optional("big")
