struct L { lazy var p: Int = 42; var q = 1; mutating func f() -> Int { p } }
var a = L(), b = L(p: 7), c = L(q: 3), d = L(p: 1, q: 2)
print(a.f(), b.f(), c.f(), c.q, d.f(), d.q)
struct M { lazy var s: String = { "made" }(); let n: Int }
var m = M(n: 1), m2 = M(s: "given", n: 2); print(m.s, m2.s)
// expect: 42 7 42 3 1 2
// expect: made given
