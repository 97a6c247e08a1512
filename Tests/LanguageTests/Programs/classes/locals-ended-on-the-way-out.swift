// Locals end in the order opposite to that in which they began, however a function is left.
final class Res {
  let n: String
  init(_ n: String) { self.n = n }
  deinit { print("close", n) }
}
struct Stop: Error {}
func fail() throws { throw Stop() }
func early(_ x: Bool) {
  let a = Res("a")
  let b = Res("b")
  if x {
    let c = Res("c")
    print("early", c.n)
    return
  }
  print(a.n, b.n)
}
early(true)
early(false)
func throwing(_ way: Int) throws {
  let a = Res("a")
  let b = Res("b")
  if way == 0 { throw Stop() }
  if way == 1 { try fail() }
  guard way > 2 else { return }
  print(a.n, b.n)
}
for way in 0...3 {
  print("way", way)
  do { try throwing(way) } catch { print("caught") }
}
func loop() -> Int {
  for i in 1...2 {
    let a = Res("a\(i)")
    let b = Res("b\(i)")
    for j in 1...2 {
      let c = Res("c\(j)")
      if j == 1 { continue }
      if i == 2 { return a.n.count + b.n.count + c.n.count }
    }
  }
  return 0
}
print(loop())
func deferred() {
  let a = Res("a")
  defer { print("deferred", a.n) }
  let b = Res("b")
  let make = { () -> Int in
    let x = Res("x")
    let y = Res("y")
    if b.n == "b" { return x.n.count + y.n.count }
    return 0
  }
  print(make())
  if a.n == "a" { return }
  print(b.n)
}
deferred()
func bound(_ r: Res?) {
  guard let r else { return print("none") }
  let s = Res("s")
  if let t = Optional(Res("t")), t.n == "t" {
    print(r.n, s.n)
    return
  }
}
bound(Res("r"))
// expect: early c
// expect: close c
// expect: close b
// expect: close a
// expect: a b
// expect: close b
// expect: close a
// expect: way 0
// expect: close b
// expect: close a
// expect: caught
// expect: way 1
// expect: close b
// expect: close a
// expect: caught
// expect: way 2
// expect: close b
// expect: close a
// expect: way 3
// expect: a b
// expect: close b
// expect: close a
// expect: close c1
// expect: close c2
// expect: close b1
// expect: close a1
// expect: close c1
// expect: close c2
// expect: close b2
// expect: close a2
// expect: 6
// expect: close y
// expect: close x
// expect: 2
// expect: close b
// expect: deferred a
// expect: close a
// expect: r s
// expect: close t
// expect: close s
// expect: close r
