extension Array where Array.Element: Comparable {
  var tops: [Array.Index] {
    guard let most = self.max() else { return [] }
    return enumerated().filter { _, element in element == most }.map { $0.0 }
  }
}
extension Array where Self.Element == String {
  var joinedUp: String { joined(separator: "+") }
}
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Dictionary where Dictionary.Value: Numeric { var total: Value { values.reduce(0, +) } }
extension Sequence where Self.Element == Int { func doubled() -> [Int] { map { $0 * 2 } } }
extension Set where Self.Element: Hashable { var size: Int { count } }
print([1, 3, 3].tops, ["a", "b"].joinedUp, [1, 2].total, ["a": 1, "b": 2].total, (1...3).doubled(), Set([1]).size)

@dynamicMemberLookup
protocol Boxed {
  associatedtype Storage: AnyObject & Copying
  var storage: Storage { get set }
}
protocol Copying { func copy() -> Self }
extension Boxed {
  subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Storage, V>) -> V {
    get { storage[keyPath: path] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      storage[keyPath: path] = newValue
    }
  }
}
struct Large: Boxed {
  final class Contents: Copying {
    var value: String
    init(_ value: String) { self.value = value }
    func copy() -> Contents { .init(value) }
  }
  var storage = Contents("first")
}
func read<B: Boxed>(_ box: B) -> String where B.Storage == Large.Contents { box.value }
var first = Large(), second = first
print(first.value, second.value, first.storage === second.storage)
second.value = "second"
print(first.value, second.value, first.storage === second.storage, read(second))
// expect: [1, 2] a+b 3 3 [2, 4, 6] 1
// expect: first first true
// expect: first second false second
