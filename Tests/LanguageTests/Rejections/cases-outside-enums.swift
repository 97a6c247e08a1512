struct Kinship { case parent, child }
class Node {
  var a = 1
  case x
}
enum Side { case left }
extension Side { case right }
protocol Choice { case yes }
func inside() { case a }
// expect error 1:18: enum 'case' is not allowed outside of an enum
// expect error 4:3: enum 'case' is not allowed outside of an enum
// expect error 7:18: enum 'case' is not allowed outside of an enum
// expect error 8:19: enum 'case' is not allowed outside of an enum
// expect error 9:17: 'case' label can only appear inside a 'switch' statement
