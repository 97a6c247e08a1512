// A text with values in it is of the type that the elements beside it say, which takes it in its own way.
struct Markup: ExpressibleByStringInterpolation, Equatable {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(raw value: Int) { text += "<\(value)>" }
  }
}
let markup: Markup = "\(raw: 2)"
print([markup, "a\(raw: 5)"].map(\.text), ["b\(raw: 5)", markup, "c"].map(\.text))
print(["k": markup, "j": "\(raw: 1)"]["j"]?.text ?? "-", markup == "\(raw: 2)")

// With an interpolation of one's own for plain texts, the text is still a literal of any type.
struct Money: ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, Comparable {
  var cents: Int
  init(integerLiteral value: Int) { cents = value }
  init(stringLiteral value: String) { cents = value.count }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
}
extension String.StringInterpolation {
  mutating func appendInterpolation(_ make: () -> String) { appendLiteral(make()) }
}
let money: Money = 3
print([money, "\(5)"].map(\.cents), [money, 2, "q\({ "four" })"].max()?.cents ?? 0, money < "\({ "four" })")
let text: Substring = "\({ "made" }) \(1)"
print(text, type(of: text), type(of: "\({ "x" })"), ["\({ "x" })", "y"])
// expect: ["<2>", "a<5>"] ["b<5>", "<2>", "c"]
// expect: <1> true
// expect: [3, 1] 5 true
// expect: made 1 Substring String ["x", "y"]
