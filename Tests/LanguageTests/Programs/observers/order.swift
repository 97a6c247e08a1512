struct Meter {
  var value = 0 {
    willSet(next) { print("will \(value)->\(next)") }
    didSet(previous) { print("did \(previous)->\(value)"); if value > 100 { value = 100 } }
  }
  var log: [String] = [] { didSet { print("log", log.count) } }
  init(_ start: Int) { value = start }
  mutating func jump() { value += 10; value *= 2 }
}
var meter = Meter(5)
meter.value = 7
meter.value += 200
print(meter.value)
meter.jump()
meter.log.append("a")
meter.log[0] = "b"
meter.log.removeAll()
func change(_ n: inout Int) { n += 1; n += 1; print("inside", n) }
change(&meter.value)
struct Outer { var meter = Meter(0) { didSet { print("outer") } } }
var outer = Outer()
outer.meter.value = 3
outer.meter = Meter(4)
class Model { var items = [1, 2] { didSet { print("items", oldValue.count, items.count) } }
  var name = "a" { willSet { print("name will be", newValue, "is", name) } }
  init() { items = [9]; name = "init" } }
let model = Model()
model.items.append(3)
model.items[0] += 1
model.name = "b"
(model.name, model.items) = ("c", [])
var total = 0 { didSet { print("total", oldValue, total) } }
total = 5
total -= 1
func local() { var x = 1 { didSet { print("x", oldValue, x) } }; x = 2; x += 1 }
local()
struct Celsius { var degrees: Double { didSet { if degrees < -273 { degrees = -273 } } }
  var fahrenheit: Double { get { degrees * 9 / 5 + 32 } set { degrees = (newValue - 32) * 5 / 9 } } }
var c = Celsius(degrees: 0)
c.fahrenheit = -1000
print(c.degrees)
c.fahrenheit += 9
print(c.degrees)
// expect: will 5->7
// expect: did 5->7
// expect: will 7->207
// expect: did 7->207
// expect: 100
// expect: will 100->110
// expect: did 100->110
// expect: will 100->200
// expect: did 100->200
// expect: log 1
// expect: log 1
// expect: log 0
// expect: inside 102
// expect: will 100->102
// expect: did 100->102
// expect: will 0->3
// expect: did 0->3
// expect: outer
// expect: outer
// expect: items 1 2
// expect: items 2 2
// expect: name will be b is init
// expect: name will be c is b
// expect: items 2 0
// expect: total 0 5
// expect: total 5 4
// expect: x 1 2
// expect: x 2 3
// expect: -273.0
// expect: -268.0
