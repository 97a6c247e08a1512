// An `==`, a `hash(into:)` or a `<` that an extension of a protocol gives comes before what Swift would make up.
protocol Named: Hashable { var name: String { get } }
extension Named {
  static func == (a: Self, b: Self) -> Bool { a.name.lowercased() == b.name.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}
struct Button: Named {
  let name: String
  let action: () -> Void
}
struct Label: Named {
  let name: String
  let size: Int
}
enum Tone: Named {
  case high, low
  var name: String { "same" }
}
print(Button(name: "x", action: {}) == Button(name: "X", action: {}), Label(name: "q", size: 1) == Label(name: "Q", size: 2))
print(Set([Label(name: "q", size: 1), Label(name: "Q", size: 2)]).count, Tone.high == .low, [Tone.low].contains(.high))

protocol Ranked: Comparable { var rank: Int { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
enum Suit: Int, Ranked {
  case clubs = 3, spades = 1
  var rank: Int { rawValue }
}
print([Suit.clubs, .spades].sorted(), Suit.clubs > .spades)

protocol Shape: Equatable { var area: Int { get } }
extension Shape {
  static func == (a: Self, b: Self) -> Bool { a.area == b.area }
  static func == (a: Self, b: Int) -> Bool { a.area == b }
}
struct Square: Shape {
  var side: Int
  var note = ""
  var area: Int { side * side }
}
struct Rect: Shape {
  var width: Int
  var height: Int
  var area: Int { width * height }
  static func == (a: Rect, b: Rect) -> Bool { a.width == b.width }
}
struct Holder: Equatable { var square: Square }
final class Node: Shape {
  let area: Int
  init(_ area: Int) { self.area = area }
}
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(Square(side: 2) == Square(side: 2, note: "x"), Square(side: 2) == 4, same(Square(side: 1), Square(side: 1, note: "z")))
print(Rect(width: 1, height: 4) == Rect(width: 2, height: 2), same(Rect(width: 1, height: 2), Rect(width: 1, height: 9)))
print(Holder(square: Square(side: 1)) == Holder(square: Square(side: 1, note: "k")), [Node(2)].firstIndex(of: Node(2)) ?? -1)
// expect: true true
// expect: 1 true true
// expect: [main.Suit.spades, main.Suit.clubs] true
// expect: true true true
// expect: false true
// expect: true 0
