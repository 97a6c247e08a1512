struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var current: Int
    mutating func next() async -> Int? {
      guard current > 0 else { return nil }
      defer { current -= 1 }
      return current
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
for await n in Countdown(start: 3) { print(n, terminator: " ") }
print()
let doubled = Countdown(start: 5).map { $0 * 2 }.filter { $0 > 4 }
for await n in doubled { print(n, terminator: " ") }
print()
print(await Countdown(start: 4).reduce(0, +), await Countdown(start: 4).contains(3))
print(await Countdown(start: 6).first { $0 % 4 == 0 } ?? -1)
var firstTwo: [Int] = []
for await n in Countdown(start: 9).prefix(2) { firstTwo.append(n) }
print(firstTwo)
let stream = AsyncStream<String> { continuation in
  for word in ["a", "b", "c"] { continuation.yield(word) }
  continuation.onTermination = { reason in print("ended", reason) }
  continuation.finish()
}
for await word in stream { print(word) }
let (events, sink) = AsyncStream.makeStream(of: Int.self)
Task {
  for n in 1...3 { sink.yield(n * 10) }
  sink.finish()
}
var total = 0
for await e in events { total += e }
print(total)
struct Stop: Error {}
let throwing = AsyncThrowingStream<Int, Error> { continuation in
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish(throwing: Stop())
}
do {
  for try await n in throwing { print("n", n) }
} catch { print("caught", error) }
var iterator = Countdown(start: 1).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any)
let sorted = await Countdown(start: 3).min() ?? 0
print(sorted, await Countdown(start: 3).allSatisfy { $0 > 0 })
// expect: 3 2 1 
// expect: 10 8 6 
// expect: 10 true
// expect: 4
// expect: [9, 8]
// expect: ended finished
// expect: a
// expect: b
// expect: c
// expect: 60
// expect: n 1
// expect: n 2
// expect: caught Stop()
// expect: Optional(1) nil
// expect: 1 true
