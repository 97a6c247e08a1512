struct Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var hits = 0
  let make: (Key) -> Value
  init(make: @escaping (Key) -> Value) { self.make = make }
  mutating func value(for key: Key) -> Value {
    if let found = storage[key] { hits += 1; return found }
    let new = make(key)
    storage[key] = new
    return new
  }
  static func describe() -> String { "Cache<\(Key.self), \(Value.self)>" }
}
var squares = Cache<Int, Int> { $0 * $0 }
print(squares.value(for: 4), squares.value(for: 4), squares.hits, type(of: squares))
var lengths = Cache { (s: String) in s.count }
print(lengths.value(for: "abc"), Cache<String, [Int]>.describe())
struct Tagged<Tag, Raw> { var raw: Raw; init(_ raw: Raw) { self.raw = raw } }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral value: Int) { self.init(value) } }
enum UserTag {}
enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, Int>
let user: UserID = 5
let order = OrderID(5)
print(user == 5, type(of: user), type(of: order), type(of: user) == type(of: order))
struct Counter<T> { nonisolated(unsafe) static var instances: Int { 3 } ; var items: [T] = [] }
print(Counter<Int>.instances, Counter<Int>().items.isEmpty)
struct Outer<T> { struct Inner<U> { var t: T; var u: U }; enum Kind { case a(T) }; var inner: Inner<String>
  func make<V>(_ v: V, _ t: T) -> Inner<V> { Inner(t: t, u: v) } }
let outer = Outer(inner: .init(t: 1, u: "u"))
print(outer, type(of: outer.make(2.5, 3)), Outer<Bool>.Kind.a(true))
class Box<T> { var value: T; init(_ value: T) { self.value = value }; func replaced<U>(with u: U) -> Box<U> { Box<U>(u) } }
print(Box(1).replaced(with: "s").value, type(of: Box([1]).replaced(with: Box(2))))
func makeBox<T: ExpressibleByIntegerLiteral>() -> Box<T> { Box(7) }
let b: Box<Double> = makeBox()
print(b.value)
// expect: 16 16 1 Cache<Int, Int>
// expect: 3 Cache<String, Array<Int>>
// expect: true Tagged<UserTag, Int> Tagged<OrderTag, Int> false
// expect: 3 true
// expect: Outer<Int>(inner: main.Outer<Swift.Int>.Inner<Swift.String>(t: 1, u: "u")) Inner<Double> a(true)
// expect: s Box<Box<Int>>
// expect: 7.0
