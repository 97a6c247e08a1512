struct It: Identifiable { let id: Int }
func h<T: Identifiable>(_ t: T) where T.ID == String {}
h(It(id: 1))
extension Identifiable where ID == String { func q() {} }
It(id: 1).q()
extension Array where Element: Identifiable, Element.ID == String { func r() {} }
[It(id: 1)].r()
enum E: Int { case a }; func k<R: RawRepresentable>(_ r: R) where R.RawValue == String {}
k(E.a)
struct It2: Identifiable { let id: String }
h(It2(id: "a"))
It2(id: "a").q()
[It2(id: "a")].r()
protocol Q { associatedtype M }
struct A: Q { typealias M = Int }
struct B: Q { typealias M = String }
func two<X: Q, Y: Q>(_ x: X, _ y: Y) where X.M == Y.M {}
two(A(), A())
class V {}; class W: V {}
func hw<T: W>(_ t: T) {}
hw(1)
hw(V())
hw(W())
struct P<T> { var t: T }; extension P where T: W { func z() {} }
P(t: V()).z()
P(t: W()).z()
// expect error 3:1: global function 'h' requires the types 'Int' and 'String' be equivalent
// expect error 5:11: referencing instance method 'q()' on 'Identifiable' requires the types 'Int' and 'String' be equivalent
// expect error 7:13: referencing instance method 'r()' on 'Array' requires the types 'Int' and 'String' be equivalent
// expect error 9:1: global function 'k' requires the types 'Int' and 'String' be equivalent
// expect error 21:1: global function 'hw' requires that 'Int' inherit from 'W'
// expect error 22:1: global function 'hw' requires that 'V' inherit from 'W'
// expect error 25:11: referencing instance method 'z()' on 'P' requires that 'V' inherit from 'W'
