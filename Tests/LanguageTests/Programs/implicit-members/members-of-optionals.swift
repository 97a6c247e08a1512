protocol P {}
struct S: P { static func f<T>(_ x: T) -> String { "S" } }
extension P where Self == S { static func f<T>(_ x: T) -> String { "P" + S.f(x) } }
print(S.f(1))
struct V { static let one = V(n: 1); var n: Int }
extension Optional where Wrapped == V { static var one: V? { V(n: 2) } }
let a: V? = .one
print(a!.n)
func f(_ s: V?) -> Int { s?.n ?? 0 }
print(f(.one))
// expect: S
// expect: 2
// expect: 2
