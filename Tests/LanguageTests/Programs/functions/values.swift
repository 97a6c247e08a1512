func add(_ a: Int, _ b: Int) -> Int { a + b }
var operation: (Int, Int) -> Int = add
print(operation(1, 2))
operation = { $0 * $1 }
print(operation(3, 4))
operation = max
print(operation(3, 4))
let table: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }, "max": Swift.max]
for key in table.keys.sorted() { print(key, table[key]!(6, 3)) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let addFive = curry(add)(5)
print(addFive(1), [1, 2].map(curry(add)(10)))
struct Person { var name: String; var age: Int
  func greet(_ other: String) -> String { "\(name) greets \(other)" }
  static func oldest(_ a: Person, _ b: Person) -> Person { a.age > b.age ? a : b }
  mutating func birthday() { age += 1 } }
let people = [Person(name: "Al", age: 3), Person(name: "Bo", age: 9)]
let greet = people[0].greet
print(greet("Cy"), Person.greet(people[1])("Di"), people.reduce(people[0], Person.oldest).name)
let makers = [Person.init(name:age:)]
print(makers[0]("Eve", 1))
print(people.map(\.name), people.sorted { $0.age > $1.age }.map(\.name), ["1", "x"].map(Int.init))
let optional: ((Int) -> Int)? = { $0 + 1 }
print(optional?(4) ?? 0, optional.map { $0(1) }!)
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { f(f($0)) } }
print(twice(twice { $0 * 3 })(1))
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("handler", i) } }
handlers.reversed().forEach { $0() }
let tuple: (f: (Int) -> Int, n: Int) = ({ -$0 }, 4)
print(tuple.f(tuple.n))
print([3, 1, 2].sorted(by: <), ["a", "B"].sorted { $0.lowercased() < $1.lowercased() }, zip([1, 2], [3, 4]).map(+))
func make() -> (String) -> (Int) -> String { { s in { n in String(repeating: s, count: n) } } }
print(make()("ab")(2))
typealias Predicate<T> = (T) -> Bool
func not<T>(_ p: @escaping Predicate<T>) -> Predicate<T> { { !p($0) } }
print([1, 2, 3].filter(not { $0 > 1 }), ["", "x"].filter(not(\.isEmpty)))
// expect: 3
// expect: 12
// expect: 4
// expect: * 18.0
// expect: + 9.0
// expect: - 3.0
// expect: max 6.0
// expect: 6 [11, 12]
// expect: Al greets Cy Bo greets Di Bo
// expect: Person(name: "Eve", age: 1)
// expect: ["Al", "Bo"] ["Bo", "Al"] [Optional(1), nil]
// expect: 5 2
// expect: 81
// expect: handler 2
// expect: handler 1
// expect: handler 0
// expect: -4
// expect: [1, 2, 3] ["a", "B"] [4, 6]
// expect: abab
// expect: [1] ["x"]
