protocol P { var n: Int { get } }
struct A: P { var n: Int }
struct B<T>: P { var t: T; var n: Int { 3 } }
extension P where Self == A { static var a: A { A(n: 1) } ; static func make(_ n: Int) -> A { A(n: n) } }
extension P { static func b<T>(_ t: T) -> B<T> where Self == B<T> { B(t: t) } }
func h<S: P>(_ s: S) { print(S.self, s.n) }
h(.a); h(.make(4)); h(.b("x"))
struct Holder<S: P, C> { let s: S; let c: C; init(_ s: S, c: () -> C) { self.s = s; self.c = c() } }
print(Holder(.a) { 3 })
print(Holder(.make(2)) { "x" })
struct H1<S: P> { let s: S; init(_ s: S) { self.s = s } }
print(H1(.a))
struct H2<S: P> { let s: S; init(_ s: S, c: () -> Int) { self.s = s } }
print(H2(.a) { 3 })
struct H3<S> where S: P { let s: S; let c: Int; init(_ s: S, c: Int) { self.s = s; self.c = c } }
print(H3(.a, c: 3))
struct H4<S: P, C> { let s: S; init(_ s: S, c: C) { self.s = s } }
print(H4(.a, c: 3))
struct H5<S: P, C> { let s: S; init(_ s: S) { self.s = s } }

// expect: A 1
// expect: A 4
// expect: B<String> 3
// expect: Holder<A, Int>(s: main.A(n: 1), c: 3)
// expect: Holder<A, String>(s: main.A(n: 2), c: "x")
// expect: H1<A>(s: main.A(n: 1))
// expect: H2<A>(s: main.A(n: 1))
// expect: H3<A>(s: main.A(n: 1), c: 3)
// expect: H4<A, Int>(s: main.A(n: 1))
