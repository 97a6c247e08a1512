enum E { case a(Int), b(Int), c(Int, String), pair((Int, Int)), named(x: Int, y: Int), nest(Inner), opt(Int?) }
enum Inner { case one(Int, Int), two }
func t(_ e: E) -> String {
  switch e {
  case .a(let x), .b(let x): return "ab\(x)"
  case .c(let n, let s) where n > 1: return "c\(n)\(s)"
  case let .c(n, s): return "c? \(n) \(s)"
  case .pair(let (a, b)): return "p\(a)\(b)"
  case .named(x: let x, y: 0): return "x\(x)"
  case .named(x: 0, let y): return "y\(y)"
  case .named(let x, let y): return "n\(x)\(y)"
  case .nest(.one(let a, let b)), .opt(let .some(a as Int)) where a < 0: _ = 1; return "neg"
  case .nest(.one(let a, _)): return "one\(a)"
  case .nest(.two): return "two"
  case .opt(let v?): return "v\(v)"
  case .opt(.none): return "nil"
  }
}
// expect error 12:30: 'b' must be bound in every pattern
