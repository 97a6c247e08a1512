// What is wanted of a call decides its generic arguments.
struct Box<T> { var v: T; init(_ v: T) { self.v = v } ; static func make(_ v: T) -> Box<T> { Box(v) } }
enum Either<L, R> { case left(L), right(R) }
class Ref<T> { var v: T; init(v: T) { self.v = v } }
let i = 3
let s = "s"
let b1: Box<Double> = Box(3)
let b2: Box<Int?> = .init(i)
let b3: Box<Any> = .make(i)
let e1: Either<Any, Int> = .left(i)
let e2: Either<[Int?], Any> = .left([i])
let r1: Ref<Any?> = Ref(v: i)
func ret() -> Result<Any, any Error> { .success(i) }
func ret2() -> Result<[String: Any], any Error> { .success([s: i]) }
func ret3() throws -> Box<Int?>? { Box(i) }
print(b1, b2, b3, e1, e2, r1.v as Any, ret(), ret2(), try ret3() as Any)
func take(_ b: Box<Int?>) { print(b) }
take(Box(i)); take(.init(i)); take(Box(nil))
let arr: [Box<Int?>] = [Box(i), Box(nil)]
print(arr)
let d: [String: Box<Any>] = ["a": Box(i), "b": Box(s)]
print(d.count, d["b"]!)
let o: Box<Int?>? = Box(i)
print(o as Any)
let t = true ? Box(i) : Box(i + 1)
print(t)
let u: Box<Int?> = true ? Box(i) : Box(nil)
print(u)
protocol P { var n: Int { get } }
struct X: P { var n = 1 }
let bp: Box<any P> = Box(X())
print(bp, bp.v.n)
func mk() -> Box<any P> { return Box(X()) }
print(mk())
let nested: Box<Box<Int?>> = Box(Box(i))
print(nested)
let fn: Box<(Int) -> Any> = Box({ $0 })
print(fn.v(3))
class A {}; class B: A {}
let ra: Ref<A> = Ref(v: B())
print(type(of: ra))
let cc: Box<[A]> = Box([B()])
print(type(of: cc))
var opt: Box<A?> = Box(B())
opt = Box(nil)
print(opt)
opt = Box(B())
print(type(of: opt))
struct Holder { var box: Box<Int?> }
print(Holder(box: Box(i)))
let pair: (Box<Int?>, Box<Any>) = (Box(i), Box(s))
print(pair)
// expect: Box<Double>(v: 3.0) Box<Optional<Int>>(v: Optional(3)) Box<Any>(v: 3) left(3) left([Optional(3)]) Optional(3) success(3) success(["s": 3]) Optional(main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)))
// expect: Box<Optional<Int>>(v: Optional(3))
// expect: Box<Optional<Int>>(v: Optional(3))
// expect: Box<Optional<Int>>(v: nil)
// expect: [main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)), main.Box<Swift.Optional<Swift.Int>>(v: nil)]
// expect: 2 Box<Any>(v: "s")
// expect: Optional(main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)))
// expect: Box<Int>(v: 3)
// expect: Box<Optional<Int>>(v: Optional(3))
// expect: Box<P>(v: main.X(n: 1)) 1
// expect: Box<P>(v: main.X(n: 1))
// expect: Box<Box<Optional<Int>>>(v: main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)))
// expect: 3
// expect: Ref<A>
// expect: Box<Array<A>>
// expect: Box<Optional<A>>(v: nil)
// expect: Box<Optional<A>>
// expect: Holder(box: main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)))
// expect: (main.Box<Swift.Optional<Swift.Int>>(v: Optional(3)), main.Box<Any>(v: "s"))
