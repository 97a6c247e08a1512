// An argument without a label may be written with `_:`.
func twice(_ number: Int) -> Int { number * 2 }
func join(_ left: String, with right: String) -> String { left + "-" + right }
struct Scale {
  let factor: Int
  init(_ factor: Int) { self.factor = factor }
  func apply(_ value: Int, plus extra: Int = 0) -> Int { value * factor + extra }
}
enum Size { case small, exact(Int) }

print(twice(_: 4), join(_: "a", with: "b"))
print(Scale(_: 3).apply(_: 5, plus: 1), Scale(2).apply(_: 5))
if "Hello World".lowercased().contains(_: "world") { print("found") }
print(max(_: 3, _: 7), [1, 2, 3].contains(_: 2))
if case .exact(let value) = Size.exact(_: 9) { print(value) }
var list = [1]
list.append(_: 2)
print(list)
// expect: 8 a-b
// expect: 16 10
// expect: found
// expect: 7 true
// expect: 9
// expect: [1, 2]
