protocol Trimmable { func trim() -> Self }
extension String: Trimmable { func trim() -> String { String(drop { $0 == " " }) } }
extension Optional: Trimmable where Wrapped: Trimmable { func trim() -> Wrapped? { map { $0.trim() } } }
struct Trimmed<Value: Trimmable & Hashable>: Hashable {
  var value: Value
  init(_ value: Value) { self.value = value.trim() }
}
func trimmed<T: Trimmable>(_ value: T?, as type: Trimmed<T?>.Type) -> Trimmed<T?> { type.init(value) }
print(trimmed(" a", as: Trimmed<String?>.self).value ?? "none", Set([Trimmed(" b"), Trimmed("b")]).count)
func counted<T>(_ values: Set<[T]>) -> Int { values.count }
print(counted([[1], [1, 2]]))
final class Single: Sequence {
  var value = 0
  init(value: Int) { self.value = value }
  func makeIterator() -> IndexingIterator<[Int]> { IndexingIterator(_elements: [value]) }
}
print(Array(Single(value: 2)), [AnySequence(Single(value: 4)), AnySequence([5, 6])].map { $0.reduce(0, +) })
// expect: a 1
// expect: 2
// expect: [2] [4, 11]
