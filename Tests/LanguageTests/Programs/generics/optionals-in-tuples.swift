struct G<S> { var s: S }
print(G<(Int?, Bool)>(s: (1, true)))
print(G<Int?>(s: 1))
let o: Int? = 1
print(G(s: (o, true)), G(s: [o]), G(s: o), type(of: G(s: (o, true))))
func mk<T>(_ t: T) -> G<(T?, Bool)> { G(s: (t, true)) }
print(mk(1), type(of: mk(1)))
func mk2<T>(_ t: T) -> G<[T?]> { G(s: [t]) }
print(mk2(1), type(of: mk2(1)))
func mk3<T>(_ t: T) -> (T?, Bool) { (t, true) }
print(mk3(1), type(of: mk3(1)))
func mk4<T>(_ t: T?) -> Any { (t, true) }
print(mk4(1), type(of: mk4(1)))
let a: Any = (o, true)
print(a, type(of: a))
struct H { var t: (Int?, Bool) }
print(H(t: (1, true)))
let c: (Int?, String?) = (nil, "a")
print(c)
let f: (Any) -> Void = { print($0) }
f((o, 1))
func gen<T>(_ t: T) { print(t, type(of: t), T.self); let b: Any = t; print(b) }
gen((o, 1)); gen(c); gen([c]); gen(["k": c])
let d: (x: Int?, y: [Int?]) = (1, [nil, 2])
gen(d)
let cl: () -> (Int?, Int) = { (1, 2) }
gen(cl())
// expect: G<(Optional<Int>, Bool)>(s: (Optional(1), true))
// expect: G<Optional<Int>>(s: Optional(1))
// expect: G<(Optional<Int>, Bool)>(s: (Optional(1), true)) G<Array<Optional<Int>>>(s: [Optional(1)]) G<Optional<Int>>(s: Optional(1)) G<(Optional<Int>, Bool)>
// expect: G<(Optional<Int>, Bool)>(s: (Optional(1), true)) G<(Optional<Int>, Bool)>
// expect: G<Array<Optional<Int>>>(s: [Optional(1)]) G<Array<Optional<Int>>>
// expect: (Optional(1), true) (Optional<Int>, Bool)
// expect: (Optional(1), true) (Optional<Int>, Bool)
// expect: (Optional(1), true) (Optional<Int>, Bool)
// expect: H(t: (Optional(1), true))
// expect: (nil, Optional("a"))
// expect: (Optional(1), 1)
// expect: (Optional(1), 1) (Optional<Int>, Int) (Optional<Int>, Int)
// expect: (Optional(1), 1)
// expect: (nil, Optional("a")) (Optional<Int>, Optional<String>) (Optional<Int>, Optional<String>)
// expect: (nil, Optional("a"))
// expect: [(nil, Optional("a"))] Array<(Optional<Int>, Optional<String>)> Array<(Optional<Int>, Optional<String>)>
// expect: [(nil, Optional("a"))]
// expect: ["k": (nil, Optional("a"))] Dictionary<String, (Optional<Int>, Optional<String>)> Dictionary<String, (Optional<Int>, Optional<String>)>
// expect: ["k": (nil, Optional("a"))]
// expect: (x: Optional(1), y: [nil, Optional(2)]) (x: Optional<Int>, y: Array<Optional<Int>>) (x: Optional<Int>, y: Array<Optional<Int>>)
// expect: (x: Optional(1), y: [nil, Optional(2)])
// expect: (Optional(1), 2) (Optional<Int>, Int) (Optional<Int>, Int)
// expect: (Optional(1), 2)
