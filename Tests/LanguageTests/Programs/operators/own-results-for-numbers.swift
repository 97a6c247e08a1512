func & <T: UnsignedInteger>(left: T, right: T) -> Bool { left & right != 0 }
struct Allergies {
  var score: UInt
  func has(_ value: UInt) -> Bool { value & score }
}
print(Allergies(score: 5).has(4), Allergies(score: 5).has(2), 5 & 4 as UInt)
let input: UInt16 = 3
if input & 2 { print("two") }
let actions: [(key: UInt16, name: String)] = [(1, "wink"), (2, "blink"), (4, "close")]
print(actions.filter { input & $0.key }.map { $0.name }, input & 2 == 2)
func + (left: Int, right: Int) -> String { "sum of \(left) and \(right)" }
let text: String = 3 + 4
let number: Int = 3 + 4
func told(_ a: Int) -> String { a + 1 }
print(text, number, told(2))
func limit(_ n: Int, to most: Int = 20) { print("limited", n, most) }
limit(3)
var limit = 3
limit += 1
print(limit)
// expect: true false 4
// expect: two
// expect: ["wink", "blink"] true
// expect: sum of 3 and 4 7 sum of 2 and 1
// expect: limited 3 20
// expect: 4
