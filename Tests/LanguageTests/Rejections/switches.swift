enum Suit { case hearts, spades, clubs }
enum Shape { case circle(Int), square(Int), none }
func name(_ s: Suit) -> String {
  switch s {
  case .hearts: return "h"
  case .spades: return "s"
  }
}
func area(_ s: Shape) -> Int {
  switch s {
  case .circle(let r): return r
  }
}
func number(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1...9: return "small"
  }
}
func flag(_ b: Bool) -> Int { switch b { case true: return 1 } }
// expect error 4:3: switch must be exhaustive
// expect error 10:3: switch must be exhaustive
// expect error 15:3: switch must be exhaustive
// expect error 20:31: switch must be exhaustive
