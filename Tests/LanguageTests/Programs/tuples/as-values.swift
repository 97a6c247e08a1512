typealias Entry = (key: String, value: Int)
func entry(_ k: String, _ v: Int = 0) -> Entry { (k, v) }
var table: [Entry] = [entry("b", 2), entry("a"), ("c", 3)]
table.sort { ($0.value, $0.key) < ($1.value, $1.key) }
for case let (key, value) in table where value > 0 { print(key, value) }
print(table.map { "\($0.key)\($0.value)" }, table.first!.key)
let (low, high) = table.reduce((Int.max, Int.min)) { (min($0.0, $1.value), max($0.1, $1.value)) }
print(low, high)
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }
let r = divide(17, by: 5)
print(r, r.quotient, divide(9, by: 3).remainder)
var matrix = [(row: 0, cells: [1, 2]), (row: 1, cells: [])]
matrix[1].cells.append(9)
matrix[0].row += 10
print(matrix.map(\.row), matrix[1].cells)
let nested = (a: (b: (c: 1, 2), 3), 4)
print(nested.a.b.c, nested.a.1, nested.1)
var pair = (1, 2)
(pair.0, pair.1) = (pair.1, pair.0 + pair.1)
print(pair)
func f(_ p: (Int, Int)) -> Int { p.0 * p.1 }
print(f(pair), [(1, 2), (3, 4)].map(f), [(1, 2), (3, 4)].map { $0 * $1 })
let (x, y, z) = (1, "two", 3.0)
print(x, y, z, (x, y) == (1, "two"))
switch divide(7, by: 7) { case (1, 0): print("exact"); case (let q, 0): print("times", q); case (_, let rest): print("rest", rest) }
var fib = (a: 0, b: 1)
print((0..<10).map { _ in defer { fib = (fib.b, fib.a + fib.b) }; return fib.a })
let lookup = ["x": (1, "one"), "y": (2, "two")]
print(lookup["x"]?.1 ?? "-", lookup.values.map(\.0).sorted(), lookup.mapValues { $0.1.count }["y"]!)
// expect: b 2
// expect: c 3
// expect: ["a0", "b2", "c3"] a
// expect: 0 3
// expect: (quotient: 3, remainder: 2) 3 0
// expect: [10, 1] [9]
// expect: 1 3 4
// expect: (2, 3)
// expect: 6 [2, 12] [2, 12]
// expect: 1 two 3.0 true
// expect: exact
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
// expect: one [1, 2] 3
