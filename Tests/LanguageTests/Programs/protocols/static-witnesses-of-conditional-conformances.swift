// Static requirements through generic parameters run the conformance's own.
protocol Base { static var tag: String { get }; init() }
protocol Derived: Base {}
extension Base { static var tag: String { "base" } }
extension Derived { static var tag: String { "derived" } }
struct W<T> { init() {} }
extension W: Base where T: Base { static var tag: String { "W<\(T.tag)>" } }
extension W: Derived where T: Derived {}
struct A: Base {}
struct B: Derived {}
func tag<T: Base>(_ t: T.Type) -> String { T.tag }
func dtag<T: Derived>(_ t: T.Type) -> String { T.tag + String(describing: T()) }
print(tag(A.self), tag(B.self), tag(W<A>.self), tag(W<B>.self), dtag(B.self), dtag(W<B>.self))
print(W<B>.tag, W<W<B>>.tag)
let ts: [any Base.Type] = [A.self, B.self, W<A>.self, W<W<B>>.self]
print(ts.map { $0.tag })
// expect: base derived W<base> W<derived> derivedB() W<derived>W<B>()
// expect: W<derived> W<W<derived>>
// expect: ["base", "derived", "W<base>", "W<W<derived>>"]
