enum Failure: Error { case bad(Int), worse }
struct Custom: Error, Equatable { var code: Int }
func risky(_ n: Int) throws -> Int {
  defer { print("leave", n) }
  if n == 1 { throw Failure.bad(n) }
  if n == 2 { throw Failure.worse }
  if n == 3 { throw Custom(code: 7) }
  return n * 2
}
for i in 0..<5 {
  do {
    let r = try risky(i)
    print("ok", r)
  } catch Failure.bad(let k) {
    print("bad", k)
  } catch is Custom {
    print("custom")
  } catch {
    print("other", error)
  }
}
print((try? risky(1)) as Any, (try? risky(4)) as Any)
class R { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("free", n) } }
func nested() throws {
  let r = R(1)
  do {
    let q = R(2)
    print(q.n)
    _ = try risky(2)
  } catch {
    print("caught", error)
  }
  print(r.n)
  _ = try risky(1)
}
do { try nested() } catch { print("outer", error) }
func d() {
  defer { print("first") }
  defer { print("second") }
  for i in 0..<3 {
    defer { print("loop", i) }
    if i == 1 { continue }
    if i == 2 { break }
    print("body", i)
  }
  print("end")
}
d()
struct Acc { var items: [Int] = []; mutating func add(_ n: Int) throws { items.append(n); if n < 0 { throw Custom(code: n) } } }
var acc = Acc()
do { try acc.add(1); try acc.add(-2); try acc.add(3) } catch let e as Custom { print(e.code, acc.items) } catch {}
let result = Result { try risky(3) }
switch result { case .success(let v): print(v); case .failure(let e): print("failed", e) }
init_: do { struct F { init?(_ n: Int) { if n < 0 { return nil } } }; print(F(-1) == nil, F(1) != nil) }
try risky(1)
// expect: leave 0
// expect: ok 0
// expect: leave 1
// expect: bad 1
// expect: leave 2
// expect: other worse
// expect: leave 3
// expect: custom
// expect: leave 4
// expect: ok 8
// expect: leave 1
// expect: leave 4
// expect: nil Optional(8)
// expect: 2
// expect: leave 2
// expect: free 2
// expect: caught worse
// expect: 1
// expect: leave 1
// expect: free 1
// expect: outer bad(1)
// expect: body 0
// expect: loop 0
// expect: loop 1
// expect: loop 2
// expect: end
// expect: second
// expect: first
// expect: -2 [1, -2]
// expect: leave 3
// expect: failed Custom(code: 7)
// expect: true true
// expect: leave 1
// expect trap: Error raised at top level: main.Failure.bad(1)
