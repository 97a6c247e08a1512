typealias Handler = (Int) throws -> Int
func apply<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }
let up: (@escaping Handler) -> Handler = { next in { try next($0) + 1 } }
let h: Handler = { $0 * 2 }
let app = apply(h, up)
print(try app(4))
func pick<T>(_ a: T, _ b: T, _ f: () throws -> Bool) rethrows -> T { try f() ? a : b }
let k: Handler = pick(h, h) { true }
print(try k(3))
func noth(_ f: () throws -> Void) rethrows { try f() }
do { try noth { throw CancellationError() } } catch { print("caught") }
// expect: 9
// expect: 6
// expect: caught
