class Base {
  func take(_ x: Int) {}
  func give() {}
  var number: Int { 1 }
  var stored = 1
  static func shared() {}
  static var count: Int { 1 }
}
class Sub: Base {
  override func take(_ x: String) {}
  override func give() -> Int { 1 }
  override var number: String { "" }
  override var stored: Int { 2 }
  override static func shared() {}
  override static var count: Int { 2 }
}
// expect error 10:17: method does not override any method from its superclass
// expect error 11:17: method does not override any method from its superclass
// expect error 12:16: property 'number' with type 'String' cannot override a property with type 'Int'
// expect error 13:16: cannot override mutable property with read-only property 'stored'
// expect error 14:24: cannot override static method
// expect error 15:23: cannot override static property
