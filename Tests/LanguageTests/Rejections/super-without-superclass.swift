class Base {
  var count: Int { super.count }
  func show() { super.show() }
}
class Derived: Base {
  override func show() { super.show() }
}
struct Point {
  func show() { super.show() }
}
enum Direction {
  case north
  func show() { super.show() }
}
func show() { super.show() }
// expect error 2:20: 'super' cannot be used in class 'Base' because it has no superclass
// expect error 3:17: 'super' cannot be used in class 'Base' because it has no superclass
// expect error 9:17: 'super' cannot be used in non-class type 'Point'
// expect error 13:17: 'super' cannot be used in non-class type 'Direction'
// expect error 15:15: 'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript
