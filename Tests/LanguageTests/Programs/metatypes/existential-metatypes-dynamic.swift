protocol Shape { static var sides: Int { get } }
struct Square: Shape { static let sides = 4 }
class Animal {}
final class Dog: Animal {}
let shape: any Shape.Type = Square.self
print(type(of: shape), shape, shape.sides)
let anything: Any.Type = Int.self
print(type(of: anything))
let animal: Animal.Type = Dog.self
print(type(of: animal), type(of: Square.self))
let all: [any Shape.Type] = [Square.self]
for one in all { print(type(of: one)) }
// expect: Square.Type Square 4
// expect: Int.Type
// expect: Animal.Type Square.Type
// expect: Square.Type
