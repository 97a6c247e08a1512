struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    if count == 0 { return nil }
    defer { count -= 1 }
    return count
  }
}
for i in Countdown(count: 3) { print(i, terminator: " ") }
print(Array(Countdown(count: 4)), Countdown(count: 5).map { $0 * 2 }, Countdown(count: 3).contains(2), Countdown(count: 3).reduce(0, +))
print(Countdown(count: 5).prefix(2).map { $0 }, Countdown(count: 4).sorted(), Countdown(count: 3).max()!, Countdown(count: 3).enumerated().map { $0.offset * $0.element })
struct Fibonacci: Sequence {
  func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { let r = a; (a, b) = (b, a + b); return r } }
}
print(Array(Fibonacci().prefix(10)), Fibonacci().first { $0 > 50 }!, zip(Fibonacci(), "abc").map { "\($1)\($0)" })
// expect: 3 2 1 [4, 3, 2, 1] [10, 8, 6, 4, 2] true 6
// expect: [5, 4] [1, 2, 3, 4] 3 [0, 2, 2]
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 55 ["a0", "b1", "c1"]
