enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars = 10, jupiter }
enum Suit: String, CaseIterable { case hearts, spades = "♠", clubs }
enum Letter: Character { case a = "a", b = "b" }
enum Ratio: Double { case half = 0.5, one = 1, three = 3 }
enum Offset: Int { case down = -1, flat, up }
print(Planet.allCases.map(\.rawValue))
print(Planet(rawValue: 2)!, Planet(rawValue: 4) as Any, Planet(rawValue: 11).map { "\($0)" } ?? "-")
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "clubs") == .clubs, Suit(rawValue: "spades") as Any)
print(Letter(rawValue: "b")!, Letter.a.rawValue, Ratio.three.rawValue, Ratio(rawValue: 0.5)!)
print(Offset.down.rawValue, Offset.flat.rawValue, Offset.up.rawValue)
print(Suit.allCases.count, Suit.allCases, Suit.allCases.firstIndex(of: .clubs)!)
for (index, suit) in Suit.allCases.enumerated() { print(index, suit, separator: ":", terminator: ";") }
print()
extension Planet {
  var next: Planet { Planet(rawValue: rawValue + 1) ?? .mercury }
  static var inner: [Planet] { allCases.filter { $0.rawValue < 4 } }
}
print(Planet.venus.next, Planet.earth.next, Planet.inner)
print(Set(Suit.allCases).count, [Suit.hearts: 1][.hearts]!)
print(Suit.hearts.hashValue == Suit.hearts.hashValue, Suit.hearts != .spades)
func parse<T: RawRepresentable>(_ raw: T.RawValue) -> T? { T(rawValue: raw) }
let parsed: Suit? = parse("♠")
print(parsed!)
print(Planet.earth, "\(Planet.earth)", String(describing: Suit.spades), Planet.self)
debugPrint(Planet.earth)
// expect: [1, 2, 3, 10, 11]
// expect: venus nil jupiter
// expect: hearts ♠ true nil
// expect: b a 3.0 half
// expect: -1 0 1
// expect: 3 [main.Suit.hearts, main.Suit.spades, main.Suit.clubs] 2
// expect: 0:hearts;1:spades;2:clubs;
// expect: earth mercury [main.Planet.mercury, main.Planet.venus, main.Planet.earth]
// expect: 3 1
// expect: true true
// expect: spades
// expect: earth earth spades Planet
// expect: main.Planet.earth
