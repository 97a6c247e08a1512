struct Card: ExpressibleByStringLiteral { let s: String; init(stringLiteral s: String) { self.s = s } }
struct Hand { let cards: [Card] }
func name(_ c: Card) -> String { c.s }
print(["2S", "2H"].map { name($0) })
let a: [Hand] = [["2S", "2H"], ["AS"]].map { Hand(cards: $0) }
print(a.count, a[0].cards)
print(["x", "yy"].map { $0.count }, ["x"].filter { name($0) == "x" })
let hands = [["2S", "2H"], ["AS"]].map { Hand(cards: $0).cards.count }
print(hands)
// expect: ["2S", "2H"]
// expect: 2 [main.Card(s: "2S"), main.Card(s: "2H")]
// expect: [1, 2] [main.Card(s: "x")]
// expect: [2, 1]
