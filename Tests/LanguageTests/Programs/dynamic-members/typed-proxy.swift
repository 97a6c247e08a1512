@dynamicMemberLookup struct Lens<Whole, Part> { let get: (Whole) -> Part; let set: (Part, Whole) -> Whole
  subscript<Sub>(dynamicMember path: WritableKeyPath<Part, Sub>) -> Lens<Whole, Sub> {
    Lens<Whole, Sub>(get: { get($0)[keyPath: path] }, set: { sub, whole in var part = get(whole); part[keyPath: path] = sub; return set(part, whole) }) } }
struct Engine { var power = 90; var name = "v" }
struct Car { var engine = Engine(); var doors = [2, 3] }
let root = Lens<Car, Car>(get: { $0 }, set: { part, _ in part })
let power = root.engine.power
let faster = power.set(200, Car())
print(power.get(Car()), faster.engine.power, root.engine.name.set("w", faster).engine, root.doors.get(faster))
@dynamicMemberLookup final class Store { private var data: [String: Any] = [:]
  subscript(dynamicMember key: String) -> Any? { get { data[key] } set { data[key] = newValue } }
}
let store = Store()
store.count = 3
store.name = "n"
print((store.name as Any?) as? String ?? "-", store.missing == nil)
// expect: 90 200 Engine(power: 200, name: "w") [2, 3]
// expect: n true
