protocol Q {}
class Super {}; class A: Super, Q {}; class B: Super, Q {}


func g(_ d: [String: Any], _ s: String, _ t: String) -> Any { if let r = d[s] ?? d[t] { return r } else { return "none" } }
print(g(["a": 1], "x", "a"), g([:], "x", "y"))
enum Foo { case a(x: Int), b(y: Int), c(Int, z: String) }
func two<T>(_ x: T, _ y: T) { print(type(of: x)) }
two(Foo.a, Foo.b)
print([1, 2].map(Foo.a), zip([1], ["q"]).map(Foo.c))
class N { var v = 1; func foo() -> Int? { v } }
weak var w: N?; let n = N(); w = n
let r: Void? = { [weak n] in _ = n?.foo() }()
let cl: () -> Void = { [weak n] in n?.v = 4 }; cl(); print(n.v)
struct V { var v: Double = 42; static func value(_ d: Double) -> V { V(v: d) }; static func / (l: V, r: V) -> Double { l.v / r.v } }
func h(val: V) { print(0...Int(val / .value(1.0 / 42.0))) }
h(val: V())
let dd: [String: Any] = ["a": 1]
let x = dd["q"] ?? dd["a"]
print(type(of: x), x as Any)
let y: Any = dd["q"] ?? dd["a"]; print(y)
print(dd["q"] ?? dd["a"])
print(dd["q"] ?? dd["a"] ?? "none")
if let v = (dd["z"] ?? dd["a"]) as? Int { print(v) }
let z = dd["q"] ?? nil; print(z as Any)
struct Ratio { var v: Double = 42; static func value(_ d: Double) -> Ratio { Ratio(v: d) }; static func / (l: Ratio, r: Ratio) -> Double { l.v / r.v } }
let ratio = Ratio()
let q = Int(ratio / .value(2.0))
print(q, String(ratio / .value(4.0)), Double(ratio / .value(1)))
print(max(ratio / .value(2), 3))
enum D { case a, b; static func + (l: D, r: D) -> Int { l == r ? 1 : 2 } }
print(Int(D.a + .b), String(D.a + .a), [D.a + .b])
// expect: 1 none
// expect: (Int) -> Foo
// expect: [main.Foo.a(x: 1), main.Foo.a(x: 2)] [main.Foo.c(1, z: "q")]
// expect: 4
// expect: 0...1764
// expect: Optional<Any> Optional(1)
// expect: Optional(1)
// expect: Optional(1)
// expect: 1
// expect: 1
// expect: nil
// expect: 21 10.5 42.0
// expect: 21.0
// expect: 2 1 [2]
