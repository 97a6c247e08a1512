extension Array where Element == Int {
  var total: Int { reduce(0, +) }
  func scaled(by factor: Int) -> [Int] { map { $0 * factor } }
}
extension Array where Element: CustomStringConvertible {
  func listed() -> String { map(\.description).joined(separator: "; ") }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}
extension Dictionary where Value: Numeric {
  mutating func add(_ amount: Value, to key: Key) { self[key, default: 0] += amount }
}
print([1, 2, 3].total, [1, 2].scaled(by: 3), [1.5, 2].listed(), ["a", "b"].listed())
let missing: String? = nil
print(missing.orEmpty.isEmpty, Optional("x").orEmpty)
var scores: [String: Double] = [:]
scores.add(1.5, to: "a")
scores.add(2, to: "a")
print(scores)
// expect: 6 [3, 6] 1.5; 2.0 a; b
// expect: true x
// expect: ["a": 3.5]
