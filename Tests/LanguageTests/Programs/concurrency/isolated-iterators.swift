struct Evens: AsyncSequence {
  let limit: Int

  func makeAsyncIterator() -> Iterator { Iterator(limit: limit) }

  struct Iterator: AsyncIteratorProtocol {
    let limit: Int
    var count = 0

    mutating func next(isolation: isolated (any Actor)?) async throws(Never) -> Int? {
      count += 2
      return count <= limit ? count : nil
    }
  }
}

struct Failing: Error {}

struct Lines<Base: Sequence>: AsyncSequence where Base.Element == String {
  var base: Base

  func makeAsyncIterator() -> Iterator { Iterator(base: base.makeIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.Iterator

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> String? {
      guard let line = base.next() else { return nil }
      if line == "stop" { throw Failing() }
      return line.uppercased()
    }
  }
}

final class Countdown: AsyncSequence, AsyncIteratorProtocol {
  var count = 3

  func makeAsyncIterator() -> Countdown { self }

  func next(isolation: isolated (any Actor)?) async -> Int? {
    count -= 1
    return count < 0 ? nil : count
  }
}

for await x in Evens(limit: 6) { print(x) }
func steps() async {
  var iterator = Evens(limit: 2).makeAsyncIterator()
  print(await iterator.next() as Any, await iterator.next(isolation: nil) as Any)
}
await steps()
do {
  for try await line in Lines(base: ["a", "b", "stop", "c"]) { print(line) }
} catch { print(error) }
for await x in Countdown() { print(x, terminator: " ") }
print(await Evens(limit: 8).map { $0 * 10 }.reduce(0, +), try await Lines(base: ["x", "y"]).contains("Y"))
// expect: 2
// expect: 4
// expect: 6
// expect: Optional(2) nil
// expect: A
// expect: B
// expect: Failing()
// expect: 2 1 0 200 true
