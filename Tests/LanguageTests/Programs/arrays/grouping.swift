let words = ["apple", "bob", "cat", "alice", "bear"]
let groups = Dictionary(grouping: words, by: { $0.first! })
for key in groups.keys.sorted() { print(key, groups[key]!) }
extension Array {
  func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
print([1, 2, 3, 4, 5].chunked(into: 2), [Int]().chunked(into: 3), [1].chunked(into: 5))
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
print([3, 1, 3, 2, 1].uniqued(), "letter".uniqued())
let (even, odd) = (1...6).reduce(into: ([Int](), [Int]())) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) }
print(even, odd)
print([1, 1, 2, 3, 3, 3].reduce(into: [(Int, Int)]()) { runs, n in
  if let last = runs.last, last.0 == n { runs[runs.count - 1].1 += 1 } else { runs.append((n, 1)) }
})
func transpose(_ m: [[Int]]) -> [[Int]] { m.isEmpty ? [] : m[0].indices.map { c in m.map { $0[c] } } }
print(transpose([[1, 2, 3], [4, 5, 6]]), transpose([]))
print([[1, 2], [3]].flatMap { $0 }, [[1], []].joined().map { $0 + 1 }, [["a"], ["b", "c"]].joined(separator: ["-"]).joined())
print(words.reduce("") { $0 + $1.prefix(1) }, words.map(\.count).reduce(0, +), words.min { $0.count < $1.count }!, words.max { $0.count < $1.count }!)
// expect: a ["apple", "alice"]
// expect: b ["bob", "bear"]
// expect: c ["cat"]
// expect: [[1, 2], [3, 4], [5]] [] [[1]]
// expect: [3, 1, 2] ["l", "e", "t", "r"]
// expect: [2, 4, 6] [1, 3, 5]
// expect: [(1, 2), (2, 1), (3, 3)]
// expect: [[1, 4], [2, 5], [3, 6]] []
// expect: [1, 2, 3] [2] a-bc
// expect: abcab 20 bob apple
