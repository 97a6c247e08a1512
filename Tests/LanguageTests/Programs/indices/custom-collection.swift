struct Deck: RandomAccessCollection {
  var cards = ["A", "K", "Q", "J"]
  var startIndex: Int { 0 }
  var endIndex: Int { cards.count }
  subscript(i: Int) -> String { cards[i] }
}
let deck = Deck()
print(deck.count, deck.first!, deck.last!, deck[2], Array(deck), deck.isEmpty)
print(deck.map { $0 + "!" }, deck.firstIndex(of: "Q")!, deck.reversed().first!, Array(deck[1...2]), deck.dropFirst().first!)
print(Array(deck.indices), deck.index(after: 0), deck.prefix(2).map { $0 }, deck.suffix(1).map { $0 }, deck.contains("J"))
for (n, c) in deck.enumerated() where n % 2 == 0 { print(n, c) }
struct Ring<Element>: Collection {
  var base: [Element]; var offset: Int
  var startIndex: Int { 0 }
  var endIndex: Int { base.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Element { base[(i + offset) % base.count] }
}
let ring = Ring(base: [1, 2, 3, 4], offset: 2)
print(Array(ring), ring.first!, ring.count, ring.sorted(), ring.max()!, ring.split(separator: 1).map(Array.init), ring.lazy.map { $0 * 2 }.first!)
// expect: 4 A J Q ["A", "K", "Q", "J"] false
// expect: ["A!", "K!", "Q!", "J!"] 2 J ["K", "Q"] K
// expect: [0, 1, 2, 3] 1 ["A", "K"] ["J"] true
// expect: 0 A
// expect: 2 Q
// expect: [3, 4, 1, 2] 3 4 [1, 2, 3, 4] 4 [[3, 4], [2]] 6
