let numbers = [5, 2, 8, 1]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))
print(numbers.sorted(by: { a, b in a > b }), numbers.sorted(by: { $0 > $1 }), numbers.sorted { $0 > $1 }, numbers.sorted(by: >))
let none = { print("called") }
none()
let noReturn: () -> Void = { _ = 5 }
noReturn()
let ignoring: (Int, Int) -> Int = { _, b in b }
print(ignoring(1, 2))
let immediate = { (n: Int) in n * n }(7)
print(immediate)
let multi: (Int) -> String = { n in
  let half = n / 2
  if half > 2 { return "big" }
  return "small"
}
print(multi(10), multi(2))
func perform(_ n: Int, then success: (Int) -> Void, else failure: () -> Void = { print("failed") }) { n > 0 ? success(n) : failure() }
perform(1) { print("ok", $0) }
perform(0) { print("ok", $0) } else: { print("custom") }
perform(0) { _ in }
func build(_ first: () -> String, second: () -> String, third: (() -> String)? = nil) -> String { first() + second() + (third?() ?? "-") }
print(build { "a" } second: { "b" }, build { "a" } second: { "b" } third: { "c" }, build({ "x" }) { "y" })
let pairs = [(1, "one"), (2, "two")]
print(pairs.map { n, s in "\(n)\(s)" }, pairs.map { $0.1 }, pairs.map { "\($0)-\($1)" }, pairs.first { $0.0 == 2 }!)
let dict = ["b": 2, "a": 1]
print(dict.map { key, value in key + String(value) }.sorted(), dict.sorted { $0.key < $1.key }.map(\.value), dict.filter { $0.value > 1 })
print(numbers.reduce(into: [:]) { counts, n in counts[n % 2, default: 0] += 1 }[0]!)
print((1...3).flatMap { n in (0..<n).map { "\(n)\($0)" } })
let nested = { (x: Int) in { (y: Int) in { (z: Int) in x + y + z } } }
print(nested(1)(2)(3))
let typed: @Sendable (Int) -> Int = { $0 }
print(typed(3), [typed, { $0 + 1 }].map { $0(1) })
let inferred = numbers.map { n in (n, n * n) }.filter { _, square in square > 4 }.map(\.1)
print(inferred)
print(numbers.lazy.map { $0 * 2 }.filter { $0 > 4 }.first!, numbers.firstIndex { $0 == 8 }!, numbers.contains { $0 < 2 }, numbers.allSatisfy { $0 > 0 })
// expect: [8, 5, 2, 1]
// expect: [8, 5, 2, 1] [8, 5, 2, 1] [8, 5, 2, 1] [8, 5, 2, 1]
// expect: called
// expect: 2
// expect: 49
// expect: big small
// expect: ok 1
// expect: custom
// expect: failed
// expect: ab- abc xy-
// expect: ["1one", "2two"] ["one", "two"] ["1-one", "2-two"] (2, "two")
// expect: ["a1", "b2"] [1, 2] ["b": 2]
// expect: 2
// expect: ["10", "20", "21", "30", "31", "32"]
// expect: 6
// expect: 3 [1, 2]
// expect: [25, 64]
// expect: 10 2 true true
