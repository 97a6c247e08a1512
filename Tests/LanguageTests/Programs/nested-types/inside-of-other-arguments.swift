struct Outer<V> { struct Nested { var v: V } ; static func m(_ x: [V]) -> Outer<[V]>.Nested { .init(v: x) } }
struct O2<V> { struct N { var v: V; init(_ v: V) { self.v = v } } 
 func a(_ x: [V]) -> O2<[V]>.N { let n: O2<[V]>.N = O2<[V]>.N(x); return n } }
print(Outer<Int>.m([1]), O2<Int>().a([1]))
func out<T>(_ t: T) -> Outer<T>.Nested { Outer<T>.Nested(v: t) }
print(out("x"))
// expect: Nested(v: [1]) N(v: [1])
// expect: Nested(v: "x")
