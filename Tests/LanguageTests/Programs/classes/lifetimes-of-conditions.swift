class C { let n: Int; init(_ n: Int) { self.n = n; print("init", n) }; deinit { print("deinit", n) } 
  var odd: Bool { n % 2 == 1 } }
func make(_ n: Int) -> C? { C(n) }
func a() { if let c = make(2), c.odd { print("odd") } else { print("else") }; print("end a") }
a()
func b() { guard let c = make(4), c.odd else { print("guard else"); return }; print(c.n) }
b()
func d() { while let c = make(6), c.odd { print("loop") }; print("after loop") }
d()
enum E { case one(C), two }
func e(_ x: () -> E) { switch x() { case .one(let c) where c.odd: print("odd one"); case .one(let c): print("one", c.n); case .two: print("two") }; print("end e") }
e { .one(C(8)) }; e { .one(C(9)) }
func f() { if case .one(let c) = E.one(C(10)), c.odd { print("o") } else if let d = make(12), d.odd { print("d") } else { print("none") }; print("end f") }
f()
let any: () -> Any = { C(14) }
func g() { switch any() { case let c as C where c.odd: print("odd"); case is Int: print("int"); case let c as C: print("even", c.n); default: break }; print("end g") }
g()
for i in 20...22 { guard let c = make(i), c.odd else { print("skip"); continue }; print("use", c.n) }
do { if let c = make(30), c.odd { } ; print("end do") }
if let c = make(32), c.odd { }
print("end")
// expect: init 2
// expect: deinit 2
// expect: else
// expect: end a
// expect: init 4
// expect: deinit 4
// expect: guard else
// expect: init 6
// expect: deinit 6
// expect: after loop
// expect: init 8
// expect: one 8
// expect: deinit 8
// expect: end e
// expect: init 9
// expect: odd one
// expect: deinit 9
// expect: end e
// expect: init 10
// expect: deinit 10
// expect: init 12
// expect: deinit 12
// expect: none
// expect: end f
// expect: init 14
// expect: even 14
// expect: deinit 14
// expect: end g
// expect: init 20
// expect: deinit 20
// expect: skip
// expect: init 21
// expect: use 21
// expect: deinit 21
// expect: init 22
// expect: deinit 22
// expect: skip
// expect: init 30
// expect: deinit 30
// expect: end do
// expect: init 32
// expect: deinit 32
// expect: end
