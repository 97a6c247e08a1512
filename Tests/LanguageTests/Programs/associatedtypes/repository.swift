protocol Entity: Equatable { associatedtype ID: Hashable; var id: ID { get } }
protocol Repository { associatedtype Model: Entity; var all: [Model] { get }; mutating func save(_ m: Model); func find(_ id: Model.ID) -> Model? }
extension Repository { func find(_ id: Model.ID) -> Model? { all.first { $0.id == id } }
  func contains(_ m: Model) -> Bool { all.contains(m) }
  mutating func saveAll(_ models: Model...) { models.forEach { save($0) } } }
struct User: Entity { let id: Int; var name: String }
struct Page: Entity { let id: String; var visits = 0 }
struct Memory<M: Entity>: Repository { private var table: [M.ID: M] = [:]; private(set) var order: [M.ID] = []
  var all: [M] { order.compactMap { table[$0] } }
  mutating func save(_ m: M) { if table.updateValue(m, forKey: m.id) == nil { order.append(m.id) } } }
var users = Memory<User>(), pages = Memory<Page>()
users.saveAll(User(id: 2, name: "b"), User(id: 1, name: "a"), User(id: 2, name: "B"))
pages.save(Page(id: "home"))
print(users.all.map(\.name), users.find(1)?.name ?? "-", users.find(9) as Any, users.contains(User(id: 1, name: "a")))
print(pages.find("home")!.visits, type(of: users))
func ids<R: Repository>(_ r: R) -> [R.Model.ID] where R.Model.ID: Comparable { r.all.map(\.id).sorted() }
print(ids(users), ids(pages))
func merge<A: Repository, B: Repository>(_ a: A, into b: inout B) where A.Model == B.Model { a.all.forEach { b.save($0) } }
var backup = Memory<User>()
merge(users, into: &backup)
print(backup.all.count, backup.all == users.all)
// expect: ["B", "a"] a nil true
// expect: 0 Memory<User>
// expect: [1, 2] ["home"]
// expect: 2 true
