func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func repeated(_ n: Int, _ f: @escaping (Int) -> Int) -> (Int) -> Int { n == 0 ? { $0 } : { f(repeated(n - 1, f)($0)) } }
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var seen: [K: V] = [:]; return { k in if let v = seen[k] { return v }; let v = f(k); seen[k] = v; return v } }
let inc = curry(+)(1)
print(compose(inc, String.init)(4), repeated(3) { $0 * 2 }(1), [1, 2].map(curry(*)(10)))
var calls = 0
let slow = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(slow(3), slow(3), slow(4), calls)
func counter() -> (next: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c = counter()
_ = c.next(); print(c.next()); c.reset(); print(c.next())
// expect: 5 8 [10, 20]
// expect: 9 9 16 2
// expect: 2
// expect: 1
