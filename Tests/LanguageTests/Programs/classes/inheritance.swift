class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  func speak() -> String { "\(name) says \(sound)" }
  class func kind() -> String { "animal" }
  deinit { print("\(name) gone") }
}
class Dog: Animal {
  var tricks: [String] = []
  override var sound: String { "Woof" }
  override func speak() -> String { super.speak() + "!" }
  override class func kind() -> String { "dog" }
  init(name: String, trick: String) { tricks = [trick]; super.init(name: name) }
  convenience init() { self.init(name: "Rex", trick: "sit") }
  deinit { print("dog \(name)") }
}
final class Puppy: Dog {
  override func speak() -> String { "yip " + super.speak() }
}
func run() {
  let animals: [Animal] = [Animal(name: "Cat"), Dog(), Puppy(name: "Bit", trick: "roll")]
  for a in animals { print(a.speak()) }
  for a in animals {
    if let d = a as? Dog { print(d.tricks) } else { print("not a dog") }
  }
  print(animals[2] is Dog, animals[0] is Dog)
  print(Animal.kind(), Dog.kind())
  print("end of run")
}
run()
class Node { var value: Int; var next: Node?; weak var previous: Node?
  init(_ value: Int) { self.value = value }
  deinit { print("node", value) }
}
do {
  let a = Node(1)
  let b = Node(2)
  a.next = b
  b.previous = a
  print(b.previous?.value ?? -1, a === b.previous, a !== b)
}
var reference: Node? = Node(3)
weak var observer = reference
print(observer?.value as Any)
reference = nil
print(observer == nil)
var n = Node(5)
n = Node(6)
print("replaced")
// expect: Cat says ...
// expect: Rex says Woof!
// expect: yip Bit says Woof!
// expect: not a dog
// expect: ["sit"]
// expect: ["roll"]
// expect: true false
// expect: animal dog
// expect: end of run
// expect: Cat gone
// expect: dog Rex
// expect: Rex gone
// expect: dog Bit
// expect: Bit gone
// expect: 1 true true
// expect: node 1
// expect: node 2
// expect: Optional(3)
// expect: node 3
// expect: true
// expect: node 5
// expect: replaced
