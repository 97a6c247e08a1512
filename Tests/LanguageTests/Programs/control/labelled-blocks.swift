var n = 10
if n > 5 { outer: while true { for i in 0... { if i == 3 { break outer }; if i == 1 { continue }; print(i) } } }
check: if n == 10 { if n > 3 { break check }; print("never") }
sw: switch n { case 10: if n > 1 { break sw }; print("no")
default: break }
do { defer { print("deferred") }; print("in") }
repeat { n -= 3 } while n > 0
print(n)
let grade = switch n { case ..<0: "neg"; case 0: "zero"; default: "pos" }
let text = if n < 0 { "below" } else if n == 0 { "at" } else { "above" }
print(grade, text)
func f(_ x: Int?) -> Int { guard let x else { return -1 }; guard x > 0, case let y = x * 2, y < 100 else { return 0 }; return y }
print(f(nil), f(-5), f(4), f(90))
let x = 5; do { let x = "shadow"; print(x) }; print(x)
func g(x: Int) -> Int { var x = x; x += 1; let y = x; do { let y = y * 2; x = y }; return x }
print(g(x: 3))
for case let (i, s?) in [(1, "a"), (2, nil), (3, "c")] { print(i, s) }
for (i, c) in "ab".enumerated() where i > 0 { print(c) }
let (a, (b, c)) = (1, (2, 3)); let (q, _) = (7, 8); print(a + b + c, q)
var (u, v) = (1, 2); (u, v) = (v, u + v); print(u, v)
var t = (name: "z", n: 1); t.n += 1; t.0 = "y"; print(t, t.name)
func minmax(_ xs: [Int]) -> (min: Int, max: Int)? { guard let f = xs.first else { return nil }; return xs.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
print(minmax([3, 1, 2])?.max ?? 0, minmax([]) as Any)
switch (1, "a", Optional(3)) { case (1...2, let s, .some(let k)) where k > 2: print(s, k)
default: print("d") }
let arr: [Int] = []; switch arr.count { case 0: print("empty"); case 1: break; default: print("many") }
var fizz = (1...15).map { i in switch (i % 3, i % 5) { case (0, 0): return "FizzBuzz"; case (0, _): return "Fizz"; case (_, 0): return "Buzz"; default: return "\(i)" } }
print(fizz.suffix(3)); fizz.removeAll()
let e: [String] = [], m: [Int: String] = [:]; print(e.isEmpty, m.isEmpty, [Int](), [String: Int](), Set<Int>())
var o: Int? ; print(o as Any); o = 3; if let o, o > 2 { print(o) } else { print("none") }
let lateInit: String; if n < 0 { lateInit = "neg" } else { lateInit = "pos" }; print(lateInit)
// expect: 0
// expect: 2
// expect: in
// expect: deferred
// expect: -2
// expect: neg below
// expect: -1 0 8 0
// expect: shadow
// expect: 5
// expect: 8
// expect: 1 a
// expect: 3 c
// expect: b
// expect: 6 7
// expect: 2 3
// expect: (name: "y", n: 2) y
// expect: 3 nil
// expect: a 3
// expect: empty
// expect: ["13", "14", "FizzBuzz"]
// expect: true true [] [:] []
// expect: nil
// expect: 3
// expect: neg
