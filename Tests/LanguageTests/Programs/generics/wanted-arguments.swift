// What a generic type is wanted of says more than the argument, which becomes it.
struct Held<Value> {
  var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  init(first value: Value, path: AnyKeyPath) { self.value = value }
}

class Animal { var sound: String { "-" } }
class Dog: Animal { override var sound: String { "woof" } }

struct Store<Item> {
  var item: Held<Item?>
  init(_ item: Item) { self.item = Held(wrappedValue: item) }
  init() { item = Held(wrappedValue: nil) }
}

enum Mark { case none }

func pair<T>(_ path: KeyPath<String, T>, _ value: T) -> T { value }
func anything() -> Held<Any> { Held(wrappedValue: 3) }

let key: Held<AnyHashable> = Held(first: Mark.none, path: \String.count)
let maybe: Held<Int?> = Held(wrappedValue: 4)
var number: Held<Double> = Held(wrappedValue: 4)
number = Held(wrappedValue: 5)
let dog = Dog()
let animal: Held<Animal> = Held(wrappedValue: dog)
let text: Held<any CustomStringConvertible> = .init(wrappedValue: dog.sound)
let length: AnyHashable = pair(\.count, 7)

print(key.value, maybe, number, animal.value.sound, text.value, length)
print(Store("a").item.value ?? "-", Store<Int>().item)
print(anything().value)
// expect: none Held<Optional<Int>>(value: Optional(4)) Held<Double>(value: 5.0) woof woof 7
// expect: a Held<Optional<Int>>(value: nil)
// expect: 3
