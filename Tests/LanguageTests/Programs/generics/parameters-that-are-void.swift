class P<T> { var v: T; init(_ v: T) { self.v = v }
 func then<X>(_ b: (T) -> X) -> P<X> { P<X>(b(v)) }
 func then<X>(_ b: (T) -> P<X>) -> P<X> { b(v) }
 func on(s: @escaping (T) -> Void) { s(v) } }
let p = P<Void>(())
_ = p.then { print("x") }
print(p.then { P(4) }.v)
func reg(_ c: @escaping () -> Void) { p.on(s: c) }
reg { print("hi") }
func at() -> Int { 3 }; func app<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(app((), at))
let q = P((1, "a"))
_ = q.then { _, _ in print("two") }
_ = q.then { a, b in print(a, b) }
func f<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
print(f(-2.0))
func g<T: UnsignedInteger>(_ x: T) -> T { x.magnitude }
print(g(2 as UInt8))
let o = Optional<String>(nil)
print(o as Any)
func w<T>(_ t: T) -> String { "\(t)" }
print(w(Optional<Int>(nil)))
// expect: x
// expect: 4
// expect: hi
// expect: 3
// expect: two
// expect: 1 a
// expect: 2.0
// expect: 2
// expect: nil
// expect: nil
