class Animal: Codable {
  func speak() {}
  var legs: Int { 4 }
  init() {}
}
class Dog: Animal {}
extension Dog {
  override func speak() {}
  override var legs: Int { 3 }
  override func bark() {}
}
extension Animal {
  func sleep() {}
  var name: String { "a" }
}
class Cat: Animal {
  override func sleep() {}
  override var name: String { "b" }
  override func encode(to encoder: any Encoder) throws {}
}
// expect error 8: instance method 'speak()' declared in 'Animal' cannot be overridden from extension
// expect error 9: property 'legs' declared in 'Animal' cannot be overridden from extension
// expect error 10: method does not override any method from its superclass
// expect error 17: instance method 'sleep()' is declared in extension of 'Animal' and cannot be overridden
// expect error 18: property 'name' is declared in extension of 'Animal' and cannot be overridden
