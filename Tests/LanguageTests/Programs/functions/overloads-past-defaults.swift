// Overloads with the same score: what is skipped, what a parameter with a default could take, and what literals are by default.
struct Scale {
  func w(_ value: Int, scale: Int = 1, offset: Int = 0) -> String { "Int \(scale) \(offset)" }
  func w(_ value: Double, scale: Int) -> String { "Double \(scale)" }
  func w(_ value: Double) -> String { "Double" }
}
print(Scale().w(1), Scale().w(1, scale: 2), Scale().w(1.5, scale: 2), Scale().w(1.5))

struct Box {
  func put(_ value: Any, after: Any = 0) -> String { "Any Any" }
  func put(_ value: Any, before: Int = 0) -> String { "Any Int" }
  func put(_ value: Float) -> String { "Float" }
}
print(Box().put(1), Box().put("a"), Box().put(1, after: 2))

struct Row {
  func add(_ value: Any, x: String = "", y: String = "") -> String { "two defaults" }
  func add(_ value: Any, x: Substring = "") -> String { "one default" }
}
print(Row().add(1), Row().add("a"), Row().add(1, y: "b"))

struct List {
  func m(_ values: [Int], x: Int = 0) -> String { "array" }
  func m(_ values: Set<Int>) -> String { "set" }
  func n(_ values: Set<Int>) -> String { "set" }
  func n(_ values: [Any] = []) -> String { "anything" }
  func o<T>(_ value: T, x: [Double] = [], y: [Any] = []) -> String { "generic" }
  func o(_ values: Set<Int>) -> String { "set" }
}
print(List().m([1]), List().m([]), List().n([1, 2]), List().n([]), List().o([1]))

struct Wide {
  func take(_ values: [Int]?) -> String { "optional" }
  func take(_ values: [Any], x: Set<Int> = [], y: [Int] = []) -> String { "any" }
}
let numbers = [1, 2]
print(Wide().take(numbers), Wide().take([1, 2]), Wide().take(["a"]))

struct Pair {
  func f<T>(_ value: T, y: Any = 0) -> String { "y" }
  func f<T>(_ value: T, z: [Int] = []) -> String { "z" }
  func g<T>(_ value: T) -> String { "generic" }
  func g<T>(_ value: [T], x: Int = 0) -> String { "array" }
  func h<T>(_ value: T, x: Int = 0) -> String { "generic" }
  func h<T>(_ value: [T]) -> String { "array" }
}
print(Pair().f(1), Pair().f([1.5]), Pair().g(1), Pair().h([1]), Pair().h(numbers))
// expect: Int 1 0 Int 2 0 Double 2 Double
// expect: Any Int Any Int Any Any
// expect: one default one default two defaults
// expect: array array anything anything generic
// expect: optional any any
// expect: z z generic array array
