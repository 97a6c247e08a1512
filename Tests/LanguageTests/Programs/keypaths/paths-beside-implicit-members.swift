struct Predicate<Root> { let test: (Root) -> Bool }
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> Predicate<Root> {
  Predicate { $0[keyPath: path] == value }
}
func ~= <Root, Value: Comparable>(range: ClosedRange<Value>, path: KeyPath<Root, Value>) -> Predicate<Root> {
  Predicate { range.contains($0[keyPath: path]) }
}
infix operator ∈: ComparisonPrecedence
func ∈ <Root, Value: Equatable>(path: KeyPath<Root, Value>, values: [Value]) -> Predicate<Root> {
  Predicate { values.contains($0[keyPath: path]) }
}
enum Team { case sales, support }
struct Member { var id: Int, team: Team, second: Team?, pay: Double }
let members = [
  Member(id: 1, team: .sales, second: nil, pay: 5), Member(id: 2, team: .support, second: .sales, pay: 15),
]
func ids(_ predicate: Predicate<Member>) -> [Int] { members.filter(predicate.test).map(\.id) }
print(ids(\.team == .sales), ids(\.second == .sales), ids(\.second == nil), ids(\.id == 2))
print(ids(\.team ∈ [.sales, .support]), ids(\.id ∈ [2, 3]), ids(\Member.team == .support))
print(ids(0...10 ~= \.pay), ids(1...1 ~= \.id))
// expect: [1] [2] [1] [2]
// expect: [1, 2] [2] [2]
// expect: [1] [1]
