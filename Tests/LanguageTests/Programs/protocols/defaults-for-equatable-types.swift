// A default for equatable types is a witness only of types that are equatable wherever they conform.
protocol P { func p() -> String }
extension P where Self: Equatable { func p() -> String { "equatable default" } }
extension P { func p() -> String { "plain default" } }
struct Box<T> { var t: T }
extension Box: P {}
extension Box: Equatable where T: Equatable {}
struct E: P, Equatable {}
struct N: P {}
func f<X: P>(_ x: X) -> String { x.p() }
func g<X: P & Equatable>(_ x: X) -> String { x.p() }
print(f(Box(t: 1)), f(E()), f(N()))
print(Box(t: 1).p(), Box(t: N()).p(), E().p(), N().p())
print(g(Box(t: 1)), g(E()))
// expect: plain default equatable default plain default
// expect: equatable default plain default equatable default plain default
// expect: plain default equatable default
