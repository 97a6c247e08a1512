let texts = ["1", "x", "3"]
print(texts.flatMap { Int($0) }, texts.flatMap { $0 }, [[1], [2, 3]].flatMap { $0 })
let some: [Int?] = [1, nil, 3]
print(some.flatMap { $0 })
let number: (String) -> Int? = { Int($0) }
print(texts.flatMap(number))
func kept<S: Sequence>(_ values: S, _ transform: (S.Element) -> S.Element?) -> [S.Element] { values.flatMap(transform) }
print(kept([1, 2, 3]) { $0 > 1 ? $0 : nil })
// expect: [1, 3] ["1", "x", "3"] [1, 2, 3]
// expect: [1, 3]
// expect: [1, 3]
// expect: [2, 3]
