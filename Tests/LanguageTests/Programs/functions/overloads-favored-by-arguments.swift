// Which overload is taken where the form of an argument speaks for one: only for functions at file scope.
struct Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
final class Shared<T> {
  init(_ value: T) {}
}
struct Pair<A, B> {
  var a: A
  var b: B
}
let i = 1
func box(_ b: Box<Int>) -> String { "Box<Int>" }
func box<T>(_ b: T) -> String { "any \(T.self)" }
let made = Box(1)
print(box(Box(1)), box(Box(i)), box(Box.init(i)), box((Box(i))), box(Box<Int>(1)), box(made), box(Box("a")))
func shared(_ b: Shared<Int>) -> String { "Shared<Int>" }
func shared<T>(_ b: T) -> String { "any \(T.self)" }
print(shared(Shared(1)), shared(Shared<Int>(1)))
func pair(_ p: Pair<Int, String>, _ n: Int) -> String { "pair" }
func pair<T>(_ p: T, _ n: Int) -> String { "any \(T.self)" }
print(pair(Pair(a: 1, b: "x"), i), pair(Pair<Int, String>(a: 1, b: "x"), 2))
func erased(_ b: Box<Int>) -> String { "Box<Int>" }
func erased(_ b: Any) -> String { "Any" }
print(erased(Box(i)), erased(made))
func three(_ b: Box<Int>) -> String { "Box<Int>" }
func three<T>(_ b: Box<T>) -> String { "Box<T>" }
func three<T>(_ b: T) -> String { "T" }
print(three(Box(i)), three(Box("x")), three(1))
func maybe(_ x: Int?) -> String { "Int?" }
func maybe<T>(_ x: T) -> String { "any \(T.self)" }
print(maybe(Optional(i)), maybe(i), maybe(Int("1")), maybe(nil), maybe(Optional<Int>(i)))
func range(_ r: Range<Int>) -> String { "Range<Int>" }
func range<T>(_ r: T) -> String { "any \(T.self)" }
let digits = 0..<10
print(range(1..<2), range(0..<i), range(Range(1...2)), range(digits))
func list(_ x: [Double]) -> String { "[Double]" }
func list<T>(_ x: T) -> String { "any \(T.self)" }
print(list([1]), list([1, 2.5]), list([]), list([1 + 1]), list(["a"]), list([i]), list(Array([1.5])), list([Double]()))
func table(_ x: [String: Double]) -> String { "[String: Double]" }
func table(_ x: Any) -> String { "Any" }
print(table(["a": 1]), table([:]), table(["a": "b"]), table(["a": i]))
struct Methods {
  func box(_ b: Box<Int>) -> String { "Box<Int>" }
  func box<T>(_ b: T) -> String { "any \(T.self)" }
  func list(_ x: [Double]) -> String { "[Double]" }
  func list<T>(_ x: T) -> String { "any \(T.self)" }
}
print(Methods().box(Box(i)), Methods().list([1]), Methods().list([1.5]))
func number(_ b: Box<Int>) -> Int { 1 }
func number<T>(_ b: T) -> String { "generic" }
let one: Int = number(Box(i))
print(one, number(Box(i)))
func optional(_ x: Any) -> String { "Any" }
func optional(_ x: Int?) -> String { "Int?" }
func optional(_ x: Double) -> String { "Double" }
print(optional(Optional(1)), optional(Optional(i)), optional(1.5), optional(i))
// expect: any Box<Int> any Box<Int> any Box<Int> any Box<Int> Box<Int> Box<Int> any Box<String>
// expect: Shared<Int> Shared<Int>
// expect: any Pair<Int, String> pair
// expect: Any Box<Int>
// expect: Box<Int> Box<T> T
// expect: any Optional<Int> any Int Int? Int? Int?
// expect: any Range<Int> any Range<Int> any Range<Int> Range<Int>
// expect: [Double] [Double] [Double] [Double] any Array<String> any Array<Int> any Array<Double> [Double]
// expect: [String: Double] [String: Double] Any Any
// expect: Box<Int> any Array<Int> [Double]
// expect: 1 generic
// expect: Int? Int? Double Any
