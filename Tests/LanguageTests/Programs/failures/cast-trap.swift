class Animal {}
class Dog: Animal {}
class Cat: Animal {}
let pets: [Animal] = [Dog(), Cat()]
print(pets[0] is Dog, pets[1] as? Dog == nil)
let dog = pets[1] as! Dog
print(dog)
// expect: true true
// expect trap: Could not cast value of type 'main.Cat' to 'main.Dog'.
