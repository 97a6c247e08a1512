// A trailing closure that no initializer takes is for `callAsFunction` of the new value.
struct Scale {
  var factor = 2
  func callAsFunction(_ value: () -> Int) -> Int { factor * value() }
  func callAsFunction(_ name: String, then value: () -> Int) -> String { "\(name) \(factor * value())" }
}
print(Scale { 3 })
print(Scale() { 4 })
print(Scale(factor: 5) { 6 })
struct Pair<Element> {
  var first: Element
  var second: () -> Element
  func callAsFunction(_ join: (Element, Element) -> Element) -> Element { join(first, second()) }
}
print(Pair(first: 1) { 2 }.second())
print(Pair(first: "a", second: { "b" }) { $0 + $1 })
// expect: 6
// expect: 8
// expect: 30
// expect: 2
// expect: ab
