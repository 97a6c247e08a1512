enum Suit: CaseIterable { case hearts, spades }
struct Card: Hashable { let suit: Suit; let rank: Int }
var seen: Set<Card> = []
for rank in [1, 2, 1] { for suit in Suit.allCases { print(seen.insert(Card(suit: suit, rank: rank)).inserted, terminator: " ") } }
print(seen.count)
struct Tag: Hashable {
  let name: String
  static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}
print(Set([Tag(name: "A"), Tag(name: "a"), Tag(name: "b")]).count, Tag(name: "X") == Tag(name: "x"))
var order: [Int] = []
var unique = Set<Int>()
for n in [3, 1, 3, 2, 1] where unique.insert(n).inserted { order.append(n) }
print(order)
// expect: true true true true false false 4
// expect: 2 true
// expect: [3, 1, 2]
