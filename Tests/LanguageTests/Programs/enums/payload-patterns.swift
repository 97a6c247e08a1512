enum E { case a(Int), b(Int), c(Int, String), pair((Int, Int)), named(x: Int, y: Int), nest(Inner), opt(Int?) }
enum Inner { case one(Int, Int), two }
func t(_ e: E) -> String {
  switch e {
  case .a(let x), .b(let x): return "ab\(x)"
  case .c(let n, let s) where n > 1: return "c\(n)\(s)"
  case let .c(n, s): return "c? \(n) \(s)"
  case .pair(let (a, b)): return "p\(a)\(b)"
  case .named(x: let x, y: 0): return "x\(x)"
  case .named(let x, let y): return "n\(x)\(y)"
  case .nest(.one(let a, _)): return "one\(a)"
  case .nest(.two): return "two"
  case .opt(let v?): return "v\(v)"
  case .opt(.none): return "nil"
  }
}
for e in [E.a(1), .b(2), .c(1, "q"), .c(2, "r"), .pair((4, 5)), .named(x: 1, y: 0), .named(x: 3, y: 4), .nest(.one(7, 8)), .nest(.two), .opt(4), .opt(nil)] { print(t(e)) }
let pt: (Int, (String, Double)?) = (1, ("a", 2.5))
switch pt { case let (n, (s, d)?): print(n, s, d); case (let n, nil): print(n) }
let e1: E? = .c(9, "k")
if case let .c(a, b)? = e1 { print(a, b) }
if case .some(.c(let a, let b)) = e1 { print(a, b) }
if case .c(let a, let b) = e1 { print("implicit", a, b) }
guard case .c(let q, _)? = e1 else { fatalError() }
print(q)
for case let .a(x) in [E.a(3), .b(2), .a(5)] { print(x) }
for case (let i, let .b(x)) in [E.a(3), .b(2), .b(5)].enumerated() { print(i, x) }
for case let x? in [1, nil, 3] { print(x) }
let any: [Any] = [1, "two", 3.0, (1, "x"), E.a(4), [1, 2], Optional<Int>.none as Any]
for v in any {
  switch v {
  case let i as Int where i > 0: print("int", i)
  case is String: print("string")
  case let (a, b) as (Int, String): print("tuple", a, b)
  case let E.a(x) as E: print("E", x)
  case let xs as [Int]: print(xs.count)
  case 3.0 as Double: print("three")
  default: print("?")
  }
}
struct Pt { var x, y: Int }
func ~= (l: ClosedRange<Int>, r: Pt) -> Bool { l.contains(r.x) }
switch Pt(x: 2, y: 3) { case 0...3: print("in"); default: print("out") }
let (a, (b, _)) = (1, (2, 3)); print(a, b)
var (m, n) = (1, 2); (m, n) = (n, m); print(m, n)
switch (1, "x", true) { case (0..., "x", let f) where f: print("yes"); case (_, _, _): print("no") }
enum Tree { indirect case node(Tree, Int, Tree); case leaf }
func sum(_ t: Tree) -> Int { switch t { case .leaf: 0; case .node(.leaf, let v, .leaf): v; case let .node(l, v, r): sum(l) + v + sum(r) } }
print(sum(.node(.node(.leaf, 1, .leaf), 2, .leaf)))
let r: Result<Int, any Error> = .success(3)
switch r { case .success(let v) where v > 2: print("big", v); case .success(let v): print(v); case .failure(let e): print(e) }
switch (e1, 3) { case (.a(let x)?, _), (.b(let x)?, _), (_, let x): print(x) }
let str = "b"
switch str { case "a", "b": print("ab"); case let s where s.hasPrefix("c"): print(s); default: break }
if case 1...5 = 3, case let z = 4, z > 3 { print(z) }
// expect: ab1
// expect: ab2
// expect: c? 1 q
// expect: c2r
// expect: p45
// expect: x1
// expect: n34
// expect: one7
// expect: two
// expect: v4
// expect: nil
// expect: 1 a 2.5
// expect: 9 k
// expect: 9 k
// expect: implicit 9 k
// expect: 9
// expect: 3
// expect: 5
// expect: 1 2
// expect: 2 5
// expect: 1
// expect: 3
// expect: int 1
// expect: string
// expect: three
// expect: tuple 1 x
// expect: E 4
// expect: 2
// expect: ?
// expect: in
// expect: 1 2
// expect: 2 1
// expect: yes
// expect: 3
// expect: big 3
// expect: 3
// expect: ab
// expect: 4
