struct E1: Error {}
enum E2: Error { case a(Int), b }
struct N {}
func f(_ x: Int) throws {
    if x == 0 { throw E1 }
    if x == 1 { throw E2 }
    if x == 2 { throw N }
    if x == 3 { throw N() }
    if x == 4 { throw E1.self }
    if x == 5 { throw E2.a }
    if x == 6 { throw "text" }
    throw E2.b
}
func g() throws(E1) { throw E1 }
func h() throws(E2) { throw .c }
func i() throws(E2) { throw E1() }
func k() throws(E2) { throw E2.a }
let r: Result<Int, E2> = .failure(E2)
// expect error 5:23: thrown expression type 'E1.Type' does not conform to 'Error'
// expect error 6:23: thrown expression type 'E2.Type' does not conform to 'Error'
// expect error 7:23: thrown expression type 'N.Type' does not conform to 'Error'
// expect error 8:23: thrown expression type 'N' does not conform to 'Error'
// expect error 9:23: thrown expression type 'E1.Type' does not conform to 'Error'
// expect error 10:26: thrown expression type '(Int) -> E2' does not conform to 'Error'
// expect error 11:23: thrown expression type 'String' does not conform to 'Error'
// expect error 14:29: thrown expression type 'E1.Type' cannot be converted to error type 'E1'
// expect error 15:30: type 'E2' has no member 'c'
// expect error 16:29: thrown expression type 'E1' cannot be converted to error type 'E2'
// expect error 17:32: thrown expression type '(Int) -> E2' cannot be converted to error type 'E2'
// expect error 18:35: cannot convert value of type 'E2.Type' to expected argument type 'E2'
