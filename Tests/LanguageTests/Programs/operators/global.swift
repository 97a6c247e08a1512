class Edge: Equatable {
  var weight: Int
  init(_ weight: Int) { self.weight = weight }
}
func == (lhs: Edge, rhs: Edge) -> Bool { lhs.weight == rhs.weight }
final class Arrow: Edge {}
print(Edge(1) == Edge(1), Edge(1) != Edge(2), [Edge(1)].contains(Edge(1)), [Edge(1)] == [Edge(2)])
print([Edge(1), Edge(2)].firstIndex(of: Edge(2)) as Any, Arrow(3) == Edge(3), Optional(Edge(4)) == Edge(4))

struct Message: Comparable { let name: String; let priority: Int }
func < (a: Message, b: Message) -> Bool { a.priority < b.priority }
func == (a: Message, b: Message) -> Bool { a.priority == b.priority }
let messages = [("a", 3), ("b", 1), ("c", 2)].map(Message.init)
print(messages.sorted().map(\.name), messages.max()!.name, messages[0] >= messages[1])
print(Message(name: "x", priority: 1) == Message(name: "y", priority: 1), min(messages[0], messages[2]).name)

protocol Ranked { var rank: Int { get } }
func < <T: Ranked>(a: T, b: T) -> Bool { a.rank < b.rank }
func == <T: Ranked>(a: T, b: T) -> Bool { a.rank == b.rank }
struct Card: Ranked, Comparable { let rank: Int; let suit: String }
print([Card(rank: 3, suit: "a"), Card(rank: 1, suit: "b")].sorted().map(\.suit))
print(Card(rank: 1, suit: "a") == Card(rank: 1, suit: "b"))

struct Place: Hashable {
  let x: Int
  let y: Int
  static func == (a: Place, b: Place) -> Bool { a.x == b.x }
  var hashValue: Int { x }
}
print(Set([Place(x: 1, y: 2), Place(x: 1, y: 3), Place(x: 2, y: 2)]).count, Place(x: 4, y: 1).hashValue)
open class Vertex { let id: String; init(_ id: String) { self.id = id } }
extension Vertex: Hashable { public var hashValue: Int { id.count } }
extension Vertex: Equatable { public static func == (a: Vertex, b: Vertex) -> Bool { a.id == b.id } }
var distances = [Vertex("a"): 1]
distances[Vertex("a")] = 5
distances[Vertex("b")] = 6
print(distances.count, distances[Vertex("a")]!, Vertex("abc").hashValue)
// expect: true true true false
// expect: Optional(1) true true
// expect: ["b", "c", "a"] a true
// expect: true c
// expect: ["b", "a"]
// expect: true
// expect: 2 4
// expect: 2 5 3
