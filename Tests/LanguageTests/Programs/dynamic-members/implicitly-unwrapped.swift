@dynamicMemberLookup struct Place<Root> {
  var root: Root
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Slot<Value> { Slot(value: root[keyPath: path]) }
}
struct Slot<Value> { var value: Value }
final class Model {
  var list: [Int]! = [1, 2]
  var name: String! = nil
}
func sum(_ slot: Slot<[Int]>) -> Int { slot.value.reduce(0, +) }
func name(_ slot: Slot<String?>) -> String { slot.value ?? "none" }
let place = Place(root: Model())
print(sum(place.list), name(place.name))
let open = place.list
print(type(of: open))
// expect: 3 none
// expect: Slot<Optional<Array<Int>>>
