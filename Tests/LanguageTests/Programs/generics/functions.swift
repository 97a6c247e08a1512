func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items where item > best { best = item }
  return best
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func repeated<T>(_ value: T, _ count: Int = 2) -> [T] { Array(repeating: value, count: count) }
func group<T, K: Hashable>(_ items: [T], by key: (T) -> K) -> [K: [T]] {
  var result: [K: [T]] = [:]
  for item in items { result[key(item), default: []].append(item) }
  return result
}
func which<T>(_ value: T) -> String { "generic \(T.self)" }
func which(_ value: Int) -> String { "int" }
func which<T>(_ value: [T]) -> String { "array of \(T.self)" }
func which<T: Equatable>(_ value: T) -> String { "equatable \(T.self)" }
func which<T>(_ value: T?) -> String { "optional \(T.self)" }
print(swapped((1, "a")), largest([3, 9, 2])!, largest([String]()) as Any)
print(compose({ $0 + 1 }, { "<\($0)>" })(4))
print(repeated("x"), repeated(1.5, 3))
let grouped = group(["ant", "bee", "bat", "ape"]) { $0.first! }
print(grouped["a"]!, grouped["b"]!, grouped.keys.sorted())
print(which(1), which("s"), which([1.5]), which(Optional(2)), which({ 1 } as () -> Int))
func forward<T>(_ value: T) -> String { which(value) }
print(forward(1), forward([1]))
func zipWith<A, B, R>(_ a: [A], _ b: [B], _ f: (A, B) throws -> R) rethrows -> [R] { try zip(a, b).map(f) }
print(zipWith([1, 2], [3, 4], *), zipWith(["a"], [1]) { $0 + String($1) })
func update<T>(_ value: inout T, _ change: (inout T) -> Void) { change(&value) }
var list = [1]
update(&list) { $0.append(2) }
update(&list[0]) { $0 += 40 }
print(list)
func isSame<T>(_ a: T.Type, _ b: Any.Type) -> Bool { a == b }
print(isSame(Int.self, Int.self), isSame([Int].self, [String].self), isSame(Int?.self, Optional<Int>.self))
// expect: ("a", 1) 9 nil
// expect: <5>
// expect: ["x", "x"] [1.5, 1.5, 1.5]
// expect: ["ant", "ape"] ["bee", "bat"] ["a", "b"]
// expect: int equatable String equatable Array<Double> equatable Optional<Int> generic () -> Int
// expect: generic Int generic Array<Int>
// expect: [3, 8] ["a1"]
// expect: [41, 2]
// expect: true false true
