enum E: Error { case a }
enum F: Error { case b }
func f() throws(E) { throw F.b }
func g() throws { }
func h() throws(E) { try g() }
func i() throws(F) { try f() }
do throws(E) { throw F.b } catch { print(error) }
do throws(E) { try g() } catch { print(error) }
do throws(E) { print("nothing") }
// expect error 3:30: thrown expression type 'F' cannot be converted to error type 'E'
// expect error 5:26: thrown expression type 'any Error' cannot be converted to error type 'E'
// expect error 6:26: thrown expression type 'E' cannot be converted to error type 'F'
// expect error 7:24: thrown expression type 'F' cannot be converted to error type 'E'
// expect error 8:20: thrown expression type 'any Error' cannot be converted to error type 'E'
// expect error 9:4: a 'do' statement with a 'throws' clause must have at least one 'catch'
