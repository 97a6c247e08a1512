let a = (1, "b"), b = (1, "c")
print(a < b, a == b, (1, 2, 3) > (1, 2, 2), [(2, "x"), (1, "z"), (1, "y")].sorted { $0 < $1 })
func divide(_ n: Int, by d: Int) -> (quotient: Int, remainder: Int) { (n / d, n % d) }
let r = divide(17, by: 5)
let (q, _) = divide(9, by: 2)
print(r, r.quotient, r.1, q)
var point = (x: 1, y: (2, 3))
point.y.1 = 9
(point.x, point.y.0) = (point.y.0, point.x)
print(point, type(of: point))
switch (3, "a") { case (0..., "a" ... "c"): print("in"); default: print("out") }
for (i, (k, v)) in [("a", 1), ("b", 2)].enumerated() { print(i, k, v) }
let nested: ((Int, Int), label: [(String, Bool)]) = ((1, 2), [("t", true)])
print(nested.0.1, nested.label[0].1, nested)
// expect: true false true [(1, "y"), (1, "z"), (2, "x")]
// expect: (quotient: 3, remainder: 2) 3 2 4
// expect: (x: 2, y: (1, 9)) (x: Int, y: (Int, Int))
// expect: in
// expect: 0 a 1
// expect: 1 b 2
// expect: 2 true ((1, 2), label: [("t", true)])
