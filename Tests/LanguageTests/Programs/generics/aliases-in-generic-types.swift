// Aliases inside generic types, by the types with their arguments.
struct Two<T> { var a: T; init(a: T) { self.a = a }; init(code: String, x: T) { a = x } }
struct Box<T> { typealias Pair = Two<T>; struct In { var v: T }; typealias Name = String }
let p = Box<Int>.Pair(a: 3)
print(p, type(of: p))
let q: Box<Double>.Pair = .init(code: "x", x: 2)
print(q, Box<Int>.In(v: 3), Box<Int>.Name("a"))
protocol N { init(v: Int) }
extension Double: N { init(v: Int) { self = Double(v) } }
struct F<V: N> { typealias Self2 = F<V>; var v: V; init(code: Int) { v = V(v: code) } }
print(F<Double>.Self2(code: 3))
struct G<T> { typealias P<U> = (T, U); typealias D = [String: T]; typealias L = Array; typealias C = (T) -> Void }
let t: G<Int>.P<String> = (1, "a")
print(t, G<Int>.D(), G<Double>.D().isEmpty, type(of: G<Bool>.D()), G<Int>.L<String>(["a"]))
extension Box { typealias Later = Two<[T]> }
print(Box<Int>.Later(a: [1]))
class Base<T> { typealias Item = Two<T> }; class Derived: Base<String> {}
print(Derived.Item(a: "s"), type(of: Base<Int>.Item(a: 2)))
// expect: Two<Int>(a: 3) Two<Int>
// expect: Two<Double>(a: 2.0) In(v: 3) a
// expect: F<Double>(v: 3.0)
// expect: (1, "a") [:] true Dictionary<String, Bool> ["a"]
// expect: Two<Array<Int>>(a: [1])
// expect: Two<String>(a: "s") Two<Int>
