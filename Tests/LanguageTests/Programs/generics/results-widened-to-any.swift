class Animal {}
class Cat: Animal {}
class Dog: Animal {}
protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
func second<Value>(_ one: Value, _ other: Value) -> Value {
  print(Value.self, terminator: " ")
  return other
}
func greater<Value: Comparable>(_ one: Value, _ other: Value) -> Value { max(one, other) }
func pair<Value>(_ one: Value, _ other: Value) -> [Value] { [one, other] }
extension Int {
  func choose<Value>(_ one: Value, _ other: Value) -> Value { self == 0 ? one : other }
}
func take(_ value: Any) { print(value) }
func takeMaybe(_ value: Any?) { print(value ?? "none") }
func takeShape(_ shape: any Shape) { print(type(of: shape)) }
let count = 1
let size = 2.5
let name = "Purr"
let maybe: Int? = 3
print(second(1, 2))
print(second(1, 2.5), second(2.5, 1), second(1, "a"), second("a", true))
print(second(count, size), second(size, count), second(1, size), second(count, 2.5), second(name, 3))
print(second(1, maybe) as Any, second(nil, 1) as Any)
print(second([1], [2.5]), second([1], 2))
print(greater(1, 2.5), pair(1, 2.5), 0.choose(1, 2.5), 1.choose("a", 3))
take(second(1, 2.5))
takeMaybe(second(1, 2.5))
takeMaybe(second(count, maybe))
takeShape(second(Circle(), Square()))
takeShape(second(Circle(), Circle()))
take(second(Cat(), Dog()) is Animal)
let any: Any = second(1, 2.5)
let number = second(1, 2.5)
let anything: [Any] = [second(1, 2.5), number]
func answer() -> Any { second(1, 2.5) }
print(any, number, anything, answer(), "\(second(1, 2.5))")
// expect: Int 2
// expect: Any Any Any Any 2.5 1 a true
// expect: Any Any Any Any Any 2.5 1 2.5 2.5 3
// expect: Optional<Int> Optional<Int> Optional(3) Optional(1)
// expect: Any Any [2.5] 2
// expect: 2.5 [1.0, 2.5] 1 3
// expect: Any 2.5
// expect: Optional<Any> 2.5
// expect: Optional<Int> 3
// expect: Shape Square
// expect: Circle Circle
// expect: Animal true
// expect: Any Double Any Any Double 2.5 2.5 [2.5, 2.5] 2.5 2.5
