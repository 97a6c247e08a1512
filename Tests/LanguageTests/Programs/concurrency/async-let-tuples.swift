struct Bad: Error {}
func ok(_ n: Int) async -> Int { n }
func fail(_ n: Int) async throws -> Int { if n > 5 { throw Bad() }; return n }
func pair() async -> (Int, String) { (1, "x") }
func go() async throws {
  async let (m, n) = (ok(1), ok(2))
  print(await m + n)
  async let (a, b): (Int, String) = pair()
  print(await a, await b)
  async let ((c, d), _) = (pair(), ok(4))
  print(await c, await d)
  async let (e, f) = (fail(1), ok(2))
  print(try await e, try await f)
  async let (g, h) = (fail(9), ok(2))
  do { print(try await g, try await h) } catch { print("caught", error) }
  async let _ = ok(3)
  async let x: Int = ok(3), y = ok(4)
  print(await x * y)
}
try await go()
// expect: 3
// expect: 1 x
// expect: 1 x
// expect: 1 2
// expect: caught Bad()
// expect: 12
