// A collection literal of which nothing says what it holds holds anything.
func show<T>(_ value: T) { print(T.self, value) }
show([])
show([:])
show(([], 1))
show([[]])
show([nil])
print(type(of: []), [].count, [].isEmpty)
struct Box<T> { var value: T }
print(type(of: Box(value: [])))
let any: Any = []
print(type(of: any))
func list(_ values: Any...) { for value in values { print(type(of: value)) } }
list([], [:], [[]])
@propertyWrapper struct Kept<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
final class Store {
  @Kept var list = []
  @Kept var table = [:]
  @Kept var mixed = [1, "a"]
  func go() {
    list.append(3)
    print(list, type(of: list), type(of: table), mixed)
  }
}
Store().go()
// expect: Array<Any> []
// expect: Dictionary<AnyHashable, Any> [:]
// expect: (Array<Any>, Int) ([], 1)
// expect: Array<Array<Any>> [[]]
// expect: Array<Optional<Any>> [nil]
// expect: Array<Any> 0 true
// expect: Box<Array<Any>>
// expect: Array<Any>
// expect: Array<Any>
// expect: Dictionary<AnyHashable, Any>
// expect: Array<Array<Any>>
// expect: [3] Array<Any> Dictionary<AnyHashable, Any> [1, "a"]
