struct E { var pay: Double = 1, big: UInt8 = 3 }
struct Setter<T> { let f: (inout T) -> Void }
infix operator .=: AssignmentPrecedence
func .= <T, V>(k: WritableKeyPath<T, V>, v: V) -> Setter<T> { .init { $0[keyPath: k] = v } }
func build(_ s: Setter<E>...) -> E { s.reduce(into: E()) { $1.f(&$0) } }
print(build(\.pay .= 3, \.big .= 200))
// expect: E(pay: 3.0, big: 200)
