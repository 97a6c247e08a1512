protocol Animal { var name: String { get } }
struct Cat: Animal { var name = "cat" }
func list<T: Animal>(_ animals: [T]) {}
func show<T: Animal>(_ animal: T) {}
func all(_ animals: [any Animal]) {}
let animals: [any Animal] = [Cat()]
list(animals)
show(animals[0])
all(animals)
list([Cat()])
// expect error 7:1: type 'any Animal' cannot conform to 'Animal'
