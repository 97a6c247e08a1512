func f<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
let o: Int? = 2
print(f(1, o)); print(f(o, 1)); print(f(1, 2.5)); print(f(nil, 1)); print(f(1, nil))
func g<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(g(2, o), g(o, nil), g("a", "a" as String?))
func p<T>(_ a: T...) -> String { "\(T.self)" }
print(p(1, o), p("a", nil))
struct Box<T> { var v: T; init(_ a: T, _ b: T) { v = b } }
print(Box(1, o), Box(1.0, 2))
let oo: Int?? = 3
print(f(1, oo), f(o, oo))
class A {}; class B: A {}; class C: A {}
print(f(B(), A()), f(B(), C()), f(B() as B?, A()))
func h<T>(_ a: [T], _ b: T) -> String { "\(T.self)" }
print(h([1,2], o)); print(h([o], 1))
func k<K, V>(_ d: [K: V], _ v: V) -> String { "\(K.self) \(V.self)" }
print(k(["a": 1], o))
func q<T>(_ a: T, or b: @autoclosure () -> T) -> String { "\(T.self) \(b())" }
print(q(1, or: o))
print([1, o], type(of: [1, o]), type(of: true ? 1 : o))
func closure<T>(_ a: T, _ f: (T) -> T) -> T { f(a) }
print(closure(o) { $0 })
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Double
// expect: Optional<Int>
// expect: Optional<Int>
// expect: true false true
// expect: Optional<Int> Optional<String>
// expect: Box<Optional<Int>>(v: Optional(2)) Box<Double>(v: 2.0)
// expect: Optional<Optional<Int>> Optional<Optional<Int>>
// expect: A A Optional<A>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: String Optional<Int>
// expect: Optional<Int> Optional(2)
// expect: [Optional(1), Optional(2)] Array<Optional<Int>> Optional<Int>
// expect: Optional(2)
