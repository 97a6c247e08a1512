func raise(_ n: inout Int) {
  let up = { n += 1 }
  up()
}
struct Counter {
  var count = 0
  mutating func raise() {
    let up = { count += 1 }
    up()
  }
  mutating func fine() {
    func up() { count += 1 }
    up()
    [1].forEach { count += $0 }
  }
}
let start: Int
start = 1
start = 2
// expect error 2:12: escaping closure captures 'inout' parameter 'n'
// expect error 8:14: escaping closure captures mutating 'self' parameter
// expect error 19:7: immutable value 'start' may only be initialized once
