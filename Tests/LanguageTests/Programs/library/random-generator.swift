struct Fixed: RandomNumberGenerator {
  var state: UInt64 = 42
  mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
}
var g = Fixed()
print(Int.random(in: 0..<100, using: &g), Int.random(in: 1...6, using: &g), Int.random(in: -5...5, using: &g))
print([1, 2, 3, 4, 5].shuffled(using: &g), ["a", "b", "c"].randomElement(using: &g)!, Bool.random(using: &g))
var deck = Array(1...8)
deck.shuffle(using: &g)
print(deck, UInt8.random(in: 0...255, using: &g))
// expect: 56 2 -1
// expect: [4, 1, 3, 2, 5] a true
// expect: [1, 4, 6, 8, 3, 2, 7, 5] 65
