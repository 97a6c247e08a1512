class Animal { var name: String { "animal" } }
final class Dog: Animal { override var name: String { "dog" } }

let count: Int? = nil, size: Int? = 3
let text = count ?? "none" as Any
print(text, type(of: text), size ?? "none" as Any)
print("\(count ?? "nothing" as Any) or \(size ?? "nothing" as Any)")

let dog: Dog? = nil, animal = Animal()
let pet = dog ?? animal
print(pet.name, (Dog() as Dog?) ?? animal is Dog)

func describe(_ value: Int?) -> String { "integer" }
func describe(_ value: Any) -> String { "anything" }
let isEmpty = true
print(describe(isEmpty ? nil : [1.5].last), describe(isEmpty ? nil : [1].last))
// expect: none String 3
// expect: nothing or 3
// expect: animal main.Dog
// expect: anything integer
