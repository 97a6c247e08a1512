let start = 1
func start() {}
func stop() {}
var stop = 2
let pause = 3
func pause(for seconds: Int) {}
struct Clock {
  var time = 0
  func time() -> Int { 1 }
  func alarm() {}
  static let alarm = 4
  static func reset() {}
  static var reset = true
}
func local() {
  let value = 1
  func value() {}
  print(value)
}
class Base {
  var size = 1
  var name: String { "base" }
}
class Derived: Base {
  var size = 2
  let name = "derived"
}
// expect error 2:6: invalid redeclaration of 'start()'
// expect error 4:5: invalid redeclaration of 'stop'
// expect error 9:8: invalid redeclaration of 'time()'
// expect error 13:14: invalid redeclaration of 'reset'
// expect error 25:7: cannot override with a stored property 'size'
// expect error 26:7: cannot override with a stored property 'name'
