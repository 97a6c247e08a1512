class Dog: Animl { let breed: String
  init(breed: String) { self.breed = breed; super.init(name: "x") }
  override func speak() { print("w", breed, nme) } }
let d = Dog(breed: "a"); d.speak(); d.walk()
// expect error 1:12: cannot find type 'Animl' in scope
// expect error 2:45: 'super' cannot be used in class 'Dog' because it has no superclass
// expect error 3:17: method does not override any method from its superclass
// expect error 3:45: cannot find 'nme' in scope
// expect error 4:39: value of type 'Dog' has no member 'walk'
