func a(_ [Int]) {}
func b(x [Int]) {}
func c(x Int) {}
func d(_ Int) {}
func e(x: Int, _ (Int) -> Int) {}
func g(x: ) {}
func h(: Int) {}
func i(x: Int y: Int) {}
func j(_ s: Int _ t: Int) {}
func (x: Int) {}
func (x: Int) {}
struct { var x = 1 }
struct { var y = 1 }
enum A { case a, b, }
enum B { case }
enum C { case a, .b }
enum D { case .a }
func s(_ n: Int) { switch n { case 1, case 2: break; default: break } }
func t(_ n: Int) { switch n { case: break; default: break } }
let x = (1 2)
var y: = 3
struct S: { var x = 1 }
// expect error 1:8: expected parameter name followed by ':'
// expect error 2:8: expected parameter name followed by ':'
// expect error 3:13: expected ':' following argument label and parameter name
// expect error 4:13: expected ':' following argument label and parameter name
// expect error 5:16: expected parameter name followed by ':'
// expect error 6:11: expected parameter type following ':'
// expect error 7:8: expected parameter name followed by ':'
// expect error 8:15: expected ',' separator
// expect error 9:17: expected ',' separator
// expect error 10:6: expected identifier in function declaration
// expect error 11:6: expected identifier in function declaration
// expect error 12:8: expected identifier in struct declaration
// expect error 13:8: expected identifier in struct declaration
// expect error 14:21: expected identifier after comma in enum 'case' declaration
// expect error 15:10: expected identifier in enum 'case' declaration
// expect error 16:18: extraneous '.' in enum 'case' declaration
// expect error 17:15: extraneous '.' in enum 'case' declaration
// expect error 18:39: extraneous 'case' keyword in pattern
// expect error 19:35: expected pattern
// expect error 20:12: expected ',' separator
// expect error 21:8: expected type
// expect error 22:11: expected type
