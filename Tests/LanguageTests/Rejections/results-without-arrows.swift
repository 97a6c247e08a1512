class Shape {
  func area() Int { 1 }
  func name(of part: Int) String { return "a" }
  func points() throws Point { Point() }
  func fine() -> Int { 2 }
}
struct Point { static func zero() Point { Point() } }
// expect error 2:8: expected '{' in body of function declaration
// expect error 2:14: consecutive declarations on a line must be separated by ';'
// expect error 2:15: expected declaration
// expect error 3:8: expected '{' in body of function declaration
// expect error 3:26: consecutive declarations on a line must be separated by ';'
// expect error 3:27: expected declaration
// expect error 4:8: expected '{' in body of function declaration
// expect error 4:23: consecutive declarations on a line must be separated by ';'
// expect error 4:24: expected declaration
// expect error 7:28: expected '{' in body of function declaration
// expect error 7:34: consecutive declarations on a line must be separated by ';'
// expect error 7:35: expected declaration
