// An extension may say what an associated type is, and give the member that needs it.
protocol Labelled: CaseIterable, Hashable, Identifiable, RawRepresentable {
  var label: String { get }
}
extension Labelled where ID == String, RawValue == String {
  var id: String { "id-" + rawValue }
}
extension Labelled where RawValue == String {
  var label: String { rawValue.uppercased() }
}
enum Tab: String, Labelled { case home, search }
print(Tab.home.id, Tab.search.label, Tab.allCases.map(\.id))

protocol Numbered: Identifiable { var number: Int { get } }
extension Numbered where ID == Int { var id: Int { number * 10 } }
struct Seat: Numbered { var number: Int }
print(Seat(number: 3).id, type(of: Seat(number: 4).id))
// expect: id-home SEARCH ["id-home", "id-search"]
// expect: 30 Int
