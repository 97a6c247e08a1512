// Arrays of different elements added up as what is wanted, or as the class that their elements have in common.
class Animal { var sound: String { "…" } }
class Cat: Animal { override var sound: String { "meow" } }
class Dog: Animal { override var sound: String { "woof" } }

protocol Named { var name: String { get } }
extension Int: Named { var name: String { "number \(self)" } }
extension String: Named { var name: String { "text \(self)" } }

let cats = [Cat()], dogs = [Dog(), Dog()]
let zoo: [Animal] = cats + dogs
print(zoo.map(\.sound))
let inferred = cats + dogs
print(type(of: inferred), type(of: cats + [Dog()]), type(of: [Cat()] + [Dog()]))

func count(_ animals: [Animal]) -> Int { animals.count }
print(count(dogs + cats), count(dogs + [Cat()]), count(cats + []))

let numbers = [1, 2], texts = ["a"]
let named: [any Named] = numbers + texts
print(named.map(\.name))
let mixed: [Any] = numbers + texts + [2.5]
print(mixed)
func both() -> [any Named] { texts + numbers }
print(both().count)
for item in (numbers + texts) as [Any] { print(item) }
let table: [String: [Any]] = ["k": numbers + texts]
print(table)
let wide = numbers as [Any] + texts
print(wide)
let optionals: [Int?] = numbers + [nil, 3]
print(optionals)

var all: [Animal] = []
all += cats
all += cats + dogs
all = dogs + all + cats
print(all.map(\.sound).joined(separator: " "))
// expect: ["meow", "woof", "woof"]
// expect: Array<Animal> Array<Animal> Array<Animal>
// expect: 3 3 1
// expect: ["number 1", "number 2", "text a"]
// expect: [1, 2, "a", 2.5]
// expect: 3
// expect: 1
// expect: 2
// expect: a
// expect: ["k": [1, 2, "a"]]
// expect: [1, 2, "a"]
// expect: [Optional(1), Optional(2), nil, Optional(3)]
// expect: woof woof meow meow woof woof meow
