// Functions of any number of arguments, each of a type of its own.

func show<each T>(_ value: repeat each T) {
  repeat print(each value)
  for element in repeat each value { print(element, type(of: element)) }
}
show(1, "a")
show()

func areEqual<each T: Equatable>(_ left: (repeat each T), _ right: (repeat each T)) -> Bool {
  for (x, y) in repeat (each left, each right) {
    guard x == y else { return false }
  }
  return true
}
print(areEqual((1, "a"), (1, "a")), areEqual((1, "a"), (1, "b")))

func isOrdered<each T: Comparable>(_ left: (repeat each T), _ right: (repeat each T)) -> Bool {
  for (x, y) in repeat (each left, each right) {
    if x < y { return true }
    if x > y { return false }
  }
  return false
}
print(isOrdered((1, "b"), (1, "c")), isOrdered((2, "a"), (1, "z")))

// Tuples are made of them; of one element it is that alone.
func tuple<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
print(tuple(1, "a"), tuple(5), tuple())
func arrays<each T>(_ value: repeat each T) -> (repeat [each T]) { (repeat [each value]) }
print(arrays(1, "a"), arrays(true))
func firsts<each T>(_ list: repeat [each T]) -> (repeat (each T)?) { (repeat (each list).first) }
print(firsts([1, 2], ["x"], [Double]()))
func optionals<each T>(_ value: repeat each T) -> (repeat Optional<each T>) { (repeat .some(each value)) }
print(optionals(1, "x"))
func zipped<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
print(zipped(1, "a", with: true, 2.5), zipped("only", with: 1))
func prepending<X, each T>(_ first: X, _ rest: repeat each T) -> (X, repeat each T) { (first, repeat each rest) }
print(prepending(0, "a", true), prepending("only"))
func framed<each T>(_ first: Int, _ rest: repeat each T, last: String = "end") -> (Int, repeat each T, String) {
  (first, repeat each rest, last)
}
print(framed(1, true, 2.0), framed(1), framed(2, "q", last: "z"))

// One function passes them on to another.
func forward<each T>(_ value: repeat each T) -> Int { count(0, repeat each value, "end") }
func count<each T>(_ value: repeat each T) -> Int {
  var result = 0
  for _ in repeat each value { result += 1 }
  return result
}
print(forward(1, 2, 3), forward(), forward("x"))

// Values are unwrapped, called and thrown from.
func unwrapped<each T>(_ value: repeat (each T)?) -> (repeat each T)? {
  for element in repeat each value {
    if element == nil { return nil }
  }
  return (repeat (each value)!)
}
let missing: Int? = nil
print(unwrapped(1, "a") as Any, unwrapped(missing, "a") as Any, type(of: unwrapped(1, 2.0)))
func called<each T>(_ make: repeat () -> each T) -> (repeat each T) { (repeat (each make)()) }
print(called({ 1 }, { "two" }))
struct Bad: Error {}
func checked<T>(_ value: T) throws -> T {
  if value is String { throw Bad() }
  return value
}
func allChecked<each T>(_ value: repeat each T) throws -> (repeat each T) { (repeat try checked(each value)) }
print((try? allChecked(1, 2.5)) as Any)
do { print(try allChecked(1, "x")) } catch { print("caught", error) }
func numbered<each T>(_ value: repeat each T) -> (repeat (each T, Int)) {
  var last = 0
  func next() -> Int {
    last += 1
    return last
  }
  return (repeat (each value, next()))
}
print(numbered("a", true), numbered("a"))
func single<each T>(_ value: repeat each T) {
  let all = (repeat each value)
  print(all)
  let optional: (repeat each T)? = (repeat each value)
  print(optional as Any)
}
single(Optional(3))
single(1, 2)
single(nil as Int?)
// expect: 1
// expect: a
// expect: 1 Int
// expect: a String
// expect: true false
// expect: true false
// expect: (1, "a") 5 ()
// expect: ([1], ["a"]) [true]
// expect: (Optional(1), Optional("x"), nil)
// expect: (Optional(1), Optional("x"))
// expect: ((1, true), ("a", 2.5)) ("only", 1)
// expect: (0, "a", true) only
// expect: (1, true, 2.0, "end") (1, "end") (2, "q", "z")
// expect: 5 2 3
// expect: Optional((1, "a")) nil Optional<(Int, Double)>
// expect: (1, "two")
// expect: Optional((1, 2.5))
// expect: caught Bad()
// expect: (("a", 1), (true, 2)) ("a", 1)
// expect: Optional(3)
// expect: Optional(Optional(3))
// expect: (1, 2)
// expect: Optional((1, 2))
// expect: nil
// expect: Optional(nil)
