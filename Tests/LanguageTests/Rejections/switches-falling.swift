enum Shape { case dot, line(Int), text(String) }
func a(_ shape: Shape) {
  switch shape {
  case .line(let n), .text(let n): print(n)
  case .dot: fallthrough
  }
}
func b(_ shape: Shape) {
  switch shape {
  case .dot: fallthrough
  case .line(let n): print(n)
  default: break
  }
}
enum Move { case by(x: Int, y: Int) }
func c(_ move: Move) {
  switch move { case .by(x: let x, z: let y): print(x, y) }
}
func d(_ n: Int) { switch n {} }
func e(_ shape: Shape) {
  switch shape { case .dot: print(1); case .circle: print(2) }
}
// expect error 4:32: pattern variable bound to type 'String', expected type 'Int'
// expect error 5:14: 'fallthrough' without a following 'case' or 'default' block
// expect error 10:14: 'fallthrough' from a case which doesn't bind variable 'n'
// expect error 17:36: tuple pattern element label 'z' must be 'y'
// expect error 19:20: 'switch' statement body must have at least one 'case' or 'default' block; add a default case
// expect error 21:45: type 'Shape' has no member 'circle'
