func extremes(_ numbers: [Int]) -> (low: Int, high: Int)? {
  guard let low = numbers.min(), let high = numbers.max() else { return nil }
  let pair = (low, high)
  return pair
}
func best(_ marks: [String: Int]) -> (subject: String, mark: Int)? {
  marks.map { ($0.key, $0.value) }.max { $0.1 < $1.1 }
}
print(extremes([3, 1, 2])!, extremes([]) as Any, extremes([5]) as Any)
if let found = best(["art": 2, "sport": 5]) {
  print(found, found.subject)
  dump(found)
}
let point: (x: Int, y: String)? = Optional((1, "a"))
print(point!, point as Any)
dump(point)
let plain = (1, 2)
let labelled: (p: Int, q: Int)? = plain
print(labelled!, Mirror(reflecting: labelled!).children.map { $0.label ?? "-" })
let pairs: [(k: Int, v: Int)]? = Optional([(1, 2)])
let maybe: [(k: Int, v: Int)?] = [(3, 4), nil].map { (pair: (Int, Int)?) in pair }
print(pairs!, pairs as Any, maybe)
let nested: (Int, (a: String, b: [Int]))? = (1, ("k", [2]))
let inner = (1, (2, 3))
let named: (Int, (x: Int, y: Int)) = inner
print(nested!, named, named.1.x)
// expect: (low: 1, high: 3) nil Optional((low: 5, high: 5))
// expect: (subject: "sport", mark: 5) sport
// expect: ▿ (2 elements)
// expect: - subject: "sport"
// expect: - mark: 5
// expect: (x: 1, y: "a") Optional((x: 1, y: "a"))
// expect: ▿ Optional((x: 1, y: "a"))
// expect: ▿ some: (2 elements)
// expect: - x: 1
// expect: - y: "a"
// expect: (p: 1, q: 2) ["p", "q"]
// expect: [(k: 1, v: 2)] Optional([(k: 1, v: 2)]) [Optional((k: 3, v: 4)), nil]
// expect: (1, (a: "k", b: [2])) (1, (x: 2, y: 3)) 2
