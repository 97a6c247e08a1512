func classify(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "empty" }
  guard let number = Int(text) else {
    if let first = text.first, first.isLetter { return "word \(first)" } else if text.count > 3 { return "long" }
    return "other"
  }
  if number < 0 { return "negative" }
  else if number == 0 { return "zero" }
  return number > 9 ? "big" : "small"
}
print(["", "0", "-4", "7", "12", "hi", "1234x", "?"].map { classify($0) }, classify(nil))
let a: Int? = 3, b: Int? = nil, name: String? = "n"
if let a, let b { print(a, b) } else if let a, b == nil, let name, name.count == a - 2 { print("second", a, name) }
if var a { a += 1; print(a) }
if let x = a, case let y = x * 2, y > 5 { print("y", y) }
if case let x? = a, x == 3 { print("three") }
if case 1...5 = 4 { print("in range") }
if case (let x, 2) = (1, 2) { print("x", x) }
func early(_ n: Int) -> Int {
  guard n > 0 else { return 0 }
  defer { print("leaving", n) }
  guard n < 10 else { print("big"); return 10 }
  return n * 2
}
print(early(-1), early(5), early(50))
let value: Any = 5
if value is String { print("string") } else if let n = value as? Int, n > 4 { print("int") }
let score = 71
let grade = if score > 90 { "A" } else if score > 70 { "B" } else { "C" }
print(grade)
if #available(iOS 15, macOS 12, *) { print("available") } else { print("old") }
func find(_ items: [Int], _ n: Int) -> Int? { for (i, x) in items.enumerated() { guard x == n else { continue }; return i }; return nil }
print(find([4, 5], 5) ?? -1, find([], 1) ?? -1)
guard let top = a else { fatalError() }
print(top)
if a != nil && b == nil || false, true { print("combined") }
if let unwrapped = Optional("x"), let n = Int(unwrapped) { print(n) } else { print("not a number") }
// expect: ["empty", "zero", "negative", "small", "big", "word h", "long", "other"] empty
// expect: second 3 n
// expect: 4
// expect: y 6
// expect: three
// expect: in range
// expect: x 1
// expect: leaving 5
// expect: big
// expect: leaving 50
// expect: 0 10 10
// expect: int
// expect: B
// expect: available
// expect: 1 -1
// expect: 3
// expect: combined
// expect: not a number
