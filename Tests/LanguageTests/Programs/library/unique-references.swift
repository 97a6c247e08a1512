final class Storage<T> {
  var items: [T]
  init(_ items: [T]) { self.items = items }
}
struct Stack<T> {
  private var storage = Storage<T>([])
  private(set) var copies = 0
  var items: [T] { storage.items }
  mutating func push(_ item: T) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.items)
      copies += 1
    }
    storage.items.append(item)
  }
}
var a = Stack<Int>()
a.push(1)
a.push(2)
var b = a
b.push(3)
b.push(4)
a.push(5)
print(a.items, a.copies, b.items, b.copies)
var array = [a, b]
array[0].push(6)
print(array[0].items, a.items, array[0].copies)
var object: Storage<String>? = Storage(["x"])
print(isKnownUniquelyReferenced(&object))
let other = object
print(isKnownUniquelyReferenced(&object), other!.items)
object = nil
print(isKnownUniquelyReferenced(&object))
weak var seen = other
print(seen!.items)
// expect: [1, 2, 5] 0 [1, 2, 3, 4] 1
// expect: [1, 2, 5, 6] [1, 2, 5] 1
// expect: true
// expect: false ["x"]
// expect: false
// expect: ["x"]
