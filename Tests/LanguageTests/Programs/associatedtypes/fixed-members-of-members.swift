protocol Stateful { associatedtype State: CaseIterable & Equatable where State.AllCases.Index == Int; var state: State { get set } }
extension Stateful { func at(_ i: Int) -> State { State.allCases[i] }
  var place: Int { State.allCases.firstIndex(of: state)! }
  mutating func advance() { state = State.allCases[(place + 1) % State.allCases.count] } }
enum L: CaseIterable { case a, b, c }
struct S: Stateful { var state = L.a }
var s = S()
s.advance(); s.advance()
print(s.at(1), s.place); s.advance(); print(s.state)
func second<T: Stateful>(_ t: T) -> T.State { T.State.allCases[1] }
print(second(s))
protocol Repo { associatedtype Item: Identifiable where Item.ID == String; var items: [Item] { get } }
extension Repo { func find(_ id: String) -> Item? { items.first { $0.id == id } }; var ids: String { items.map(\.id).joined(separator: ",") } }
struct U: Identifiable { var id: String }
struct R: Repo { var items = [U(id: "x"), U(id: "y")] }
print(R().find("y")!, R().ids)
// expect: b 2
// expect: a
// expect: b
// expect: U(id: "y") x,y
