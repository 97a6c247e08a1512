// Properties of a protocol for classes are set through constants, whatever holds the reference.
protocol Storage: AnyObject {
  var values: [String: Int] { get set }
  var count: Int { get set }
}
extension Storage {
  var double: Int { get { count * 2 } set { count = newValue / 2 } }
  subscript(key: String) -> Int { get { values[key] ?? 0 } set { values[key] = newValue } }
}
final class Memory: Storage {
  var values: [String: Int] = [:]
  var count = 0 { didSet { print("count", count) } }
}
final class Cache<Backend: Storage> {
  let backend: Backend
  init(_ backend: Backend) { self.backend = backend }
  func fill() {
    backend.count += 1
    backend.double = 10
    backend.values["a"] = 1
    backend["b"] += 2
    backend.values["a"]! += 4
  }
}
struct Holder {
  let backend: any Storage
  unowned let other: any Storage
  func fill() {
    backend.count += 1
    backend["c"] += 2
    other.count = 50
    other.values.removeValue(forKey: "b")
  }
}
let memory = Memory()
Cache(memory).fill()
Holder(backend: memory, other: memory).fill()
print(memory.values.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func make() -> any Storage { memory }
make().count = 3
make().double += 4
func change(_ storage: some Storage) { storage.count = 8; storage["z"] = 1 }
change(memory)
let list: [any Storage] = [memory]
list[0].count = 1
list.first?.count += 5
list.first!.values["k"] = 1
for storage in list { storage.count -= 1 }
print(memory.count, memory.values.count)
// expect: count 1
// expect: count 5
// expect: count 6
// expect: count 50
// expect: ["a5", "c2"]
// expect: count 3
// expect: count 5
// expect: count 8
// expect: count 1
// expect: count 6
// expect: count 5
// expect: 5 4
