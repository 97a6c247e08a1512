// When the parts of tuples end that are dropped.
final class A { let n: String; init(_ n: String) { self.n = n; print("init", n) }; deinit { print("deinit", n) } }
func go() {
  (_, _) = (A("a"), A("b"))
  print("1")
  _ = (A("c"), A("d"))
  print("2")
  let (_, _) = (A("e"), A("f"))
  print("3")
  let (x, _) = (A("g"), A("h"))
  print("4", x.n)
  var y: A
  (y, _) = (A("i"), A("j"))
  print("5", y.n)
  (_, y) = (A("k"), A("l"))
  print("6", y.n)
  (_, _, _) = (A("m"), A("n"), A("o"))
  print("7")
  (_, (_, _)) = (A("p"), (A("q"), A("r")))
  print("8")
  (_, y, _) = (A("s"), A("t"), A("u"))
  print("9")
  let _ = A("v")
  print("10")
  let (_, z, _) = (A("w"), A("x"), A("y"))
  print("11", z.n)
  func pair() -> (A, A) { (A("p1"), A("p2")) }
  (_, _) = pair()
  print("12")
  _ = pair()
  print("13")
  let (_, _) = pair()
  print("14")
  (y, _) = pair()
  print("15")
  _ = pair().0
  print("16")
  (_, y) = pair()
  print("17")
  let (q, _) = pair()
  print("18", q.n)
  var w: A
  (w, y) = (A("z1"), A("z2"))
  (y, w) = (w, y)
  print(y.n, w.n)
}
go()
print("global")
(_, _) = (A("a"), A("b"))
_ = (A("c"), A("d"))
let (_, _) = (A("e"), A("f"))
let (x2, _) = (A("g"), A("h"))
print("4", x2.n)
func pair2() -> (A, A) { (A("p1"), A("p2")) }
(_, _) = pair2()
print("12")
_ = pair2()
print("13")
pair2()
struct S { let a = A("s1"); let b = A("s2") }
_ = S()
let t: (A, A)? = (A("o1"), A("o2"))
func f() { let p = pair2(); print(p.0.n) }
// expect: init a
// expect: deinit a
// expect: init b
// expect: deinit b
// expect: 1
// expect: init c
// expect: deinit c
// expect: init d
// expect: deinit d
// expect: 2
// expect: init e
// expect: deinit e
// expect: init f
// expect: deinit f
// expect: 3
// expect: init g
// expect: init h
// expect: deinit h
// expect: 4 g
// expect: init i
// expect: init j
// expect: deinit j
// expect: 5 i
// expect: init k
// expect: deinit k
// expect: init l
// expect: deinit i
// expect: 6 l
// expect: init m
// expect: deinit m
// expect: init n
// expect: deinit n
// expect: init o
// expect: deinit o
// expect: 7
// expect: init p
// expect: deinit p
// expect: init q
// expect: deinit q
// expect: init r
// expect: deinit r
// expect: 8
// expect: init s
// expect: deinit s
// expect: init t
// expect: init u
// expect: deinit u
// expect: deinit l
// expect: 9
// expect: init v
// expect: deinit v
// expect: 10
// expect: init w
// expect: deinit w
// expect: init x
// expect: init y
// expect: deinit y
// expect: 11 x
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 12
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 13
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 14
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit t
// expect: 15
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 16
// expect: init p1
// expect: init p2
// expect: deinit p1
// expect: deinit p1
// expect: 17
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: 18 p1
// expect: init z1
// expect: init z2
// expect: deinit p2
// expect: z1 z2
// expect: deinit z2
// expect: deinit p1
// expect: deinit x
// expect: deinit z1
// expect: deinit g
// expect: global
// expect: init a
// expect: deinit a
// expect: init b
// expect: deinit b
// expect: init c
// expect: deinit c
// expect: init d
// expect: deinit d
// expect: init e
// expect: deinit e
// expect: init f
// expect: deinit f
// expect: init g
// expect: init h
// expect: deinit h
// expect: 4 g
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 12
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: 13
// expect: init p1
// expect: init p2
// expect: deinit p2
// expect: deinit p1
// expect: init s1
// expect: init s2
// expect: deinit s1
// expect: deinit s2
// expect: init o1
// expect: init o2
