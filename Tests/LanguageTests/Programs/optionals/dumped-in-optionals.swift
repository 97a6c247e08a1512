// Optionals inside optionals keep their levels where a value is taken apart.
let one: Int?? = 1
let none: Int?? = .some(nil)
let three: Int??? = 5
dump(one)
dump(none)
dump(three)
print(Mirror(reflecting: one).children.map { "\($0)" })

struct Row {
  var x: Int?? = 3
  var list: [Int?] = [1, nil]
  var empty: String?? = .some(nil)
}
dump(Row())
for child in Mirror(reflecting: Row()).children {
  print(child.label!, child.value, Mirror(reflecting: child.value).displayStyle.map { "\($0)" } ?? "-")
}
dump(["k": one])
enum Event { case first(Int??), second(x: Int?, Int) }
dump(Event.first(2))
dump(Event.second(x: nil, 2))
print(Event.first(2), Event.second(x: 1, 2), Row())
// expect: ▿ Optional(Optional(1))
// expect: ▿ some: Optional(1)
// expect: - some: 1
// expect: ▿ Optional(nil)
// expect: - some: nil
// expect: ▿ Optional(Optional(Optional(5)))
// expect: ▿ some: Optional(Optional(5))
// expect: ▿ some: Optional(5)
// expect: - some: 5
// expect: ["(label: Optional(\"some\"), value: Optional(1))"]
// expect: ▿ main.Row
// expect: ▿ x: Optional(Optional(3))
// expect: ▿ some: Optional(3)
// expect: - some: 3
// expect: ▿ list: 2 elements
// expect: ▿ Optional(1)
// expect: - some: 1
// expect: - nil
// expect: ▿ empty: Optional(nil)
// expect: - some: nil
// expect: x Optional(Optional(3)) optional
// expect: list [Optional(1), nil] collection
// expect: empty Optional(nil) optional
// expect: ▿ 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "k"
// expect: ▿ value: Optional(Optional(1))
// expect: ▿ some: Optional(1)
// expect: - some: 1
// expect: ▿ main.Event.first
// expect: ▿ first: Optional(Optional(2))
// expect: ▿ some: Optional(2)
// expect: - some: 2
// expect: ▿ main.Event.second
// expect: ▿ second: (2 elements)
// expect: - x: nil
// expect: - .1: 2
// expect: first(Optional(Optional(2))) second(x: Optional(1), 2) Row(x: Optional(Optional(3)), list: [Optional(1), nil], empty: Optional(nil))
