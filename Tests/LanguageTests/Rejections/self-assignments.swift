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
// expect error 7:11: assigning a property to itself
// expect error 8:16: assigning a property to itself
// expect error 9:10: assigning a property to itself
// expect error 15:33: assigning a property to itself
// expect error 17:11: assigning a property to itself
// expect error 18:10: assigning a variable to itself
// expect error 20:29: assigning a property to itself
// expect error 23:15: assigning a property to itself
// expect error 25:8: assigning a variable to itself
// expect error 28:9: assigning a variable to itself
// expect error 29:9: assigning a variable to itself
