let cb: (Any) -> Void = { print($0) }
let g: (Int?) -> Void = cb
g(3)
let h: (Any?) -> Void = { print($0 as Any) }
let i: (Int) -> Void = h
i(4)
func maybe(_ x: Int) -> Int? { x > 0 ? x : nil }
let j: (Int) -> Any = { maybe($0) as Any }
print(j(1))
let k: (Int) -> Int?? = maybe
print(k(1) as Any, k(0) as Any)
func each(_ f: (Any) -> Void) { f(1) }
each { print($0) }
func thr(_ x: Any) throws -> Int { if x is String { throw E() }; return 1 }
struct E: Error {}
let m: (Int) throws -> Int? = thr
print(try m(3) as Any)
let l: (String) throws -> (Int?) = thr
do { _ = try l("a") } catch { print("caught", error) }
func two(_ a: Int, _ b: Int) throws -> Int { a + b }
print(try zip([1], [2]).map(two))
func asy(_ x: Any) async -> Int { 5 }
let n: (Int?) async -> Any = asy
print(await n(2))
func io(_ x: inout Int) -> Int { x += 1; return x }
let o: (inout Int) -> Any = io
var v = 1
print(o(&v), v)
func pairs(_ p: (Any) -> (Int?, Int)) { print(p(1)) }
func mk(_ x: Any) -> (Int, Int) { (1, 2) }
pairs(mk)
pairs { _ in (1, 2) }
func nonesc(_ f: (Int) -> Int) { pairs2 { f(3) } }
func pairs2(_ f: () -> Int?) { print(f() as Any) }
nonesc { $0 * 2 }
func pass(_ f: (Int) -> Int) { take(f) }
func take(_ f: (Int) -> Any) { print(f(1)) }
pass { $0 + 10 }
func pass2(_ f: (Int?) -> Int?) { take2(f) }
func take2(_ f: (Int) -> Any?) { print(f(1) as Any) }
pass2 { $0 }
class A { func m(_ x: Int) -> Int { x } }
let a = A()
let q: (Int) -> Any? = a.m
print(q(7) as Any)
let dict: [String: (Int) -> Any] = ["a": a.m]
print(dict["a"]!(1))
// expect: Optional(3)
// expect: Optional(4)
// expect: Optional(1)
// expect: Optional(Optional(1)) nil
// expect: 1
// expect: Optional(1)
// expect: caught E()
// expect: [3]
// expect: 5
// expect: 2 2
// expect: (Optional(1), 2)
// expect: (Optional(1), 2)
// expect: Optional(6)
// expect: 11
// expect: Optional(1)
// expect: Optional(7)
// expect: 1
