extension Double {
  var description: String { "own \(self)" }
  var isNaN: Bool { true }
}
extension Int {
  var description: String { "int" }
  var magnitude: Int { 7 }
  static var max: Int { 5 }
}
extension Array {
  var count: String { "x" }
  var first: Element? { nil }
}
extension Array where Element == Int { var last: Int { 9 } }
extension Dictionary { var keys: [Key] { [] } }
extension Character { var isLetter: Bool { false } }
let number: Double? = 1.5
print(number?.description as Any, 1.5.description, 1.5.isNaN)
print(3.description, (-3).magnitude, Int.max, UInt8.max)
let list: [Int]? = [1]
print(list?.count as Any, [1, 2].count, [1].first as Any, [1].last, ["a"].last as Any)
print(number.map(\.description) as Any, [1, 2].map(\.description), [1.5].map { $0.description })
print([1: 2].keys, type(of: [1: 2].keys))
print("abc".filter(\.isLetter).isEmpty, "abc".first!.isLetter, "abc".allSatisfy { $0.isLetter })
// What a protocol asks for is still what the library says, and so is the library's own code.
func show<T: CustomStringConvertible>(_ value: T) { print(value.description) }
show(3)
show(1.5)
print("\(3) \(1.5)", [1, 2, 3], [3, 1, 2].sorted(), [1, 2].reversed().map { $0 + 1 })
// expect: Optional("own 1.5") own 1.5 true
// expect: int 7 5 255
// expect: Optional("x") x nil 9 Optional("a")
// expect: Optional("own 1.5") ["int", "int"] ["own 1.5"]
// expect: [] Array<Int>
// expect: true false false
// expect: 3
// expect: 1.5
// expect: 3 1.5 [1, 2, 3] [1, 2, 3] [3, 2]
