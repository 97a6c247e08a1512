func f(_ n: Int) -> (value: Int, overflow: Bool) { return n < 0 ? 0.subtractingReportingOverflow(n) : (n, false) }
print(f(-3), f(2))
let c = true
let p: (x: Int, y: Int) = c ? (1, 2) : (a: 3, b: 4)
print(p)
let a = (u: 1, v: 2), b = (w: 3, z: 4)
let q: (x: Int, y: Int) = c ? a : (5, 6)
print(q)
func g(_ n: Int) -> (low: Int, high: Int)? {
  n > 0 ? n.multipliedReportingOverflow(by: 2).overflow ? (n, n) : (1, n) : nil
}
print(g(3) as Any, g(0) as Any)
let t: (x: Double, y: Double) = c ? (a: 1.5, b: 2) : (3, 4)
print(t)
// expect: (value: 3, overflow: false) (value: 2, overflow: false)
// expect: (x: 1, y: 2)
// expect: (x: 1, y: 2)
// expect: Optional((low: 1, high: 3)) nil
// expect: (x: 1.5, y: 2.0)
