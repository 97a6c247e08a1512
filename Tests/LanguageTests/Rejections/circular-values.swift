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
// expect error 1: circular reference
// expect error 3: circular reference
// expect error 4: circular reference
// expect error 7: circular reference
// expect error 9: circular reference
// expect error 15: circular reference
// expect error 17: circular reference
