protocol Countable { static var count: Int { get set } }
extension Countable { static func add() -> Int { count += 1; return count } }
struct Apple: Countable { static var count = 0 }
class Pear: Countable { static var count = 10; class func name() -> String { "pear" } ; static let kinds = [Pear.name(), "nashi"] }
class Quince: Pear { override class func name() -> String { "quince" } }
print(Apple.add(), Apple.add(), Pear.add(), Quince.add(), Apple.count, Pear.count)
print(Pear.kinds, Quince.kinds, Quince.name())
extension Int { static let answer = 42; static var counter = 0; static func next() -> Int { counter += 1; return counter } }
print(Int.answer, Int.next(), Int.next())
enum Config { static var values: [String: Int] = [:]; static subscript(key: String) -> Int { get { values[key] ?? -1 } set { values[key] = newValue } } }
Config["a"] = 5
Config["a"] += 1
print(Config["a"], Config["b"], Config.values)
struct Generic<T> { static var name: String { "Generic<\(T.self)>" } ; static func make(_ t: T) -> [T] { [t] } }
print(Generic<Int>.name, Generic<[String]>.name, Generic.make(4))
// expect: 1 2 11 12 2 12
// expect: ["pear", "nashi"] ["pear", "nashi"] quince
// expect: 42 1 2
// expect: 6 -1 ["a": 6]
// expect: Generic<Int> Generic<Array<String>> [4]
