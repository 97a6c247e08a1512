// What is looked for may be an optional among values that are none.
let words: [String?] = ["no", nil, "true"]
print(words.map { ["yes", "true"].contains($0) })
let parsed = [1, 2, 3].contains(Int("2"))
print(parsed, [1, 2, 3].contains(Int("two")))

func place(of name: String?) -> Int? { ["first", "second"].firstIndex(of: name) }
print(place(of: "second") ?? -1, place(of: nil) ?? -1)
print(["a", "b", "a"].lastIndex(of: words.isEmpty ? nil : "a") ?? -1)

// An optional or another type, where anything is taken.
func show(_ values: Any...) { print(values) }
let count: Int? = nil
show(count ?? "none", count ?? 0)
let all: [Any] = [count ?? "no count", Optional(2) ?? "two"]
print(all)
let entry: [String: Any] = ["count": count ?? "none"]
print(entry)

// A choice between numbers beside a type that is none.
struct Moment {
  var time: Double
  static let start = Moment(time: 10)
  static func + (moment: Moment, seconds: Double) -> Moment { Moment(time: moment.time + seconds) }
}
let isShort = true
let end: Moment = .start + (isShort ? 1 : 2.5)
let later: Moment = end + (isShort ? 0.5 : 3)
let step = 2.0 * (isShort ? 3 : 0.5)
print(end.time, later.time, step)
// expect: [false, false, true]
// expect: true false
// expect: 1 -1
// expect: 2
// expect: ["none", 0]
// expect: ["no count", 2]
// expect: ["count": "none"]
// expect: 11.0 11.5 6.0
