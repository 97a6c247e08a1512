protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "int \(self)" } }
extension String: Describable { func describe() -> String { "string \(self)" } }
extension Array: Describable where Element: Describable {
  func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
  func describe() -> String { self?.describe() ?? "nothing" }
}
extension Dictionary: Describable where Key == String, Value: Describable {
  func describe() -> String { keys.sorted().map { $0 + "=" + self[$0]!.describe() }.joined(separator: "&") }
}
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Describable where A: Describable, B: Describable {
  func describe() -> String { "<\(a.describe()) \(b.describe())>" }
}
func show<T: Describable>(_ value: T) { print(value.describe()) }
show(3)
show([1, 2])
show([["a"], []])
show(Optional(4))
show([nil, 5])
show(["k": [1], "j": []])
show(Pair(a: 1, b: Pair(a: "x", b: [2])))
let any: [Any] = [1, [1, 2], [1.5], Optional(3) as Any, Pair(a: 1, b: 2), Pair(a: 1, b: 2.0)]
print(any.map { $0 is any Describable })
print(any.compactMap { ($0 as? any Describable)?.describe() })
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), [Pair(a: 1, b: 2)] == [Pair(a: 1, b: 3)])
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
extension Collection where Element: Comparable { var spread: (Element, Element)? { isEmpty ? nil : (self.min()!, self.max()!) } }
print([1, 2, 3].sum, "hello".spread!, Set([3, 1]).spread!)
// expect: int 3
// expect: [int 1, int 2]
// expect: [[string a], []]
// expect: int 4
// expect: [nothing, int 5]
// expect: j=[]&k=[int 1]
// expect: <int 1 <string x [int 2]>>
// expect: [true, true, false, true, true, false]
// expect: ["int 1", "[int 1, int 2]", "int 3", "<int 1 int 2>"]
// expect: true false
// expect: 6 ("e", "o") (1, 3)
