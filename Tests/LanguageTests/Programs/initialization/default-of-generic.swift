// Default arguments that mean something by the type parameter, and a nonisolated initializer of an isolated class.
struct Row<Number: Numeric> {
  var values: [Number]
  init(count: Int, repeating value: Number = .zero) { values = Array(repeating: value, count: count) }
  static func + (a: Row, b: Row) -> Row? {
    guard a.values.count == b.values.count else { return nil }
    var sum = Row(count: a.values.count)
    for index in a.values.indices { sum.values[index] += a.values[index] + b.values[index] }
    return sum
  }
}
print((Row(count: 2, repeating: 3) + Row(count: 2, repeating: 4))!, Row<Double>(count: 1).values)

@MainActor final class Screen {
  var count = 0
  let name = "home"
  nonisolated init() {}
  func show() { count += 1 }
  nonisolated func title() -> String { name }
}
let screen = Screen()
await screen.show()
print(await screen.count, screen.title())
// expect: Row<Int>(values: [7, 7]) [0.0]
// expect: 1 home
