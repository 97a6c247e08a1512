protocol Storage: AnyObject {
  var items: [String] { get set }
  static var kind: String { get }
  init(items: [String])
  subscript(index: Int) -> String { get }
  func add(_ item: String) throws -> Int
}
enum StorageError: Error { case duplicate(String) }
final class Memory: Storage {
  var items: [String]
  static let kind = "memory"
  init(items: [String]) { self.items = items }
  subscript(index: Int) -> String { items[index] }
  func add(_ item: String) throws -> Int {
    if items.contains(item) { throw StorageError.duplicate(item) }
    items.append(item)
    return items.count
  }
}
class Null: Storage {
  var items: [String] { get { [] } set { print("ignored", newValue) } }
  class var kind: String { "null" }
  required init(items: [String]) { self.items = items }
  subscript(index: Int) -> String { "null\(index)" }
  func add(_ item: String) -> Int { 0 }
}
func make(_ types: [any Storage.Type]) -> [any Storage] { types.map { $0.init(items: ["a"]) } }
let stores = make([Memory.self, Null.self])
for store in stores {
  print(type(of: store).kind, store[0])
  do { print(try store.add("b"), try store.add("a")) } catch { print(error) }
  store.items.append("z")
  print(store.items)
}
func swapItems<S: Storage, T: Storage>(_ s: S, _ t: T) { (s.items, t.items) = (t.items, s.items) }
let x = Memory(items: ["x"]), y = Memory(items: ["y", "yy"])
swapItems(x, y)
print(x.items, y.items, x === y)
protocol Toggle { var isOn: Bool { get set }; mutating func flip() }
extension Toggle { mutating func flip() { isOn.toggle() } }
struct Lamp: Toggle { var isOn = false }
var toggles: [any Toggle] = [Lamp(), Lamp(isOn: true)]
for index in toggles.indices { toggles[index].flip() }
print(toggles.map { $0.isOn })
var one: any Toggle = Lamp()
let copy = one
one.flip()
print(one.isOn, copy.isOn)
// expect: ignored ["a"]
// expect: memory a
// expect: duplicate("a")
// expect: ["a", "b", "z"]
// expect: null null0
// expect: 0 0
// expect: ignored ["z"]
// expect: []
// expect: ["y", "yy"] ["x"] false
// expect: [true, false]
// expect: true false
