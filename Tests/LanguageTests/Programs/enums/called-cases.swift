enum Answer: String {
  case fine = "Fine. Be that way!", sure = "Sure."
  func callAsFunction() -> String { rawValue }
  func callAsFunction(times n: Int) -> [String] { Array(repeating: rawValue, count: n) }
  static func reply(to text: String) -> String {
    guard !text.isEmpty else { return Answer.fine() }
    return text.hasSuffix("?") ? Answer.sure() : fine()
  }
}
print(Answer.reply(to: ""), Answer.reply(to: "What?"), Answer.reply(to: "So"))
print(Answer.sure(times: 2), Answer.fine())
enum Planet: Double {
  case earth = 1, mars = 1.88
  func callAsFunction() -> Double { rawValue }
  func callAsFunction(_ next: Bool) -> Planet { next ? .mars : self }
}
let years = 10.0
print(years / Planet.mars() > 5, years * Planet.earth())
let next: Planet = .earth(true)
print(next)
enum Shape<Size> {
  case unit, sized(Size)
  func callAsFunction() -> String { "a shape" }
}
print(Shape<Int>.unit(), Shape.sized(3))
// expect: Fine. Be that way! Sure. Fine. Be that way!
// expect: ["Sure.", "Sure."] Fine. Be that way!
// expect: true 10.0
// expect: mars
// expect: a shape sized(3)
