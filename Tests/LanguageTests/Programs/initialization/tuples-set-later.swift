func f(_ c: Bool) -> String { let (s, b): (Int, String); if c { (s, b) = (1, "x") } else { s = 2; b = "y" }; return "\(s)\(b)" }
print(f(true), f(false))
var (m, n): (Int, Int)
(m, n) = (3, 4)
print(m + n)
m += 1; print(m)
func g() -> Int { var (a, (b, c)): (Int, (Int, Int)); a = 1; b = 2; c = 3; a += b; return a + c }
print(g())
let (p, q): (Int?, Int)
if m > 2 { p = nil; q = 1 } else { p = 2; q = 3 }
print(p as Any, q)
var (u, v): (Int?, String?)
print(u as Any, v as Any)
extension AsyncSequence {
    func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
    func firstTwo() async throws -> [Element] { var r: [Element] = []; for try await x in self { r.append(x); if r.count == 2 { break } }; return r }
}
let s = AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() }
print(await s.collect())
struct E: Error {}
let t = AsyncThrowingStream<Int, any Error> { c in c.yield(1); c.finish(throwing: E()) }
do { print(try await t.collect()) } catch { print(error) }
print(try await AsyncStream<Int> { c in c.yield(1); c.yield(2); c.yield(3); c.finish() }.firstTwo())
// expect: 1x 2y
// expect: 7
// expect: 4
// expect: 6
// expect: nil 1
// expect: nil nil
// expect: [1, 2]
// expect: E()
// expect: [1, 2]
