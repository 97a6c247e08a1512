enum W { case w(Int, String), v(x: Int, y: Int), z }
let a = W.w(1, "q")
switch a { case .w(let t): print(t, t.0); default: print("-") }
if case .v(let p) = W.v(x: 1, y: 2) { print(p, p.x) }
if case let .w(t) = a { print(t.1) }
// expect: (1, "q") 1
// expect: (x: 1, y: 2) 1
// expect: q
