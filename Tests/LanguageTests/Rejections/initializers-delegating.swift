enum Level {
  case low, high
  init(_ n: Int) {
    if n > 5 { self = .high }
  }
  init?(name: String) {
    switch name {
    case "low": self = .low
    case "": return nil
    default: break
    }
  }
  init(early n: Int) {
    if n > 1 { return }
    self = .low
  }
}
struct Point {
  var x: Int
  init(x: Int) { self.x = x }
  init(text: String) {
    if let n = Int(text) { self.init(x: n) }
  }
}
class Shape {
  var sides: Int
  init(sides: Int) { self.sides = sides }
  convenience init(name: String) {
    sides = 4
  }
}
// expect error 5:3: 'self.init' isn't called on all paths before returning from initializer
// expect error 12:3: 'self.init' isn't called on all paths before returning from initializer
// expect error 16:3: 'self.init' isn't called on all paths before returning from initializer
// expect error 23:3: 'self.init' isn't called on all paths before returning from initializer
// expect error 29:5: 'self' used before 'self.init' call or assignment to 'self'
// expect error 30:3: 'self.init' isn't called on all paths before returning from initializer
