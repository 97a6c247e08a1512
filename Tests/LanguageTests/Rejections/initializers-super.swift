class Animal { var name: String; init(name: String) { self.name = name } }
class Dog: Animal { let age: Int
  init(age: Int) { self.age = age; super.init(name: "dog") }
  init(late: Int) { super.init(name: "late"); print(late) }
}
class Cat: Animal { var lives = 9; init() { super.init(name: "cat"); lives = 8 } }
class Cow: Animal { var milk: Int; override init(name: String) { super.init(name: name); milk = 1 } }
// expect error 4:27: property 'self.age' not initialized at super.init call
// expect error 7:72: property 'self.milk' not initialized at super.init call
