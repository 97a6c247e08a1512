// A pattern that takes a result apart says which overload is meant.
struct S { func data(_ a: Int) -> (Int, String) { (a, "x") } ; func load() async throws -> (Int, String) { (1, "y") } }
extension S { func data(_ a: Int) -> Int { let (d, r) = self.data(a); print(r); return d }
 func load() async throws -> Int { let (d, r) = try await self.load(); print(r); return d } }
let n: Int = S().data(4)
print(n)
let (x, y) = S().data(2); print(x, y)
var p = 0, q = ""
(p, q) = S().data(7); print(p, q)
let m: Int = try await S().load(); print(m)
let (_, z) = S().data(2); print(z)
let z2: (Int, String) = S().data(3); print(z2)
// expect: x
// expect: 4
// expect: 2 x
// expect: 7 x
// expect: y
// expect: 1
// expect: x
// expect: (3, "x")
