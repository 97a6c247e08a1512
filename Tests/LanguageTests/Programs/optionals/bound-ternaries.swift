// A ternary that `if let` binds is an optional, even if both of its branches are literals.
let isEven = [2, 4].allSatisfy { $0 % 2 == 0 }

if let word = isEven ? "even" : "odd" { print(word) }
if let number = (isEven ? 1 : 2.5) { print(number) }
if let text = isEven ? nil : "text" { print(text) } else { print("nothing") }

func half(_ number: Int) -> Int? {
  guard let whole = number % 2 == 0 ? Int("\(number / 2)") : nil else { return nil }
  return whole
}
print(half(8) ?? 0, half(3) ?? 0)

if var numbers = isEven ? [1] : [] {
  numbers.append(2)
  print(numbers)
}

struct Row { var title: String? }
func title(_ row: Row, isShort: Bool) -> String {
  if let title = row.title, let kind = isShort ? "short" : "long", title.count > 2 { return "\(kind) \(title)" }
  return "none"
}
print(title(Row(title: "pear"), isShort: true), title(Row(title: nil), isShort: false))

var turns = 0
while let next = turns < 3 ? "turn \(turns)" : "last", next != "last" { turns += 1 }
print(turns)
// expect: even
// expect: 1.0
// expect: nothing
// expect: 4 0
// expect: [1, 2]
// expect: short pear none
// expect: 3
