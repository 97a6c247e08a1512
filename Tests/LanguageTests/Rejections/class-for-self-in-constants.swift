class Shape {
  required init() {}
  func copy() -> Self {
    let shape = Shape()
    return shape
  }
  func same() -> Self {
    let shape = self
    return shape
  }
  func new() -> Self {
    let shape = type(of: self).init()
    return shape
  }
  func other() -> Shape {
    let shape = Shape()
    return shape
  }
}
final class Dot {
  init() {}
  static func make() -> Self {
    let dot = Dot()
    return dot
  }
}
struct Value {
  static func make() -> Self {
    let value = Value()
    return value
  }
}
// expect error 5:12: cannot convert return expression of type 'Shape' to return type 'Self'
// expect error 24:12: cannot convert return expression of type 'Dot' to return type 'Self'
