protocol Prov { associatedtype V; static var value: V { get } }
struct Def<P: Prov> where P.V: Equatable { var v = P.value; init() {} }
struct Simple<P: Prov> { var v = P.value; init() {} }
struct Sets<T: Hashable> { var s: Set<T> }
enum One: Prov { static let value = 1 }
func a<P>(_ t: Simple<P>) -> P.V { P.value }
func b<T>(_ s: Sets<T>, _ t: T) -> Bool { s.s.contains(t) }
print(a(Simple<One>()), b(Sets(s: [1]), 1))
func make<P>(_ t: Def<P>.Type) -> Def<P> { .init() }
func make3<P>(_ t: Def<P>) -> Bool { t.v == P.value }
print(make(Def<One>.self).v, make3(Def<One>()))
extension Array { func all<P>(_ t: Def<P>) -> Bool where Element == P.V { allSatisfy { $0 == t.v } } }
print([1, 1].all(Def<One>()))
// expect: 1 true
// expect: 1 true
// expect: true
