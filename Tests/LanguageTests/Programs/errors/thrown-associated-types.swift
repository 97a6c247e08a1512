protocol T1 { associatedtype Failure: Error; func run() throws(Failure) -> Int }
func go<T: T1>(_ t: T) -> Result<Int, T.Failure> { do { return .success(try t.run()) } catch { return .failure(error) } }
extension T1 { func go4() -> Failure? { do { _ = try run(); return nil } catch { return error } } }
enum E: Error { case bad }
struct A: T1 { func run() throws(E) -> Int { throw .bad } }
struct B: T1 { func run() -> Int { 3 } }
print(go(A()), A().go4() as Any, go(B()), B().go4() as Any)
struct R<T: SignedInteger> { var n, d: T; func plus(_ o: R<T>) -> R<T> { R(n: n * o.d + o.n * d, d: d * o.d) } }
func / <T: SignedInteger>(a: T, b: T) -> R<T> { R(n: a, d: b) }
let q: R<Int> = 3/4; print(q)
print(6/4)
// expect: failure(main.E.bad) Optional(main.E.bad) success(3) nil
// expect: R<Int>(n: 3, d: 4)
// expect: 1
