// The full name of a type that stands in an extension with conditions says so.
struct Box<Value> { var value: Value }
extension Box where Value: Equatable {
  struct Inner { var x = 1 }
  enum Kind { case plain }
}
extension Box { struct Plain { var y = 2 } }
struct Two<First, Second> {}
extension Two where First: Hashable, Second == Int {
  struct In<Other> { struct Deep {} }
}
extension Array { struct Free {} }
extension Array where Element == Int { struct OfNumbers {} }

print([Box<Int>.Inner()], [Box<Int>.Kind.plain], [Box<Int>.Plain()])
print(Box<Int>.Inner(), type(of: Box<Int>.Kind.plain), String(reflecting: Box<Int>.Kind.self))
print(String(reflecting: Two<Int, Int>.In<String>.self), [Two<Int, Int>.In<String>.Deep()])
print(String(reflecting: [Int].Free.self), String(reflecting: [Int].OfNumbers.self))
print((1...3).startIndex, (1...3).endIndex, [(1...3).startIndex], type(of: (1...3).startIndex))
dump((1...3).startIndex)
print((1...3).firstIndex(of: 2) as Any, (1...3).startIndex < (1...3).endIndex)
// expect: [(extension in main):main.Box<Swift.Int>.Inner(x: 1)] [(extension in main):main.Box<Swift.Int>.Kind.plain] [main.Box<Swift.Int>.Plain(y: 2)]
// expect: Inner(x: 1) Kind (extension in main):main.Box<Swift.Int>.Kind
// expect: (extension in main):main.Two<Swift.Int, Swift.Int>.In<Swift.String> [(extension in main):main.Two<Swift.Int, Swift.Int>.In<Swift.String>.Deep()]
// expect: (extension in main):Swift.Array<Swift.Int>.Free (extension in main):Swift.Array<Swift.Int>.OfNumbers
// expect: inRange(1) pastEnd [(extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(1)] Index
// expect: ▿ (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange
// expect: - inRange: 1
// expect: Optional((extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(2)) true
