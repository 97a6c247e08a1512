class Shape {
  func scale(by factor: Double) {}
  var area: Double { 0 }
}
class Circle: Shape {
  override func scale(by factor: Factor) {}
  override var area: Area { 1 }
  override init(radius: Length) {}
  override func outline() -> [Point?] { [] }
  override func fill() {}
}
class Alone {
  override func scale(by factor: Factor) {}
  override func turn(by angle: Double) {}
}
// expect error 6:34: cannot find type 'Factor' in scope
// expect error 7:22: cannot find type 'Area' in scope
// expect error 8:25: cannot find type 'Length' in scope
// expect error 9:31: cannot find type 'Point' in scope
// expect error 10:17: method does not override any method from its superclass
// expect error 13:34: cannot find type 'Factor' in scope
// expect error 14:17: method does not override any method from its superclass
