// A case beside functions of its name.
enum E: String { case a, b; static func a(_ n: Int) -> E { n > 0 ? .a : .b } }
print(E.a, E.a(0), E.a.rawValue)
let e: E = .a
let f: (Int) -> E = E.a
print(e, f(1), [E.a, .b], E.a == .a)
enum G { case x(Int), y; static func y(_ s: String) -> String { s }; static var z: Int { 1 }; static func z(_ n: Int) -> Int { n } }
print(G.y, G.y("s"), G.x(1), G.z, G.z(2))
struct S { static let d = S(); static func d(_ n: Int) -> Int { n }; var v = 1 }
print(S.d, S.d(3), S.d.v)
switch e { case .a: print("a"); case .b: print("b") }
// expect: a b a
// expect: a a [main.E.a, main.E.b] true
// expect: y s x(1) 1 2
// expect: S(v: 1) 3 1
// expect: a
