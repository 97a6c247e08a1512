struct P<T> { let eval: (T) -> Bool }
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> P<T> { .init { $0[keyPath: k] == v } }
func || <T>(a: P<T>, b: P<T>) -> P<T> { .init { a.eval($0) || b.eval($0) } }
struct E { var boss: String?, n = 1 }
func pick(_ p: P<E>) -> Bool { p.eval(E(boss: nil)) }
print(pick(\.boss == "A"))
print(pick(\.n == 2 || \.boss == "A"))
// expect: false
// expect: false
