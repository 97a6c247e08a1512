final class Counter { var value = 0 }
func keep<T>(_ value: T) -> T { value }
func size<T>(_ values: [T]) -> Int { values.count }
func pair<A, B>(_ first: A, _ second: inout B) -> A { first }
struct Shelf<Item> {
  var items: [Item] = []
  mutating func put(_ item: Item) { items.append(item) }
}
var counter = Counter()
var numbers = [1, 2]
_ = keep(&counter)
_ = size(&numbers)
_ = pair(&counter, &numbers)
var shelf = Shelf<Counter>()
shelf.put(&counter)
withUnsafePointer(to: &counter) { print($0.pointee.value) }
// expect error 11:10: '&' used with non-inout argument of type 'Counter'
// expect error 12:10: '&' used with non-inout argument of type '[Int]'
// expect error 13:10: '&' used with non-inout argument of type 'Counter'
// expect error 15:11: '&' used with non-inout argument of type 'Counter'
