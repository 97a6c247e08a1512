// Local functions are used before they are declared, once the variables are that they capture.

func combinations(of count: Int, below limit: Int) -> [[Int]] {
  var found: [[Int]] = []
  var picked = Array(repeating: -1, count: count)
  pick(0, from: 0)

  func pick(_ place: Int, from start: Int) {
    if place == count {
      found.append(picked)
      return
    }
    for value in start..<limit {
      picked[place] = value
      pick(place + 1, from: value + 1)
    }
  }
  return found
}
print(combinations(of: 2, below: 3))

func isEven(_ number: Int) -> Bool {
  return even(number)
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
}
print(isEven(4), isEven(7))

func counters() -> [() -> Int] {
  var result: [() -> Int] = []
  for step in 1...3 {
    var count = 0
    result.append { advance() }
    result.append(advance)
    func advance() -> Int {
      count += step
      return count
    }
  }
  return result
}
print(counters().map { $0() })

func guarded(_ number: Int?) -> String {
  defer { say("left") }
  guard let number else { return none() }
  say("found")
  switch number {
  case 0:
    return zero()
    func zero() -> String { "zero" }
  default:
    let doubled = twice()
    func twice() -> Int { number * 2 }
    return "twice \(doubled)"
  }
  func say(_ text: String) { print(text) }
  func none() -> String {
    say("nothing")
    return "none"
  }
}
print(guarded(nil))
print(guarded(0))
print(guarded(4))

struct Grid {
  var cells = [1, 2, 3]

  mutating func doubleAll() {
    cells.indices.forEach { double(at: $0) }
    func double(at index: Int) { cells[index] *= 2 }
  }

  func total() -> Int {
    let sum = add(0)
    let rest = 10
    func add(_ index: Int) -> Int { index == cells.count ? 0 : cells[index] + add(index + 1) }
    func later() -> Int { rest + sum }
    return later()
  }
}
var grid = Grid()
grid.doubleAll()
print(grid.cells, grid.total())
// expect: [[0, 1], [0, 2], [1, 2]]
// expect: true false
// expect: [1, 2, 2, 4, 3, 6]
// expect: nothing
// expect: left
// expect: none
// expect: found
// expect: left
// expect: zero
// expect: found
// expect: left
// expect: twice 8
// expect: [2, 4, 6] 22
