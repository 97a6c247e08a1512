class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
func mk() -> (T, T) { (T("m1"), T("m2")) }
func f() { let (a, _) = (T("f1"), T("f2")); print(a.n); let (b, _) = mk(); print(b.n); print("end f") }
f()
func g() { if case (let x, _) = mk() { print("if", x.n) }; print("end g") }
g()
// expect: -f2
// expect: f1
// expect: -m2
// expect: m1
// expect: end f
// expect: -m1
// expect: -f1
// expect: -m2
// expect: if m1
// expect: -m1
// expect: end g
