// What stands around `for … in repeat`: other loops, closures, `defer`, local functions.

func pairs<each T, each U>(_ first: repeat each T, with second: repeat each U) {
  for x in repeat each first {
    for y in repeat each second { print(x, y, type(of: x), type(of: y)) }
  }
}
pairs(1, "a", with: true, 2.5)

func closures<each T>(_ value: repeat each T) -> [() -> String] {
  var result: [() -> String] = []
  repeat result.append({ String(describing: each value) })
  for element in repeat each value { result.append { "\(element) \(type(of: element))" } }
  return result
}
for closure in closures(1, "a") { print(closure()) }

func withDefer<each T>(_ value: repeat each T) {
  for element in repeat each value {
    if element is Bool { continue }
    defer { print("end", element) }
    if element is String { continue }
    print("use", element)
    if element is Double { break }
  }
}
withDefer(1, "a", true, 2.5, 9)

func labelled<each T>(_ value: repeat each T) {
  rounds: for round in 0..<3 {
    for element in repeat each value {
      if round == 1 { continue rounds }
      print(round, element)
    }
  }
}
labelled("p", 7)

func find<each T>(_ wanted: Int, in value: repeat each T) -> Bool {
  for element in repeat each value {
    if let number = element as? Int, number == wanted { return true }
  }
  return false
}
print(find(3, in: 1, "q", 3), find(3, in: "a"))

func outer<X>(_ x: X) {
  func show<each T>(_ value: repeat each T) {
    for element in repeat each value { print(x, element, type(of: element), X.self) }
  }
  show(1, "a")
  show()
  let closure = { show(x, 2.5) }
  closure()
}
outer("q")

func size<T>(_ value: T) async -> Int { MemoryLayout<T>.size }
func sizes<each T>(_ value: repeat each T) async -> Int {
  var result = 0
  for element in repeat each value { result += await size(element) }
  return result
}
print(await sizes(1, true, 2.0))
// expect: 1 true Int Bool
// expect: 1 2.5 Int Double
// expect: a true String Bool
// expect: a 2.5 String Double
// expect: 1
// expect: a
// expect: 1 Int
// expect: a String
// expect: use 1
// expect: end 1
// expect: end a
// expect: use 2.5
// expect: end 2.5
// expect: 0 p
// expect: 0 7
// expect: 2 p
// expect: 2 7
// expect: true false
// expect: q 1 Int String
// expect: q a String String
// expect: q q String String
// expect: q 2.5 Double String
// expect: 17
