let count = count + 1
var text: String = text + "!"
var list = [list]
let (first, second) = (second, 1)
let before = after + 1
let after = 2
let odd = even
let even = !odd
let doubled = twice(doubled)
func twice(_ number: Int) -> Int { number * 2 }
let sizes = [1].map { size in sizes.count + size }
print("\(greeting)")
let greeting = "\(greeting)"
struct Settings {
  static let first = Settings.second.map { $0 }
  static let second = [1].filter { _ in Settings.first.isEmpty }
  static let volume = volume
  static let brightness = Settings.volume
}
// expect error 1:1: circular reference
// expect error 3:1: circular reference
// expect error 4:1: circular reference
// expect error 7:1: circular reference
// expect error 9:1: circular reference
// expect error 15:10: circular reference
// expect error 17:10: circular reference
