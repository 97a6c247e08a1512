func stats(_ list: [Int]) -> (min: Int, max: Int, mean: Double)? { guard let a = list.min(), let b = list.max() else { return nil }; return (a, b, Double(list.reduce(0, +)) / Double(list.count)) }
if let s = stats([3, 1, 2]) { print(s.min, s.max, s.mean, s) }
print(stats([]) as Any, stats([1])!.mean)
let swapped = { (p: (Int, String)) in (p.1, p.0) }((1, "a"))
print(swapped, [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2), (3, 4)].reduce(0) { $0 + $1.0 * $1.1 })
var history: [(step: Int, value: String)] = []
history.append((1, "a")); history.append((step: 2, value: "b"))
print(history.map(\.value), history.first { $0.step > 1 }!, history.last!.step)
let unlabeled: (Int, Int) = (x: 1, y: 2)
let labeled: (x: Int, y: Int) = (3, 4)
print(unlabeled, labeled, labeled == (3, 4))
typealias Pair<T> = (first: T, second: T)
func flip<T>(_ p: Pair<T>) -> Pair<T> { (p.second, p.first) }
print(flip((1, 2)), flip(flip(("a", "b"))))
// expect: 1 3 2.0 (min: 1, max: 3, mean: 2.0)
// expect: nil 1.0
// expect: ("a", 1) [3, 7] 14
// expect: ["a", "b"] (step: 2, value: "b") 2
// expect: (1, 2) (x: 3, y: 4) true
// expect: (first: 2, second: 1) (first: "a", second: "b")
