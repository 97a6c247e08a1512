final class Age {
  private var seconds: Int!
  let weight: Double!
  init(_ seconds: Int) { self.seconds = seconds; weight = 70 }
  func on(_ scale: Double) -> Double { Double(self.seconds) / (100 * scale) }
  var half: Float { Float(weight) / 2 }
  var text: String { String(seconds) + " " + String(describing: seconds) }
}
let age = Age(400)
print(age.on(2), age.half, age.text)
let number: Int! = 4
print(Double(number) / 2, Int8(number), abs(number - 9), max(number, 3))
func twice<T: Numeric>(_ value: T) -> T { value + value }
func kind<T>(_ value: T) -> String { "\(T.self)" }
print(twice(number), kind(number))
let words: [String]! = ["b", "a"]
print(Set(words).count, Array(words), words.sorted(), zip(words, 1...).map { "\($0)\($1)" })
// expect: 2.0 35.0 400 Optional(400)
// expect: 2.0 4 5 4
// expect: 8 Optional<Int>
// expect: 2 ["b", "a"] ["a", "b"] ["b1", "a2"]
