// What is wanted of the end of a chain says of what type an implicit member at its start is.
enum Failure: Error { case offline, code(Int) }
struct Erased<Value, E: Error> {
  var value: Value?
  var error: E?
}
protocol Maker<Value, E> {
  associatedtype Value
  associatedtype E: Error
  var value: Value? { get }
  var error: E? { get }
}
extension Maker { func erased() -> Erased<Value, E> { Erased(value: value, error: error) } }
struct Fails<Value, E: Error>: Maker {
  var value: Value? { nil }
  var error: E?
  init(error: E) { self.error = error }
}
struct Gives<Value>: Maker {
  var value: Value?
  var error: Never? { nil }
  func mapError<E: Error>(_ change: (Never?) -> E) -> Fails<Value, E> { Fails(error: change(nil)) }
}
func offline() -> Erased<Int, Failure> { Fails(error: .offline).erased() }
func code(_ n: Int) -> Erased<String, Failure> {
  if n > 0 { return Fails(error: .code(n)).erased() }
  return Gives(value: "x").mapError { _ in .offline }.erased()
}
print(offline(), code(3), code(0))
// expect: Erased<Int, Failure>(value: nil, error: Optional(main.Failure.offline)) Erased<String, Failure>(value: nil, error: Optional(main.Failure.code(3))) Erased<String, Failure>(value: nil, error: Optional(main.Failure.offline))
