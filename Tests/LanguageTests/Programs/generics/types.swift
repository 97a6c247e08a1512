struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.isEmpty ? nil : items.removeLast() }
  var count: Int { items.count }
}
var s = Stack<Int>()
s.push(1); s.push(2)
print(s.pop() as Any, s.count, s.pop() as Any, s.pop() as Any)
print(s)
func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
print(swapped((1, "a")))
func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for i in items where i > best { best = i }
  return best
}
print(largest([3, 9, 2]) as Any, largest(["x", "b"]) as Any, largest([Double]()) as Any)
func describe<T>(_ x: T) -> String { "\(T.self): \(x)" }
print(describe(1), describe("s"), describe([1]), describe(Optional(2)))
class Box<T> { var value: T; init(_ v: T) { value = v }
  func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
print(Box(3).map { "v\($0)" }.value, type(of: Box(3).map { "\($0)" }))
extension Stack where Element: Equatable { func contains(_ e: Element) -> Bool { items.contains(e) } }
s.push(7)
print(s.contains(7), s.contains(8))
func make<T>(_ type: T.Type, _ n: Int) -> [T] { [] }
print(make(String.self, 3), type(of: make(Int.self, 1)))
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: 2.5))
// expect: Optional(2) 1 Optional(1) nil
// expect: Stack<Int>(items: [])
// expect: ("a", 1)
// expect: Optional(9) Optional("x") nil
// expect: Int: 1 String: s Array<Int>: [1] Optional<Int>: Optional(2)
// expect: v3 Box<String>
// expect: true false
// expect: [] Array<Int>
// expect: true Pair<Int, Double>(a: 1, b: 2.5)
