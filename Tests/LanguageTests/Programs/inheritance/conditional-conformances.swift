// A subclass conforms where its superclass's arguments do.
protocol P { func p() -> String }
protocol Q: P {}
extension P { func p() -> String { "P" } }
extension Q { func p() -> String { "Q" } }
class K<T> { func q() -> String { "K" } }
extension K: P where T: P { }
final class L<T>: K<T> { func p() -> String { "L" } }
struct X: Q {}
func f<T: P>(_ t: T) -> String { t.p() }
print(f(K<X>()), f(L<X>()), L<X>().p(), K<X>().p())
enum Opt<T> { case none, some(T) }
extension Opt: P where T: P { func p() -> String { switch self { case .none: "none"; case .some(let t): "some " + t.p() } } }
extension Opt: Q where T: Q {}
func g<T: Q>(_ t: T) -> String { t.p() }
print(f(Opt.some(X())), g(Opt.some(X())), g(Opt<X>.none))
// expect: P P L P
// expect: some Q some Q none
