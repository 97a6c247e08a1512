func f() throws -> Int { 3 }
infix operator **= : AssignmentPrecedence
func **= (a: inout Int, b: Int) { a = b }
infix operator <+> : AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a + b }
func h() throws {
  let a = try f() + try f()
  let b = try 1 <+> try f()
  var c = 1; c **= try f(); c += try f()
  let d = c > 1 ? try f() : try f()
  let g = (1 + (try f())) * 2
  let i = [1, try f()]
  print(b, d, g, i, 1 + 2 * try f() - 3)
  if c > 1, try f() == 3 || try f() == 4 {}
  _ = 1...try f()
  let k = !(try f() == 1) && c == 1
  print("\(1 + try f())", k)
  let m = try? f() ?? 3
  c = try f() + 1
  let n = c == 1 ? 1 : c == 2 ? try f() : 3 + try f()
}
func w() async -> Int { 1 }
func s() async throws { let a = 1 + await w(); let b = await w() + await w(); let c = try await w() + w(); let d = 1 - (await w()); var e = 1; e -= await w(); print(a, b, c, d, 2 * try await w()) }
// expect error 7:21: 'try' cannot appear to the right of a non-assignment operator
// expect error 8:21: 'try' cannot appear to the right of a non-assignment operator
// expect error 13:29: 'try' cannot appear to the right of a non-assignment operator
// expect error 14:29: 'try' cannot appear to the right of a non-assignment operator
// expect error 15:11: 'try' cannot appear to the right of a non-assignment operator
// expect error 17:16: 'try' cannot appear to the right of a non-assignment operator
// expect error 20:47: 'try' cannot appear to the right of a non-assignment operator
// expect error 23:37: 'await' cannot appear to the right of a non-assignment operator
// expect error 23:68: 'await' cannot appear to the right of a non-assignment operator
// expect error 23:182: 'try' cannot appear to the right of a non-assignment operator
