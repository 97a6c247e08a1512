struct Store {
  var values: [AnyHashable: Any] = [:]
  subscript<Key: Hashable>(key: Key) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
var store = Store()
store[3] = "three"
store["cat"] = 4
print(store[3] as Any, store["cat"] as Any, store[4] as Any)
func say(_ value: AnyHashable) { print(value, value.base is Int) }
func pass<Value: Hashable>(_ value: Value) -> Int {
  say(value)
  let any: AnyHashable = value
  let both: Set<AnyHashable> = [value, 3, any]
  return both.count
}
print(pass(3), pass("cat"))
protocol Shelf { subscript(key: AnyHashable) -> Any? { get set } }
extension Shelf {
  subscript<Key: Hashable, Value>(typed key: Key) -> Value? {
    get { self[key] as? Value }
    set { self[key] = newValue }
  }
}
struct Drawer: Shelf {
  var values: [AnyHashable: Any] = [:]
  subscript(key: AnyHashable) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
var drawer = Drawer()
drawer[typed: 1] = "one"
let one: String? = drawer[typed: 1]
let none: Int? = drawer[typed: 1]
print(one as Any, none as Any)
// expect: Optional("three") Optional(4) nil
// expect: 3 true
// expect: cat false
// expect: 1 2
// expect: Optional("one") nil
