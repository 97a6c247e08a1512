func later(_ f: @escaping () -> Void) {}
func count(_ n: inout Int) {
  later { n += 1 }
  [1, 2].forEach { n += $0 }
}
func reader(_ items: inout [Int]) -> () -> Int {
  return { items.count }
}
struct Counter {
  var handlers: [() -> Void] = []
  var n = 0
  mutating func add() {
    handlers.append { n += 1 }
  }
  mutating func wait() {
    later {
      print(self.n)
    }
    later { [n] in print(n) }
    Task { n += 1 }
  }
}
// expect error 3:9: escaping closure captures 'inout' parameter 'n'
// expect error 7:10: escaping closure captures 'inout' parameter 'items'
// expect error 13:21: escaping closure captures mutating 'self' parameter
// expect error 16:11: escaping closure captures mutating 'self' parameter
// expect error 20:10: escaping closure captures mutating 'self' parameter
