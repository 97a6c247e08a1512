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
// expect error 8:17: instance method 'speak()' declared in 'Animal' cannot be overridden from extension
// expect error 9:16: property 'legs' declared in 'Animal' cannot be overridden from extension
// expect error 10:17: method does not override any method from its superclass
// expect error 17:17: instance method 'sleep()' is declared in extension of 'Animal' and cannot be overridden
// expect error 18:16: property 'name' is declared in extension of 'Animal' and cannot be overridden
