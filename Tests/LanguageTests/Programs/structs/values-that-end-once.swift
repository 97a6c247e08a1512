struct Token: ~Copyable {
    let id: Int
    init(_ i: Int) { id = i }
    deinit { print("destroy \(id)") }
    consuming func redeem() -> Int { let r = id * 100; discard self; return r }
    consuming func close() { print("closing \(id)") }
    borrowing func peek() -> Int { id }
    func plain() -> Int { id + 1 }
}
do { let t = Token(1); print(t.redeem()) }
do { let a = Token(2); let b = Token(3); print(b.id); print("end of scope", a.id) }
func take(_ t: consuming Token) { print("took", t.id) }
func look(_ t: borrowing Token) { print("look", t.id) }
func change(_ t: inout Token) { t = Token(t.id + 10) }
do {
  let a = Token(4)
  look(a)
  take(a)
  print("after take")
}
do {
  var v = Token(5)
  print("before")
  v = Token(6)
  print("replaced", v.peek(), v.plain())
  change(&v)
  print("changed", v.id)
}
do {
  let c = Token(7)
  c.close()
  print("closed")
}
func make(_ n: Int) -> Token { let t = Token(n); print("made", t.id); return t }
do {
  let m = make(8)
  let n = m
  print("moved", n.id)
}
_ = Token(9)
print("dropped")
struct File: ~Copyable {
  private var fd: Int
  var lines: [String] = []
  init?(_ fd: Int) { if fd < 0 { return nil }; self.fd = fd }
  mutating func write(_ s: String) { lines.append(s) }
  consuming func finish() -> [String] { let l = lines; return l }
  deinit { print("close fd", fd, lines) }
}
do {
  if var f = File(3) {
    f.write("a"); f.write("b")
    print(f.lines.count)
    let out = f.finish()
    print("out", out)
  }
  if let g = File(-1) { print(g.lines) } else { print("none") }
}
struct Holder: ~Copyable { var a: Token; let b: Token; init(_ x: consuming Token, _ y: consuming Token) { a = x; b = y }; deinit { print("holder") } }
do {
  var h = Holder(Token(20), Token(21))
  h.a = Token(22)
  print("held", h.a.id, h.b.id)
}
func early(_ x: Bool) {
  let t = Token(30)
  if x { print("early"); return }
  print("late", t.id)
}
early(true); early(false)
struct E: Error {}
func thrower() throws { let t = Token(40); print(t.id); throw E() }
do { try thrower() } catch { print("caught") }
do {
  var o: Token? = Token(50)
  o = nil
  print("niled")
  o = Token(51)
  if let t = o.take() { print("taken", t.id) }
  print(o == nil ? "empty" : "full")
}
func loop() { for i in 60...61 { let t = Token(i); print("loop", t.id) } }
loop()
print("done")
// expect: 100
// expect: 3
// expect: end of scope 2
// expect: destroy 3
// expect: destroy 2
// expect: look 4
// expect: took 4
// expect: destroy 4
// expect: after take
// expect: before
// expect: destroy 5
// expect: replaced 6 7
// expect: destroy 6
// expect: changed 16
// expect: destroy 16
// expect: closing 7
// expect: destroy 7
// expect: closed
// expect: made 8
// expect: moved 8
// expect: destroy 8
// expect: destroy 9
// expect: dropped
// expect: 2
// expect: close fd 3 ["a", "b"]
// expect: out ["a", "b"]
// expect: none
// expect: destroy 20
// expect: held 22 21
// expect: holder
// expect: destroy 22
// expect: destroy 21
// expect: early
// expect: destroy 30
// expect: late 30
// expect: destroy 30
// expect: 40
// expect: destroy 40
// expect: caught
// expect: destroy 50
// expect: niled
// expect: taken 51
// expect: destroy 51
// expect: empty
// expect: loop 60
// expect: destroy 60
// expect: loop 61
// expect: destroy 61
// expect: done
