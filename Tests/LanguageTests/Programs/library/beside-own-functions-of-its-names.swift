func max(_ a: Int, _ b: Int) -> Int { -1 }
func min(_ a: Int, _ b: Int) -> Int { -1 }
func abs(_ a: Double) -> Double { -1 }
func == (a: Int, b: Int) -> Bool { false }
func + (a: Int, b: Int) -> Int { 0 }
func == <T>(k: [T], v: T) -> Int { 1 }
func != <T>(k: [T], v: T) -> Int { 1 }
let zip = 3
print([1, 2, 3, 4].dropLast(2), [1, 2, 3].suffix(2), "abcdef".dropFirst(2), Array("abc".reversed()).count)
print([1, 2].lazy.compactMap { $0 > 1 ? $0 : nil }.first ?? 0, [1, 2, 3].contains(2), [1, 2, 3].firstIndex(of: 2)!)
print(stride(from: 0, to: 10, by: 3).map { $0 }, Array(repeating: 1, count: 3), [3, 1, 2].sorted(), [1, 2, 3].max()!)
print("a,b,c".split(separator: ",", maxSplits: 1), [[1], [2, 3]].joined().map { $0 }, Set([1, 2]).union([3]).count)
print((1...5).count, Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]!.count, [1, 2, 3].reduce(0) { $0 - $1 }, "abc".padded(5))
extension String { func padded(_ n: Int) -> String { self.isEmpty ? "" : String(repeating: "-", count: n) } }
// expect: [1, 2] [2, 3] cdef 3
// expect: 2 true 1
// expect: [0, 3, 6, 9] [1, 1, 1] [1, 2, 3] 3
// expect: ["a", "b,c"] [1, 2, 3] 3
// expect: 5 2 -6 -----
