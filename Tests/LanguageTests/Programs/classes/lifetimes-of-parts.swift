final class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
func two() -> (D, D) { (D("a"), D("b")) }
func three() -> (D, (Int, D, D)) { (D("a"), (1, D("b"), D("c"))) }
struct P { var x = D("x"), y = D("y") }
enum E { case two(D, D), one(D), none }
func ignored() {
  _ = two()
  let _ = three()
  _ = P()
  two()
}
ignored()
func taken() {
  switch two() { case (let a, _): print("body", a.n) }
  switch two() { case (_, let b): print("body", b.n) }
  switch E.two(D("e"), D("f")) {
  case .two(let e, _): print("body", e.n)
  case .one, .none: break
  }
  switch E.one(D("g")) {
  case .one: print("body")
  default: break
  }
  switch P() { case let p where p.x.n == "y": print("never"); case let p: print("body", p.y.n) }
  print("end")
}
taken()
func falls() {
  switch E.one(D("h")) {
  case .one: print("first"); fallthrough
  case .two: print("second")
  case .none: break
  }
}
falls()
let kept = two()
switch kept { case (let a, _): print("body", a.n) }
func open() {
  switch E.one(D("i")) { case .one: print("body"); case .two: break; case .none: break }
  switch E.two(D("j"), D("k")) { case .two(let j, _): print("body", j.n); default: break }
  switch Optional(D("l")) { case .some: print("body"); case nil: break }
  switch two() { case (let a, _) where a.n == "": print("never"); default: print("body") }
}
open()
// expect: deinit b
// expect: deinit a
// expect: deinit c
// expect: deinit b
// expect: deinit a
// expect: deinit x
// expect: deinit y
// expect: deinit b
// expect: deinit a
// expect: deinit b
// expect: body a
// expect: deinit a
// expect: deinit a
// expect: body b
// expect: deinit b
// expect: deinit f
// expect: body e
// expect: deinit e
// expect: body
// expect: deinit g
// expect: body y
// expect: deinit x
// expect: deinit y
// expect: end
// expect: deinit h
// expect: first
// expect: second
// expect: body a
// expect: deinit i
// expect: body
// expect: body j
// expect: deinit j
// expect: deinit k
// expect: deinit l
// expect: body
// expect: deinit a
// expect: deinit b
// expect: body
