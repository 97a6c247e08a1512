struct E: Error {}
func load(_ ok: Bool) throws -> Int { if ok { return 1 }; throw E() }
struct S {
  let a: Int
  let b: String
  init(_ ok: Bool) {
    do {
      a = try load(ok)
      b = "loaded"
      print("after", b)
    } catch {
      a = -1
      b = "failed"
    }
  }
}
print(S(true), S(false))
func f(_ ok: Bool) -> Int {
  let x: Int
  do { x = try load(ok); print("ok") } catch { x = 0; print("no") }
  return x
}
print(f(true), f(false))
// expect: after loaded
// expect: S(a: 1, b: "loaded") S(a: -1, b: "failed")
// expect: ok
// expect: no
// expect: 1 0
