enum Shape {
  case circle(Double)
  case square(side: Int)
  case empty
}
func draw(_ shape: Shape) {}
let first: Shape = .circle
draw(.square)
draw(.empty)
let shapes: [Shape] = [.empty]
// expect error 7:21: member 'circle' expects argument of type 'Double'
// expect error 8:7: member 'square(side:)' expects argument of type 'Int'
