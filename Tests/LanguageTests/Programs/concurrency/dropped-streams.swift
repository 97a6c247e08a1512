func numbers(_ name: String) -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.onTermination = { print(name, $0) }
    for n in 1...5 { continuation.yield(n) }
  }
}
func first() async {
  for await n in numbers("break").prefix(2) { print(n) }
  print("after prefix")
  for await n in numbers("broken") { if n == 2 { break } }
  print("after break")
  var iterator = numbers("iterator").makeAsyncIterator()
  print(await iterator.next() as Any)
}
await first()
print("after iterator")
func dropped() { _ = numbers("dropped") }
dropped()
func ended() async {
  let stream = AsyncStream<Int> { c in
    c.onTermination = { print("ended", $0) }
    c.yield(1); c.finish()
  }
  for await n in stream { print(n) }
  print("end of ended")
}
await ended()
func throwing() async throws {
  let stream = AsyncThrowingStream<Int, Error> { c in
    c.onTermination = { print("throwing", $0) }
    c.yield(1); c.yield(2)
  }
  for try await n in stream { print(n); break }
  print("end of throwing")
}
try await throwing()
func made() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { print("made", $0) }
  continuation.yield(1)
  var i = stream.makeAsyncIterator()
  print(await i.next() as Any)
}
await made()
func unfolding() async {
  var n = 0
  let s = AsyncStream<Int>(
    unfolding: {
      n += 1; return n
    }, onCancel: { print("cancelled") })
  for await x in s { if x == 3 { break } }
  print("end of unfolding")
}
await unfolding()
func late() async {
  var c: AsyncStream<Int>.Continuation?
  do {
    let s = AsyncStream<Int> {
      c = $0; $0.onTermination = { print("late", $0) }
    }; _ = s
  }
  print("result", c!.yield(1))
}
await late()
// expect: 1
// expect: 2
// expect: break cancelled
// expect: after prefix
// expect: broken cancelled
// expect: after break
// expect: Optional(1)
// expect: iterator cancelled
// expect: after iterator
// expect: dropped cancelled
// expect: ended finished
// expect: 1
// expect: end of ended
// expect: 1
// expect: end of throwing
// expect: throwing cancelled
// expect: Optional(1)
// expect: made cancelled
// expect: end of unfolding
// expect: late cancelled
// expect: result terminated
