struct TID<T, Raw: Hashable>: Hashable { let raw: Raw }
protocol Model: Identifiable { associatedtype RawID: Hashable = Int; var id: TID<Self, RawID> { get } }
struct User: Model { let id: TID<User, Int>; var name: String }
struct Store<M: Model> { private var d: [M.ID: M] = [:]
  subscript(id: M.ID) -> M? { get { d[id] } set { d[id] = newValue } }
  mutating func add(_ ms: M...) { for m in ms { d[m.id] = m } }
  func raw(_ m: M) -> M.RawID { m.id.raw }
}
var st = Store<User>()
let u = User(id: TID(raw: 3), name: "a")
st.add(u)
print(st[u.id]!.name, st.raw(u))
// expect: a 3
