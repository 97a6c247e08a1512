enum Suit: String, CaseIterable { case hearts, spades = "S" }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "S") as Any, Suit(rawValue: "x") as Any)
print(Suit.allCases)
for s in Suit.allCases { print(s) }
enum Shape: Equatable { case circle(radius: Double), rect(Double, Double), empty
  var area: Double {
    switch self {
    case .circle(let r): return r * r * 3
    case let .rect(w, h): return w * h
    case .empty: return 0
    }
  }
  mutating func clear() { self = .empty }
}
var shape = Shape.circle(radius: 2)
print(shape, shape.area, Shape.rect(2, 3).area)
print(shape == .circle(radius: 2), shape == .empty)
shape.clear()
print(shape)
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n
  case .add(let a, let b): eval(a) + eval(b)
  case .mul(let a, let b): eval(a) * eval(b)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))
print([Shape.rect(1, 2), .empty])
enum Level: Int, Comparable { case low = 1, mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(Level.low < .high, Level.high.rawValue, max(Level.low, .mid))
if case .rect(let w, _) = Shape.rect(7, 8) { print(w) }
let t = (1, "two", x: 3.0)
print(t, t.0, t.x)
switch (1, 5) {
case (0, _): print("zero")
case (1, let y) where y > 10: print("big")
case (1...3, 4...6): print("ranges")
default: print("other")
}
switch 5 { case 1, 2: print("low"); case 5: print("five"); fallthrough; case 6: print("six"); default: print("none") }
// expect: hearts S Optional(main.Suit.spades) nil
// expect: [main.Suit.hearts, main.Suit.spades]
// expect: hearts
// expect: spades
// expect: circle(radius: 2.0) 12.0 6.0
// expect: true false
// expect: empty
// expect: 14
// expect: [main.Shape.rect(1.0, 2.0), main.Shape.empty]
// expect: true 3 mid
// expect: 7.0
// expect: (1, "two", x: 3.0) 1 3.0
// expect: ranges
// expect: five
// expect: six
