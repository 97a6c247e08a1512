class Counter {
  var count = 1 {
    didSet {}
  }
  weak var next: Counter?
  func reset() {
    count = count
    self.count = self.count
    next = next
  }
}
struct Pair {
  var first = 1
  static var total = 0
  init(first: Int) { self.first = self.first }
  mutating func swap() {
    first = self.first
    self = self
  }
  static func add() { total = total }
}
let counter = Counter()
counter.count = counter.count
var number = 1
number = number
func double(_ value: inout Int) {
  var local = value
  local = (local)
  value = value
}
// expect error 7: assigning a property to itself
// expect error 8: assigning a property to itself
// expect error 9: assigning a property to itself
// expect error 15: assigning a property to itself
// expect error 17: assigning a property to itself
// expect error 18: assigning a variable to itself
// expect error 20: assigning a property to itself
// expect error 23: assigning a property to itself
// expect error 25: assigning a variable to itself
// expect error 28: assigning a variable to itself
// expect error 29: assigning a variable to itself
