func first<each Value>(_ value: each Value) {}
struct Pair<each Value> {
  var value: each Value
  var all: (repeat each Value)
  var count: (each Value) -> Int
  init(_ all: repeat each Value) { fatalError() }
  func list() -> [each Value] { [] }
}
func second<each Value>(_ values: repeat each Value) -> each Value { fatalError() }
func third<each Value>(_ lists: [each Value], _ others: repeat [each Value]) {}
// expect error 1:38: pack reference 'Value' requires expansion using keyword 'repeat'
// expect error 3:19: pack reference 'Value' requires expansion using keyword 'repeat'
// expect error 5:20: pack reference 'Value' requires expansion using keyword 'repeat'
// expect error 7:24: pack reference 'Value' requires expansion using keyword 'repeat'
// expect error 9:62: pack reference 'Value' requires expansion using keyword 'repeat'
// expect error 10:39: pack reference 'Value' requires expansion using keyword 'repeat'
