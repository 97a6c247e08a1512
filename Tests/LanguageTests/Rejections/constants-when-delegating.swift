struct Point {
  let x: Int
  var y = 0
  init(x: Int) { self.x = x }
  init(both: Int) {
    self.init(x: both)
    x = both
  }
  init(early: Int) {
    self.x = early
    self.init(x: early)
  }
  init(fine: Int) {
    self.init(x: fine)
    y = fine
  }
}
extension Point {
  init(outside: Int) {
    self.init(x: outside)
    self.x = 2
  }
  init(text: String) { self = Point(x: text.count) }
}
class Base {
  let name: String
  init() { name = "" }
  convenience init(name: String) {
    self.init()
    self.name = name
  }
}
class Derived: Base {
  let size: Int
  override init() {
    size = 1
    super.init()
  }
  convenience init(size: Int) {
    self.init()
    self.size = size
  }
  convenience init(other: String) {
    self.init()
    name = other
  }
}
// expect error 7:5: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 10:10: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 21:10: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 30:10: 'let' property 'name' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 41:10: 'let' property 'size' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 45:5: 'let' property 'name' may not be initialized directly; use "self.init(...)" or "self = ..." instead
