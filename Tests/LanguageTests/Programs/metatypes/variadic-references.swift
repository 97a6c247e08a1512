struct A { func f(_ x: Int..., y: String = "q") -> Int { x.count }
 static func g(_ x: String...) -> String { x.joined() }; init(_ n: Int...) { c = n.count }; var c: Int }
let a = A(1, 2)
let f = a.f
print(type(of: f))
let g = A.g
print(g("a", "b"), g(), type(of: A.f))
let i = A.init; print(i(1, 2, 3).c)
func apply(_ h: (Int...) -> Int) -> Int { h(4, 5) }
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
print(apply(sum), apply { $0.count }, apply { (n: Int...) in n.count })
func local() { func inner(_ n: Int..., k: Int = 2) -> Int { n.count * k }; print(inner(1, 2), type(of: inner)) ; let q = inner; print(type(of: q)) }
local()
// expect: (Int..., String) -> Int
// expect: ab  (A) -> (Int..., String) -> Int
// expect: 3
// expect: 9 2 2
// expect: 4 (Int..., Int) -> Int
// expect: (Int..., Int) -> Int
