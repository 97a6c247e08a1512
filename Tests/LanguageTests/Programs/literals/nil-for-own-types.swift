struct V: ExpressibleByNilLiteral { var s = "x"; init(nilLiteral: ()) { s = "NULL" } }
func f(_ v: V) -> String { v.s }
print(f(nil))
func g(_ v: V, _ n: Int) -> String { v.s }
func g(_ v: Int?, _ n: String) -> String { "other" }
print(g(nil, 1), g(nil, "a"))
let a: V = nil
print(a.s)
// expect: NULL
// expect: NULL other
// expect: NULL
