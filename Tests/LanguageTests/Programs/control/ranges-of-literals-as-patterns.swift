// Patterns that are ranges, of every bound and kind.
struct Level: Comparable, ExpressibleByIntegerLiteral {
  var n: Int
  init(integerLiteral value: Int) { n = value }
  static func < (a: Level, b: Level) -> Bool { print("compare \(a.n) \(b.n)"); return a.n < b.n }
}
func kind(_ n: Int) -> String {
  switch n {
  case ..<(-5): "far below"
  case -5..<0: "below"
  case 0: "zero"
  case 1...9: "digit"
  case 10, 20...29: "ten or twenties"
  case 100...: "large"
  default: "other"
  }
}
for n in [-6, -5, -1, 0, 1, 9, 10, 11, 20, 29, 30, 99, 100] { print(n, kind(n)) }
func letter(_ c: Character) -> String {
  switch c {
  case "a"..."f", "A"..."F": "hex"
  case "0"..."9": "digit"
  case "g"...: "after"
  default: "none"
  }
}
for c in "aFg3é Z~\u{301}e\u{301}" { print(c, letter(c)) }
func grade(_ x: Double) -> String {
  switch x { case ..<0: "neg"; case 0..<0.5: "low"; case 0.5...1: "high"; case .nan: "nan"; default: "out" }
}
for x in [-0.1, -0.0, 0, 0.49, 0.5, 1, 1.1, .nan, .infinity] { print(x, grade(x)) }
func word(_ s: String) -> Int { switch s { case "a"..<"m": 1; case "m"..."z": 2; default: 0 } }
print(["apple", "m", "zoo", "z", "", "é"].map(word))
func byte(_ b: UInt8) -> Bool { if case 0x20...0x7E = b { true } else { false } }
print([0, 0x20, 0x7E, 0x7F, 255].map { byte($0) })
let pair = (3, "x")
if case (1...5, "a"..."y") = pair { print("both") }
for case let (i, 2...3) in [(1, 2), (2, 4), (3, 3)] { print("kept", i) }
let maybe: Int? = 7
switch maybe { case (5...8)?: print("five to eight"); case .some(0..<5): print("few"); case nil: print("none"); default: print("many") }
let level: Level = 3
switch level { case 1...2: print("one or two"); case 3..<5: print("three or four"); default: print("more") }
let low = 2, high = 4
switch 3 { case low...high: print("between"); default: print("outside") }
func odd(_ n: Int) -> Bool { switch n { case 1...5 where n % 2 == 1: true; default: false } }
print((0...6).filter(odd), (1...3) ~= 2, (1..<3) ~= 3, (2...) ~= 1, (...2) ~= 2, (1...9).contains(10))
// expect: -6 far below
// expect: -5 below
// expect: -1 below
// expect: 0 zero
// expect: 1 digit
// expect: 9 digit
// expect: 10 ten or twenties
// expect: 11 other
// expect: 20 ten or twenties
// expect: 29 ten or twenties
// expect: 30 other
// expect: 99 other
// expect: 100 large
// expect: a hex
// expect: F hex
// expect: g after
// expect: 3 digit
// expect: é after
// expect: none
// expect: Z none
// expect: ~́ after
// expect: é after
// expect: -0.1 neg
// expect: -0.0 low
// expect: 0.0 low
// expect: 0.49 low
// expect: 0.5 high
// expect: 1.0 high
// expect: 1.1 out
// expect: nan out
// expect: inf out
// expect: [1, 2, 0, 2, 0, 0]
// expect: [false, true, true, false, false]
// expect: both
// expect: kept 1
// expect: kept 3
// expect: five to eight
// expect: compare 2 1
// expect: compare 3 1
// expect: compare 2 3
// expect: compare 5 3
// expect: compare 3 3
// expect: compare 3 5
// expect: three or four
// expect: between
// expect: [1, 3, 5] true false false true false
