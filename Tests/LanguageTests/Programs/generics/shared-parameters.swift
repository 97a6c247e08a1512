func f<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
let o: Int? = 3
print(f(1, o))
print(f(o, 1))
print(f(nil, 1))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(3, o), same(o, 4))
func pair<T>(_ a: [T], _ b: T) -> [T] { a + [b] }
print(pair([1, 2], o))
let x = [1, o, nil]
print(x)
func g<T>(_ a: T, orElse b: @autoclosure () -> T) -> String { "\(T.self)" }
print(g(1, orElse: o))
class A {}
class B: A {}
class C: A {}
print(f(B(), C()), f(A(), B()), f(B(), A()))
print(f(1, 2.5))
let d: Double? = nil
print(f(1, d))
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: true false
// expect: [Optional(1), Optional(2), Optional(3)]
// expect: [Optional(1), Optional(3), nil]
// expect: Optional<Int>
// expect: A A A
// expect: Double
// expect: Optional<Double>
