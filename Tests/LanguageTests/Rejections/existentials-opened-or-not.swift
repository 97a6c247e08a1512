protocol P { associatedtype T; var v: T { get } }
struct A: P { var v = 1 }
struct Box<X> { var x: X }
func d<X: P>(_ x: X) -> [String: X] { [:] }
func t<X: P>(_ x: X) -> (X, Int) { (x, 1) }
func a2<X: P>(_ x: X) -> [[X]?] { [] }
func as1<X: P>(_ x: X) -> X.T { x.v }
func as2<X: P>(_ x: X) -> [X.T] { [] }
func as3<X: P>(_ x: X) -> Box<X.T>? { nil }
func m<X: P>(_ x: X) -> X.Type { X.self }
func f1<X: P>(_ x: X) -> () -> X { { x } }
func f2<X: P>(_ x: X) -> (X) -> Void { { _ in } }
func f3<X: P>(_ x: X) -> (X.T) -> Void { { _ in } }
func o<X: P>(_ x: X) -> some P { x }
func r<X: P>(_ x: X) -> Result<X, Error> { .success(x) }
func ar<X: P>(_ x: X) -> ArraySlice<X> { [] }
func ci<X: P>(_ x: X, _ f: (X) -> Void) {}
func ck<X: P>(_ x: X, _ f: () -> X) {}
func an<X: P>(_ x: X) -> any P { x }
func de<X: P>(_ x: X, _ y: X? = nil) {}
func io<X: P>(_ x: inout X) {}
func va<X: P>(_ x: X...) {}
func oo<X: P>(_ x: X?) {}
func oo2<X: P>(l x: X?) -> Int { 1 }
func oo3<X: P>(_ x: X??) {}
var p: any P = A()
_ = d(p)
_ = t(p)
_ = a2(p)
_ = as1(p)
_ = as2(p)
_ = as3(p)
_ = m(p)
_ = f1(p)
_ = f2(p)
_ = f3(p)
_ = o(p)
_ = r(p)
_ = ar(p)
ci(p) { _ in }
ck(p) { p }
_ = an(p)
de(p)
io(&p)
va(p)
oo(p)
_ = oo2(l: p)
oo3(p)
let op: (any P)? = p
oo(op)
oo(op!)
if let op { oo(op) }
struct S { func q<X: P>(_ x: X?) {}; func w<X: P>(_ x: X) -> Box<X> { Box(x: x) } }
S().q(p)
_ = S().w(p)
struct Held<X: P> { let x: X }
func held<X: P>(_ x: X) -> Held<X> { Held(x: x) }
_ = held(p)
let all = [p].map { held($0) }
func two<X: P>(_ x: X, _ y: X) {}
two(p, p)
// expect error 32:5: type 'any P' cannot conform to 'P'
// expect error 35:5: type 'any P' cannot conform to 'P'
// expect error 36:5: type 'any P' cannot conform to 'P'
// expect error 38:5: type 'any P' cannot conform to 'P'
// expect error 39:5: type 'any P' cannot conform to 'P'
// expect error 41:1: type 'any P' cannot conform to 'P'
// expect error 43:1: type 'any P' cannot conform to 'P'
// expect error 45:1: type 'any P' cannot conform to 'P'
// expect error 48:1: type 'any P' cannot conform to 'P'
// expect error 50:1: type 'any P' cannot conform to 'P'
// expect error 55:9: type 'any P' cannot conform to 'P'
// expect error 58:5: type 'any P' cannot conform to 'P'
// expect error 59:21: type 'any P' cannot conform to 'P'
// expect error 61:1: type 'any P' cannot conform to 'P'
