protocol Shape {
  var area: Double { get }
}
struct Square: Shape {
  var side = 1.0
  var area: Double { side * side }
}
struct Failure: Error {}

var total: Int { set { print(newValue) } }
let shape: some Shape
struct Board {
  var kept: some Shape = Square()
  var made: some Shape { Square() }
  var unset: some Shape
  subscript(row: Int) -> Int { set { print(row, newValue) } }
  subscript(row: Int, column: Int) -> Int {
    get { row * column }
    set { print(newValue) }
  }
  func draw() throws(String) {}
  func erase() throws(Failure) {}
  func clear() throws(Never) {}
}
func load() throws(Int) -> Int { 3 }
func forward<E: Error>(_ error: E) throws(E) { throw error }
func use() {
  var local: Int { set { print(newValue) } }
  local = 3
}
// expect error 10:18: variable with a setter must also have a getter
// expect error 11:5: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
// expect error 15:7: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
// expect error 16:32: subscript with a setter must also have a getter
// expect error 21:22: thrown type 'String' does not conform to the 'Error' protocol
// expect error 25:20: thrown type 'Int' does not conform to the 'Error' protocol
// expect error 28:20: variable with a setter must also have a getter
