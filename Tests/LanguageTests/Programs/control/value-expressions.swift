func size(_ n: Int) -> String {
  let word = switch n {
  case ..<0: "negative"
  case 0: "none"
  case 1..<10:
    if n == 7 { "lucky" } else { "few" }
  default: "many"
  }
  return word + "(\(n))"
}
print([-1, 0, 7, 8, 20].map(size))
let x: Double = if size(1).isEmpty { 1 } else { 2 }
print(x)
var log: [String] = []
let chosen: Int? = if log.isEmpty { nil } else { 4 }
print(chosen as Any)
struct Theme { var dark = true; var color: String { if dark { "black" } else { "white" } }
  var level: Int { switch color { case "black": 0; default: 100 } } }
print(Theme().color, Theme(dark: false).level)
enum Level: Int { case low, mid, high
  var next: Level? { switch self { case .low: .mid; case .mid: .high; case .high: nil } } }
print(Level.low.next!, Level.high.next as Any)
func parse(_ s: String) throws -> Int {
  struct Bad: Error { let text: String }
  let n: Int = if let n = Int(s) { n } else { throw Bad(text: s) }
  return n + 1
}
print(try parse("4"), (try? parse("x")) as Any)
let f: (Int) -> String = { n in if n > 1 { "more" } else { "one" } }
print(f(1), f(2))
let doubled = [1, 2, 3].map { n in switch n { case 2: "two"; default: "\(n * 2)" } }
print(doubled)
let tuple: (Int, String) = if true { (1, "a") } else { (2, "b") }
print(tuple)
let shape = switch Level.mid { case .low: [1]; case .mid: [2, 3]; case .high: [] }
print(shape)
func kind(_ v: Any) -> String { return switch v { case is Int: "int"; case is String: "string"; default: "?" } }
print(kind(1), kind("a"), kind(2.5))
class Pet {}
class Cat: Pet {}
class Dog: Pet {}
let cat = true
let pet = if cat { Cat() } else { Dog() }
let owner: Int? = 2
let known = if cat { owner } else { 5 }
let rows = if cat { [1, 2] } else { [3] }
let pair = if cat { (1, "a") } else { (2, "b") }
let cell = switch owner {
case 2?: ["a": 1.5]
default: ["b": 2.5]
}
print(pet is Cat, known as Any, rows, pair, cell)
// expect: ["negative(-1)", "none(0)", "lucky(7)", "few(8)", "many(20)"]
// expect: 2.0
// expect: nil
// expect: black 100
// expect: mid nil
// expect: 5 nil
// expect: one more
// expect: ["2", "two", "6"]
// expect: (1, "a")
// expect: [2, 3]
// expect: int string ?
// expect: true Optional(2) [1, 2] (1, "a") ["a": 1.5]
