typealias Interval = (lo: Int, hi: Int)
func add(_ a: Interval, _ b: Interval) -> Interval { (a.lo + b.lo, a.hi + b.hi) }
print(add((hi: 2, lo: 1), (lo: 3, hi: 4)))
let t = (y: 1, x: 2)
let u: (x: Int, y: Int) = t
print(u)
let v: (x: Int, y: Int) = (y: 5, x: 6)
print(v.x, v.y)
func make() -> (a: Int, b: String) { (b: "s", a: 1) }
print(make())
infix operator <+>: AdditionPrecedence
func <+> (a: Interval, b: Interval) -> Interval { (a.lo + b.lo, a.hi + b.hi) }
print((1, 2) <+> (3, 4), (hi: 2, lo: 1) <+> (lo: 3, hi: 4))
func said(_ text: String, _ n: Int) -> Int { print(text); return n }
let order: (lo: Int, hi: Int) = (hi: said("hi first", 9), lo: said("then lo", 1))
print(order)
let wide: (a: Int?, b: Any) = (b: 1, a: 2)
print(wide.a as Any, wide.b)
// expect: (lo: 4, hi: 6)
// expect: (x: 2, y: 1)
// expect: 6 5
// expect: (a: 1, b: "s")
// expect: (lo: 4, hi: 6) (lo: 4, hi: 6)
// expect: hi first
// expect: then lo
// expect: (lo: 1, hi: 9)
// expect: Optional(2) 1
