class Animal { var name: String; init(_ name: String) { self.name = name } }
final class Dog: Animal, CustomStringConvertible {
  var description: String { "Dog named \(name)" }
}
class Box<T> { var item: T; init(_ item: T) { self.item = item } }
print(Animal("Tom"), Dog("Rex"), Box(3), Box("x"))
print([Animal("a"), Dog("b")])
print([Dog("b")], ["k": Dog("c")], (Dog("d"), 1), Optional(Dog("e")) as Any)
debugPrint(Dog("f"), [Dog("g")])
struct Holder { let dog: Dog; let animal: Animal }
print(Holder(dog: Dog("h"), animal: Animal("i")))
print(String(describing: Animal.self), type(of: Dog("z") as Animal))
// expect: main.Animal Dog named Rex main.Box<Swift.Int> main.Box<Swift.String>
// expect: [main.Animal, Dog named b]
// expect: [Dog named b] ["k": Dog named c] (Dog named d, 1) Optional(Dog named e)
// expect: Dog named f [Dog named g]
// expect: Holder(dog: Dog named h, animal: main.Animal)
// expect: Animal Dog
