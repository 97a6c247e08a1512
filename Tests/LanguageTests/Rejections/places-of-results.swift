struct Walk: IteratorProtocol {
  var steps = 0
  mutating func next() -> Int? { nil }
  static func + (left: Walk, right: Walk) -> Walk { left }
}
struct Map {
  var walk = Walk()
  func begin() -> Walk { walk }
  static func first() -> Walk { Walk() }
  func go() {
    _ = begin().next()
    _ = Self.first().next()
  }
}
func start() -> Walk { Walk() }
func ways() {
  func inner() -> Walk { Walk() }
  let closure = { Walk() }
  _ = inner().next()
  closure().steps = 1
}
final class Guide {
  var walk = Walk()
  func me() -> Guide { self }
}
print([1, 2].makeIterator().next() as Any)
_ = start().next()
start().steps = 1
Map().begin().steps = 2
_ = (start() + start()).next()
[1, 2].map { $0 + 1 }.append(3)
Guide().me().walk.steps = 1
var walk = start()
_ = walk.next()
// expect error 11:17: cannot use mutating member on immutable value: function call returns immutable value
// expect error 12:22: cannot use mutating member on immutable value: function call returns immutable value
// expect error 19:15: cannot use mutating member on immutable value: 'inner' returns immutable value
// expect error 20:13: cannot assign to property: 'closure' returns immutable value
// expect error 26:29: cannot use mutating member on immutable value: function call returns immutable value
// expect error 27:13: cannot use mutating member on immutable value: 'start' returns immutable value
// expect error 28:9: cannot assign to property: 'start' returns immutable value
// expect error 29:15: cannot assign to property: function call returns immutable value
// expect error 30:25: cannot use mutating member on immutable value: binary operator returns immutable value
// expect error 31:23: cannot use mutating member on immutable value: function call returns immutable value
