protocol Reducer<State> { associatedtype State; func reduce(_ s: inout State) }
struct Inc: Reducer { func reduce(_ s: inout Int) { s += 1 } }
struct Twice: Reducer { func reduce(_ s: inout Int) { s *= 2 } }
struct Both<A: Reducer, B: Reducer>: Reducer where A.State == B.State { let a: A, b: B; func reduce(_ s: inout A.State) { a.reduce(&s); b.reduce(&s) } }
func both<A: Reducer, B: Reducer>(_ a: A, _ b: B) -> Both<A, B> { .init(a: a, b: b) }
extension Reducer { func then<R: Reducer>(_ r: R) -> Both<Self, R> where R.State == State { Both(a: self, b: r) }
  func then2<R: Reducer>(_ r: R) -> Both<Self, R> { Both(a: self, b: r) } }
var n = 3
both(Inc(), Twice()).reduce(&n)
print(n)
Inc().then(Twice()).then2(Inc()).reduce(&n)
print(n)
// expect: 8
// expect: 19
