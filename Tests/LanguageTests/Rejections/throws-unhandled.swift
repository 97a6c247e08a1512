enum Problem: Error { case bad, worse }
func load() throws -> Int { throw Problem.bad }
func plain() -> Int {
  let x = load()
  return x
}
func tried() -> Int { try load() }
func thrown() { throw Problem.bad }
func some() {
  do { print(try load()) } catch Problem.bad { print("bad") }
}
func rethrown() {
  do { try load() } catch { throw error }
}
func fine() -> Int? { try? load() }
func forced() -> Int { try! load() }
func all() { do { _ = try load() } catch Problem.bad { print(1) } catch { print(2) } }
// expect error 4:11: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 7:23: errors thrown from here are not handled
// expect error 8:17: error is not handled because the enclosing function is not declared 'throws'
// expect error 10:14: errors thrown from here are not handled because the enclosing catch is not exhaustive
// expect error 13:29: error is not handled because the enclosing function is not declared 'throws'
