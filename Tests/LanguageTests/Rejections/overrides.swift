class Animal { func speak() { print("...") } 
  var name: String { "animal" } }
class Dog: Animal { func speak() { print("Woof") } }
class Cat: Animal { override func speek() { } }
class Cow: Animal { override func speak(loud: Bool) { } 
  var name: String { "cow" } }
class Pig: Animal { override var age: Int { 1 } }
Dog().speak()
// expect error 3:26: overriding declaration requires an 'override' keyword
// expect error 4:35: method does not override any method from its superclass
// expect error 5:35: method does not override any method from its superclass
// expect error 6:7: overriding declaration requires an 'override' keyword
// expect error 7:34: property does not override any property from its superclass
