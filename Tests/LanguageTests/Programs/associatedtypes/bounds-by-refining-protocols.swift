// A refining protocol may ask more of an associated type than the one that declares it, also where it is a member of a member.
protocol Keyed: Identifiable where ID: Comparable & CustomStringConvertible {}
protocol Shelf<Item> {
    associatedtype Item: Keyed
    var items: [Item] { get }
}
extension Shelf {
    var sorted: [Item] { items.sorted { $0.id < $1.id } }
    var labels: String { sorted.map(\.id.description).joined(separator: "/") }
    func last() -> Item.ID? { items.map(\.id).max() }
}
struct Book: Keyed { let id: String }
struct Coin: Keyed { let id: Int }
struct Box<Item: Keyed>: Shelf { var items: [Item] }
func ids<S: Sequence>(_ values: S) -> [S.Element.ID] where S.Element: Keyed { values.map(\.id).sorted() }
func first(_ shelf: some Shelf) -> String { shelf.sorted.first?.id.description ?? "none" }
print(Box(items: [Coin(id: 3), Coin(id: 1)]).labels, Box(items: [Book(id: "b")]).last() ?? "-")
print(ids([Book(id: "z"), Book(id: "a")]), first(Box(items: [Coin(id: 7)])), first(Box<Book>(items: [])))
let shelves: [any Shelf] = [Box(items: [Coin(id: 2), Coin(id: 1)]), Box(items: [Book(id: "q")])]
print(shelves.map { $0.labels })
class Animal { var legs: Int { 4 } }
final class Bird: Animal { override var legs: Int { 2 } }
protocol Owned { associatedtype Owner; var owner: Owner { get } }
protocol Pet: Owned where Owner: Animal {}
protocol House { associatedtype Guest: Pet; var guests: [Guest] { get } }
extension House { var legs: Int { guests.reduce(0) { $0 + $1.owner.legs } } }
struct Nest: Pet { let owner = Bird() }
struct Tree: House { let guests = [Nest(), Nest()] }
print(Tree().legs)
// expect: 1/3 b
// expect: ["a", "z"] 7 none
// expect: ["1/2", "q"]
// expect: 4
