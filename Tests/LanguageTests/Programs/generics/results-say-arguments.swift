protocol P { var name: String { get } }; extension Int: P { var name: String { "int" } }
struct W<T> { var v: T; init(v: T) { self.v = v } }
class Ref<T> { var v: T; init(_ v: T) { self.v = v } }
let i = 3
func w() -> W<any P> { W(v: i) }
print(w().v.name)
let q: W<Any> = W(v: i), q2: W<Any>? = W(v: i)
let r: W<Any?> = W(v: i)
let rs: Ref<[any P]> = Ref([i, i])
rs.v.append(4)
let u: W<P?> = .init(v: i)
func make<T>(_ v: T) -> W<T> { W(v: v) }
let m: W<any P> = make(i)
print(type(of: q), type(of: r), type(of: rs), type(of: u), type(of: m), q2 as Any)
let res: Result<any P, any Error> = .success(i)
let ok: Result<Any, Error> = Result.success(i)
func mk() -> Result<any P, Error> { Result { i } }
print(res, ok, mk())
func both<A, B>(_ a: A, _ b: B) -> (W<A>, W<B>) { (W(v: a), W(v: b)) }
let bb: (W<Any>, W<Int>) = both(i, i)
print(bb)
class A { var n: String { "A" } }; class B: A { override var n: String { "B" } }
let ra: Ref<A> = Ref(B()); print(ra.v.n, type(of: ra))
let xs = [1, 2]; let rp: Ref<[any P]> = Ref(xs); print(rp.v.count)
let oi: Ref<Int?> = Ref(i); print(oi.v as Any)
// expect: int
// expect: W<Any> W<Optional<Any>> Ref<Array<P>> W<Optional<P>> W<P> Optional(main.W<Any>(v: 3))
// expect: success(3) success(3) success(3)
// expect: (main.W<Any>(v: 3), main.W<Swift.Int>(v: 3))
// expect: B Ref<A>
// expect: 2
// expect: Optional(3)
