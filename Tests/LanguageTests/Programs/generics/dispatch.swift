protocol P { func required() -> String }
extension P { func required() -> String { "P.required" }; func extra() -> String { "P.extra" } }
protocol Q: P {}
extension Q { func required() -> String { "Q.required" }; func extra() -> String { "Q.extra" } }
struct A: P { func extra() -> String { "A.extra" } }
struct B: Q {}
struct C: Q { func required() -> String { "C.required" } }
struct D: P {}
extension D: Q {}
func viaP<T: P>(_ t: T) -> String { t.required() + " " + t.extra() }
func viaQ<T: Q>(_ t: T) -> String { t.required() + " " + t.extra() }
func viaAnyP(_ t: any P) -> String { t.required() + " " + t.extra() }
print(A().required(), A().extra(), viaP(A()))
print(B().required(), B().extra(), viaP(B()), viaQ(B()))
print(C().required(), viaP(C()), viaQ(C()), viaAnyP(C()))
print(viaAnyP(A()), viaAnyP(B()), viaP(D()))
func overload(_ x: any P) -> String { "any P" }
func overload<T: P>(_ x: T) -> String { "T: P" }
func overload<T: Q>(_ x: T) -> String { "T: Q" }
func overload(_ x: C) -> String { "C" }
print(overload(A()), overload(B()), overload(C()), overload(A() as any P))
func f(_ x: Any) -> String { "Any" }
func f(_ x: Int?) -> String { "Int?" }
func f(_ x: Double) -> String { "Double" }
print(f(1), f(1.0), f("s"), f(Optional(3)), f(nil))
func g(_ x: Int...) -> String { "variadic" }
func g(_ x: Int) -> String { "one" }
func g(_ x: Int, _ y: Int = 0) -> String { "two" }
print(g(1), g(1, 2), g(), g(1, 2, 3))
func h(_ x: () -> Void) -> String { "void" }
func h(_ x: () -> Int) -> String { "int" }
print(h { }, h { 3 })
func label(a: Int) -> String { "a" }
func label(b: Int) -> String { "b" }
print(label(b: 1), label(a: 1), [label(a:), label(b:)].map { $0(0) })
func r() -> Int { 1 }
func r() -> String { "one" }
let i: Int = r(); let s: String = r()
print(i, s, (r() as String).count)
// expect: P.required A.extra P.required P.extra
// expect: Q.required Q.extra Q.required P.extra Q.required Q.extra
// expect: C.required C.required P.extra C.required Q.extra C.required P.extra
// expect: P.required P.extra Q.required P.extra Q.required P.extra
// expect: any P any P C any P
// expect: Any Double Any Int? Int?
// expect: one two variadic variadic
// expect: void int
// expect: b a ["a", "b"]
// expect: 1 one 3
