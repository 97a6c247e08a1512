print(["hello", "world"].flatMap { $0 } as [String])
print(["hello", "world"].flatMap { $0 } as [Character], ["hello", "world"].flatMap { $0 })
let r = [1, 2].flatMap { x in if x == 2 { return "bar" } else { return nil } }
print(r)
let q = [1, 2, 3].flatMap { x -> Int? in x > 1 ? x : nil }
print(q, ["1", "x"].flatMap { Int($0) }, [[1, 2], nil].flatMap { $0 })
// expect: ["hello", "world"]
// expect: ["h", "e", "l", "l", "o", "w", "o", "r", "l", "d"] ["h", "e", "l", "l", "o", "w", "o", "r", "l", "d"]
// expect: ["bar"]
// expect: [2, 3] [1] [[1, 2]]
