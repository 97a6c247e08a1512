// Three protocols that refine one another, each with a default.
protocol A { func m() -> String }
protocol B: A {}
protocol C: B {}
extension A { func m() -> String { "A" } }
extension B { func m() -> String { "B" } }
extension C { func m() -> String { "C" } }
struct X: C {}
struct Y<T>: A {}
extension Y: B where T: B {}
extension Y: C where T: C {}
struct Z<T> {}
extension Z: A where T: A {}
extension Z: B where T: B {}
extension Z: C where T: C {}
func a<T: A>(_ t: T) -> String { t.m() }
func b<T: B>(_ t: T) -> String { t.m() }
func c<T: C>(_ t: T) -> String { t.m() }
print(a(X()), b(X()), c(X()))
print(a(Y<X>()), b(Y<X>()), c(Y<X>()), Y<X>().m(), Y<Int>().m())
print(a(Z<X>()), b(Z<X>()), c(Z<X>()), Z<X>().m())
struct W<T> {}
extension W: A where T: A { func m() -> String { "W" } }
extension W: B where T: B {}
print(a(W<X>()), b(W<X>()), W<X>().m())
struct V<T> {}
extension V: C, B, A where T: C { }
print(a(V<X>()), b(V<X>()), c(V<X>()), V<X>().m())
struct U<T> : A { func m() -> String { "U" } }
extension U where T == Int { func m() -> String { "U Int" } }
extension U: B where T: A {}
print(a(U<Int>()), a(U<X>()), b(U<X>()), U<Int>().m())
// expect: C C C
// expect: A A A C A
// expect: A A A C
// expect: W W W
// expect: C C C C
// expect: U U U U Int
