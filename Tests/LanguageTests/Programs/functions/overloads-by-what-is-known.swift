// What the compiler knows of each argument before it solves anything says which overloads it tries first.
struct Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
let n = 3
func one(_ a: Int) -> String { "Int" }
func one(_ a: Int?) -> String { "Int?" }
func one<T>(_ a: T) -> String { "T" }
func one(_ a: Any) -> String { "Any" }
print(one(Optional(1)), one(1), one(2.5), one(n as Int?), one((1, 2)), one((n, n)), one(Box(1)), one({ 1 }))
func number(_ a: Double?) -> String { "Double?" }
func number<T>(_ a: T) -> String { "T" }
func number(_ a: Any) -> String { "Any" }
print(number(Double(n)), number(Int(2.5)), number(Double("3")), number(Double(3)), number(2.5))
func two(_ a: Int, _ b: Any) -> String { "Int, Any" }
func two<T>(_ a: T, _ b: T) -> String { "T, T" }
func two(_ a: Any, _ b: Int) -> String { "Any, Int" }
print(two(1, 2.5), two(1, n), two(2.5, n), two("a", 3), two([1], n), two(n, [1]), two((1, 2), n), two(1, [1]))
struct Methods {
  func two(_ a: Int, _ b: Any) -> String { "Int, Any" }
  func two<T>(_ a: T, _ b: T) -> String { "T, T" }
  func two(_ a: Any, _ b: Int) -> String { "Any, Int" }
  func number(_ a: Double?) -> String { "Double?" }
  func number<T>(_ a: T) -> String { "T" }
  func number(_ a: Any) -> String { "Any" }
  func labelled(_ a: Int = 0, number: Double?) -> String { "Double?" }
  func labelled<T>(number: T) -> String { "T" }
  func labelled(number: Any) -> String { "Any" }
}
let m = Methods()
print(m.two(1, 2.5), m.two(1, n), m.two(2.5, n), m.two((1, 2), n))
print(m.number(Double(n)), m.number((1, 2)), m.number(Optional(1)))
print(m.labelled(number: Double(n)), m.labelled(number: (1, 2)), m.labelled(number: Optional(1)))
// Those with as many parameters as arguments are tried first where there is but one of them.
func many(_ a: Any, _ b: Any) -> String { "Any, Any" }
func many(_ a: Int...) -> String { "Int..." }
print(many(1, 2), many(n, n), many(1), many())
// Of operators that the library has too, optionals and generic parameters count a little less.
struct Column<V> { var value: V }
func == <V>(left: Column<V>, right: V) -> String { "V" }
func == <V>(left: Column<V?>, right: V?) -> String { "V?" }
let column = Column<Int?>(value: 1)
let some: Int? = 3
print(column == 3, column == n, column == some)
// expect: T Int T Int? Any T Any T
// expect: Double? T Double? T T
// expect: Int, Any T, T Any, Int Any, Int Any, Int Int, Any Any, Int Int, Any
// expect: Int, Any T, T Any, Int Any, Int
// expect: T T T
// expect: Double? Any T
// expect: Any, Any Any, Any Int... Int...
// expect: V V V?
