import Foundation
class Dog: Animl { let breed: String
  init(breed: String) { self.breed = breed; super.init(name: "x") }
  override func speak() { print("w", breed, nme) } }
let d = Dog(breed: "a"); d.speak(); d.walk()
struct A: Drawabl, Codable { var x = 1; func draw() { self.y; foo() } }
let a = A(); a.draw(); a.paint()
// expect error 2:12: cannot find type 'Animl' in scope
// expect error 3:45: 'super' cannot be used in class 'Dog' because it has no superclass
// expect error 4:17: method does not override any method from its superclass
// expect error 4:45: cannot find 'nme' in scope
// expect error 5:39: value of type 'Dog' has no member 'walk'
// expect error 6:11: cannot find type 'Drawabl' in scope
// expect error 6:60: value of type 'A' has no member 'y'
// expect error 6:63: cannot find 'foo' in scope
// expect error 7:26: value of type 'A' has no member 'paint'
