// Key paths of several values in one list, and a dynamic member that a type also has through itself.
struct Member: Hashable { var name: String; var age: Int }
let titles = [\Member.age: "age", \Member.name: "name"]
print(titles[\Member.age]!, titles[\Member.name]!)
for path in [\Member.name, \Member.age] { print(Member(name: "a", age: 2)[keyPath: path]) }

@dynamicMemberLookup final class Box<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Box, Part>) -> Part {
    get { self[keyPath: path] }
    set { self[keyPath: path] = newValue }
  }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
let box = Box(Member(name: "b", age: 3))
box.age += 4
box.name.append("!")
print(box.age, box.name)
// expect: age name
// expect: a
// expect: 2
// expect: 7 b!
