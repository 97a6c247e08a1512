final class Owner {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) is gone") }
}
struct Reference<T: AnyObject> {
  weak var value: T?
  var uses = 0
}
struct Handler {
  unowned let owner: Owner
  var title: String { "handled by \(owner.name)" }
}
var first: Owner? = Owner("first")
var reference = Reference(value: first)
let copy = reference
print(reference.value?.name as Any, reference.uses)
first = nil
print(reference.value as Any, copy.value == nil)
reference.value = Owner("second")
print(reference.value == nil)
let kept = Owner("kept")
reference.value = kept
reference.uses += 1
print(reference.value!.name, reference.uses, copy.value == nil)
print(Handler(owner: kept).title)
var list: [Reference<Owner>] = []
do {
  let temporary = Owner("temporary")
  list.append(Reference(value: temporary))
  list.append(Reference(value: kept))
  print(list.map { $0.value?.name ?? "-" })
}
print(list.map { $0.value?.name ?? "-" }, list.compactMap(\.value).count)
list[0].value = kept
print(list[0].value === kept, list[0][keyPath: \.value]?.name ?? "-")
let path = \Reference<Owner>.value
list[1][keyPath: path] = nil
list[0][keyPath: path] = Owner("by path")
print(list.map { $0.value == nil })
// expect: Optional("first") 0
// expect: first is gone
// expect: nil true
// expect: second is gone
// expect: true
// expect: kept 1 true
// expect: handled by kept
// expect: ["temporary", "kept"]
// expect: temporary is gone
// expect: ["-", "kept"] 1
// expect: true kept
// expect: by path is gone
// expect: [true, true]
