struct Bag: Sequence, ExpressibleByArrayLiteral {
  var items: [Any] = []
  init(arrayLiteral items: Any...) { self.items = items }
  func makeIterator() -> IndexingIterator<[Any]> { items.makeIterator() }
}
class Animal {}
final class Dog: Animal {}
func count(_ items: [Any]) -> Int { items.count }
let dogs = [Dog()]
let bag: Bag? = [1, "two"]
print(count(dogs + (bag ?? [])), count((bag ?? []) + [Dog()]), count((bag ?? []) + dogs), count(dogs + bag!))
let animals: [Animal] = dogs + [Animal()]
let all: [Any] = dogs + animals
print(animals.count, all.count)
// expect: 3 3 3 3
// expect: 2 3
