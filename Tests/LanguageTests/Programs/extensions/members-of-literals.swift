// Members of literals, of which extensions for different elements have one each: the default types of the literals decide first.
extension Array where Element == Int {
  var kind: String { "integers" }
  func scaled(by factor: Int) -> [Int] { map { $0 * factor } }
}
extension Array where Element == Double {
  var kind: String { "doubles" }
  func scaled(by factor: Double) -> [Double] { map { $0 * factor } }
}
extension Array where Element == Character {
  var kind: String { "characters" }
  func join() -> String { String(self) }
}
extension Array where Element == String {
  var kind: String { "texts" }
  func join() -> String { joined(separator: "-") }
}
extension Array where Element == [Int] { var kind: String { "rows" } }
print([1].kind, [1.5].kind, [1, 2.5].kind, ["a"].kind, [[1]].kind, (["a"] as [Character]).kind)
print([1, 2].scaled(by: 2), [1, 2].scaled(by: 2.5), ["a", "b"].join())

extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { reduce(0, +) / Element(count) }
  func label() -> String { "real" }
}
extension Collection where Element: BinaryInteger {
  var mean: Double { Double(reduce(0, +)) / Double(count) }
  func label() -> String { "whole" }
}
extension Sequence where Element: FloatingPoint { var total: Element { reduce(0, +) } }
print([1, 2].mean, [1.0, 4].mean, (1...4).mean, [1, 2].label(), [1.5, 2].label())
print([1, 2].total, [0.5, 1].total)

struct Stack<T> { var items: [T] }
extension Stack where T: Collection { var size: Int { items.reduce(0) { $0 + $1.count } } }
extension Stack where T == String { var size: Int { -1 } }
extension Stack where T == Int { var size: Int { items.reduce(0, +) } }
print(Stack(items: [[1, 2], [3]]).size, Stack(items: ["abc"]).size, Stack(items: [4, 5]).size)

extension Optional where Wrapped == Int { var shown: String { map { "#\($0)" } ?? "none" } }
extension Optional where Wrapped == String { var shown: String { self ?? "no text" } }
extension Dictionary where Key == String { var shown: String { keys.sorted().joined() } }
extension Dictionary where Key == Int { var shown: String { "\(keys.reduce(0, +))" } }
print(Optional(3).shown, Optional("x").shown, ["a": 1, "b": 2].shown, [1: "x", 2: "y"].shown)
// expect: integers doubles doubles texts rows characters
// expect: [2, 4] [2.5, 5.0] a-b
// expect: 1.5 2.5 2.5 whole real
// expect: 3.0 1.5
// expect: 3 -1 9
// expect: #3 x ab 3
