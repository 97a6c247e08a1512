import Foundation
protocol Repo { associatedtype Model: Identifiable & Codable; func fetch(id: Model.ID) async throws -> Model; func all() -> [Model] }
struct User: Identifiable, Codable { let id: Int; var name: String }
struct Post: Identifiable, Codable { let id: UUID; var title: String }
final class MemRepo<M: Identifiable & Codable>: Repo { var store: [M.ID: M] = [:]
  func all() -> [M] { store.values }
  func add(_ m: M) { store[m.id] = m }
  func names() -> [String] { all().map(\.name) }
}
final class VM<R: Repo> { let repo: R; var items: [R.Model] = []; init(repo: R) { self.repo = repo }
  func load() async { items = await repo.all() }
  func load2() { items = try repo.fetch(id: 3) }
  func load3(_ id: R.Model.ID) async { items = try await repo.fetch(id: id) }
  func load4(_ id: R.Model.ID) async throws { items = [try await repo.fetch(id: id)] }
  func find(_ id: R.Model.ID) -> R.Model? { items.first { $0.id == id } }
  func remove2(_ m: R.Model) { items.removeAll { $0.id == m.id } }
  func enc() throws -> Data { try JSONEncoder().encode(items) }
  func dec(_ d: Data) throws { items = try JSONDecoder().decode([User].self, from: d) }
  func dec2(_ d: Data) throws { items = try JSONDecoder().decode([R.Model].self, from: d) }
  func first() -> R.Model { items.first }
  func ids() -> [R.Model.ID] { items.map(\.id) }
  func ids2() -> [Int] { items.map(\.id) }
  func title() -> String { items[0].title }
}
let vm = VM(repo: MemRepo<User>())
vm.find("a")
vm.find(3)?.title
let vm2: VM<MemRepo<Post>> = VM(repo: MemRepo<User>())
let r: any Repo = MemRepo<User>()
let rr: MemRepo<Int> = MemRepo()
func use<R: Repo>(_ r: R) where R.Model == User { print(r.all()[0].name, r.all()[0].title) }
use(MemRepo<User>()); use(MemRepo<Post>())
// expect error 5:13: type 'MemRepo<M>' does not conform to protocol 'Repo'
// expect error 6:29: cannot convert return expression of type 'Dictionary<M.ID, M>.Values' to return type '[M]'
// expect error 8:40: value of type 'M' has no member 'name'
// expect error 12:35: cannot assign value of type 'R.Model' to type '[R.Model]'
// expect error 12:45: cannot convert value of type 'Int' to expected argument type 'R.Model.ID'
// expect error 13:52: cannot assign value of type 'R.Model' to type '[R.Model]'
// expect error 18:38: cannot assign value of type '[User]' to type '[R.Model]'
// expect error 20:35: value of optional type 'R.Model?' must be unwrapped to a value of type 'R.Model'
// expect error 22:36: key path value type 'R.Model.ID' cannot be converted to contextual type 'Int'
// expect error 23:37: value of type 'R.Model' has no member 'title'
// expect error 26:9: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 27:13: value of type 'User' has no member 'title'
// expect error 28:39: cannot convert value of type 'MemRepo<User>' to expected argument type 'MemRepo<Post>'
// expect error 30:9: type 'Int' does not conform to protocol 'Identifiable'
// expect error 31:85: value of type 'User' has no member 'title'
// expect error 32:23: global function 'use' requires the types 'Post' and 'User' be equivalent
