struct Link<Value> { var get: () -> Value; var set: (Value) -> Void }
@dynamicMemberLookup final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Link<Part> {
    Link(get: { self.value[keyPath: path] }, set: { self.value[keyPath: path] = $0 })
  }
}
struct Settings { var volume = 1; var name = "a" }
let box = Box(Settings())
box.volume += 4
let link: Link<Int> = box.volume
link.set(link.get() * 2)
func show(_ link: Link<String>) { print(link.get()) }
show(box.name)
let volume: Int = box.volume
print(volume, box.name as String, box.value)
// expect: a
// expect: 10 a Settings(volume: 10, name: "a")
