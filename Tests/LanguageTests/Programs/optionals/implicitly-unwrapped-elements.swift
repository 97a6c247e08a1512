protocol Contact { var name: String { get } }
struct User: Contact {
  var name: String
  static let first: User! = User(name: "Ann")
  static var second: User! = User(name: "Ben")
}
enum Loading<Value> { case idle, loaded(Value) }
struct List<Item: Contact> {
  init(_ loading: Loading<[Item]>, row: (Item) -> String) {
    if case .loaded(let items) = loading { print(items.map { row($0) }) }
  }
}
_ = List(.loaded([User.first, User.second]), row: { user in user.name })
func all<Item: Contact>(_ items: [Item]) -> [String] { items.map(\.name) }
print(all([User.first]))
let optionals = [User.first, User.second]
print(optionals.map { $0?.name ?? "-" })
// expect: ["Ann", "Ben"]
// expect: ["Ann"]
// expect: ["Ann", "Ben"]
