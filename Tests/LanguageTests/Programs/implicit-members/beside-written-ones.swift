enum Suit { case hearts, spades }
let c = true
let xs = [.hearts, Suit.spades]
let y = c ? .hearts : Suit.spades
let z = [1: .hearts, 2: Suit.spades]
let t = (c ? .hearts : Suit.spades, 1)
func f() { let xs = [.hearts, Suit.spades]; let y = c ? .hearts : Suit.spades; let z = [.hearts: 1, Suit.spades: 2]; for s in [.hearts, Suit.spades] { print(s) }; print(xs, y, z[.hearts]!)
 let w = [[.hearts], [Suit.spades]]; print(w); let o = [nil, .hearts, Suit.spades]; print(o)
 for s: Suit in [.hearts, .spades] { print(s) } }
f(); print(xs, y, z[1]!, t)
// expect: hearts
// expect: spades
// expect: [main.Suit.hearts, main.Suit.spades] hearts 1
// expect: [[main.Suit.hearts], [main.Suit.spades]]
// expect: [nil, Optional(main.Suit.hearts), Optional(main.Suit.spades)]
// expect: hearts
// expect: spades
// expect: [main.Suit.hearts, main.Suit.spades] hearts hearts (main.Suit.hearts, 1)
