let numbers = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }
for await n in numbers { print(n) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
Task { for s in ["a", "b"] { continuation.yield(s) }; continuation.finish() }
for await s in stream { print(s) }
var it = AsyncStream<Int> { c in c.yield(7); c.finish() }.makeAsyncIterator()
print(await it.next() as Any, await it.next() as Any)
struct Countdown: AsyncSequence { let from: Int
  struct AsyncIterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) } }
for await n in Countdown(from: 3) { print(n, terminator: " ") }
print()
var collected: [Int] = []; for await n in Countdown(from: 5).filter({ $0 % 2 == 1 }).map({ $0 * 10 }) { collected.append(n) }; print(collected)
print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 4).contains(2), await Countdown(from: 4).first { $0 < 3 }!, await Countdown(from: 3).max()!)
enum E: Error { case stop }
let failing = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: E.stop) }
do { for try await n in failing { print(n) } } catch { print("ended:", error) }
for await n in Countdown(from: 9).prefix(2) { print(n) }
let unfolded = AsyncStream { await Task.yield(); return nil as Int? }; for await n in unfolded { print(n) }; print("end")
// expect: 1
// expect: 2
// expect: 3
// expect: a
// expect: b
// expect: Optional(7) nil
// expect: 3 2 1 
// expect: [50, 30, 10]
// expect: 10 true 2 3
// expect: 1
// expect: ended: stop
// expect: 9
// expect: 8
// expect: end
