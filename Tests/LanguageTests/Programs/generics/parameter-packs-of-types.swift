// Types with packs of parameters, and what is asked of each of them.

struct Tuple<each T> {
  let value: (repeat each T)
  init(_ value: repeat each T) { self.value = (repeat each value) }
}
print(Tuple(1, "two", 3.0).value.1, Tuple(1, "two").value, Tuple("one").value)

struct Pair<each T> {
  var items: (repeat each T)
  func arrays() -> (repeat [each T]) { (repeat [each items]) }
  func forEach(_ body: (Any) -> Void) { repeat body(each items) }
}
extension Pair: Equatable where repeat each T: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    for (x, y) in repeat (each a.items, each b.items) {
      if x != y { return false }
    }
    return true
  }
}
let pair = Pair(items: (1, "x"))
print(pair.arrays(), pair, type(of: pair))
pair.forEach { print("item", $0) }
let same: Pair<Int, String> = pair
print(pair == same, pair == Pair(items: (1, "y")))
func isReflexive<T: Equatable>(_ value: T) -> Bool { value == value }
print(isReflexive(pair))

func zipped<each A, each B>(_ p: Pair<repeat each A>, _ q: Pair<repeat each B>) -> Pair<repeat (each A, each B)> {
  Pair(items: (repeat (each p.items, each q.items)))
}
print(zipped(Pair(items: (1, 2)), Pair(items: ("x", true))))

protocol Validator<Value> {
  associatedtype Value
  func isValid(_ value: Value) -> Bool
}
struct NonEmpty: Validator {
  func isValid(_ value: String) -> Bool { !value.isEmpty }
}
struct InRange: Validator {
  let range: ClosedRange<Int>
  func isValid(_ value: Int) -> Bool { range.contains(value) }
}
struct Form<each V: Validator> {
  let validators: (repeat each V)
  init(_ validator: repeat each V) { validators = (repeat each validator) }
  func isValid(_ value: repeat (each V).Value) -> Bool {
    for (validator, value) in repeat (each validators, each value) {
      guard validator.isValid(value) else { return false }
    }
    return true
  }
  func results(_ value: repeat (each V).Value) -> [Bool] {
    var result: [Bool] = []
    repeat result.append((each validators).isValid(each value))
    return result
  }
}
let form = Form(NonEmpty(), InRange(range: 1...5))
print(form.isValid("a", 3), form.isValid("", 3), form.results("q", 9))

protocol Task {
  associatedtype Output
  static var kind: String { get }
  func run() -> Output
}
struct One: Task {
  static let kind = "one"
  func run() -> Int { 1 }
}
struct Two: Task {
  static let kind = "two"
  func run() -> String { "two" }
}
func runAll<each T: Task>(_ task: repeat each T) -> (repeat (each T).Output) { (repeat (each task).run()) }
let (number, text) = runAll(One(), Two())
print(number + 1, text + "!")
func kinds<each T: Task>(_ task: repeat each T) -> [String] {
  var result: [String] = []
  for one in repeat each task { result.append(type(of: one).kind) }
  repeat result.append((each T).kind)
  return result
}
print(kinds(One(), Two()))

final class Registry {
  var names: [String] = []
  func register<each T>(_ type: repeat (each T).Type) { repeat names.append(String(describing: (each T).self)) }
  func none<each T: ExpressibleByNilLiteral>(_ type: repeat (each T).Type) -> (repeat each T) {
    (repeat (each T)(nilLiteral: ()))
  }
}
let registry = Registry()
registry.register(Int.self, String.self)
print(registry.names, registry.none(Int?.self, String?.self))

struct Log {
  var lines: [String] = []
  mutating func add<each T>(_ value: repeat each T, prefix: String = "-") {
    repeat lines.append(prefix + String(describing: each value))
  }
  subscript<each Key>(key: repeat each Key) -> String {
    var result = ""
    repeat result += String(describing: each key)
    return result
  }
  static func make<each T>(_ value: repeat each T) -> Log {
    var log = Log()
    for element in repeat each value { log.lines.append("<\(element)>") }
    return log
  }
}
var log = Log()
log.add(1, "b")
log.add(true, prefix: "*")
print(log.lines, log[1, "z"], Log.make(3, 4).lines)

func sum<each N: BinaryInteger>(_ number: repeat each N) -> Int {
  var total = 0
  for one in repeat each number { total += Int(one) }
  return total
}
print(sum(Int8(3), UInt(4), 5))
func longest<each C: Collection>(_ collection: repeat each C) -> Int {
  var result = 0
  repeat result = max(result, (each collection).count)
  return result
}
print(longest([1, 2], "hello", Set([1])))
func dictionary<each V: CustomStringConvertible>(_ pair: repeat (String, each V)) -> [String: String] {
  var result: [String: String] = [:]
  for (key, value) in repeat each pair { result[key] = value.description }
  return result
}
print(dictionary(("a", 1), ("b", true)).sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
// expect: two (1, "two") one
// expect: ([1], ["x"]) Pair<Pack{Int, String}>(items: (1, "x")) Pair<Pack{Int, String}>
// expect: item 1
// expect: item x
// expect: true false
// expect: true
// expect: Pair<Pack{(Int, String), (Int, Bool)}>(items: ((1, "x"), (2, true)))
// expect: true false [true, false]
// expect: 2 two!
// expect: ["one", "two", "one", "two"]
// expect: ["Int", "String"] (nil, nil)
// expect: ["-1", "-b", "*true"] 1z ["<3>", "<4>"]
// expect: 12
// expect: 5
// expect: ["a=1", "b=true"]
