struct Box: Equatable {
  var value: Int
}
enum Mood: Codable { case calm, wild(Box) }
extension Box: Codable {}
guard let a = Int("0"), a < 5 else { fatalError("no number") }
let list = [7][a]
var next = a + 1
guard case let (first?, second) = (Int("4"), 5), first < second else { fatalError("no pair") }
let sum = first + second, box = Box(value: sum)
func total() -> Int { a + first + second + next }
guard var text = Optional("ab") else { fatalError("no text") }
text += "c"
let length = text.count
print(list, next, sum, box, total(), text, length)
next += 1
print(total(), [first, second].map { $0 + a })
guard case .wild(let kept) = Mood.wild(Box(value: 3)) else { fatalError("no mood") }
let doubled = kept.value * 2
print(doubled, kept == box)
// expect: 7 1 9 Box(value: 9) 10 abc 3
// expect: 11 [4, 5]
// expect: 6 false
