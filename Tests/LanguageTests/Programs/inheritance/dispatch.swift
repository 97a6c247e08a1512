class Animal {
  var name: String { "animal" }
  func sound() -> String { "..." }
  func speak() -> String { "\(name) says \(sound())" }
  final func id() -> String { "id of \(name)" }
}
class Dog: Animal {
  override var name: String { "dog" }
  override func sound() -> String { "woof" }
}
class Puppy: Dog {
  override var name: String { "small " + super.name }
  override func sound() -> String { super.sound() + "ie" }
  func play() -> String { "plays" }
}
class Fox: Animal {
  override func speak() -> String { "what does the \(super.name) say?" }
}
let zoo: [Animal] = [Animal(), Dog(), Puppy(), Fox()]
for animal in zoo { print(animal.speak(), "|", animal.id()) }
for animal in zoo {
  switch animal {
  case let puppy as Puppy: print("puppy", puppy.play())
  case is Dog: print("a dog")
  default: print("other", type(of: animal))
  }
}
let dog: Dog = Puppy()
print(dog.sound(), (dog as Animal).name, dog is Puppy, (dog as? Puppy)?.play() ?? "")
func greet(_ a: Animal) -> String { "animal" }
func greet(_ d: Dog) -> String { "dog" }
print(greet(dog), greet(dog as Animal), greet(Puppy()), zoo.map { greet($0) })
print(zoo.compactMap { $0 as? Dog }.map { $0.sound() })
print(zoo.filter { $0 is Puppy }.count, type(of: zoo[2]) == Puppy.self, type(of: zoo[2]) == Dog.self)
// expect: animal says ... | id of animal
// expect: dog says woof | id of dog
// expect: small dog says woofie | id of small dog
// expect: what does the animal say? | id of animal
// expect: other Animal
// expect: a dog
// expect: puppy plays
// expect: other Fox
// expect: woofie small dog true plays
// expect: dog animal dog ["animal", "animal", "animal", "animal"]
// expect: ["woof", "woofie"]
// expect: 1 true false
