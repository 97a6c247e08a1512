let numbers = AsyncThrowingStream<Int, Error> { $0.finish() }
struct Failing: AsyncSequence, AsyncIteratorProtocol {
  mutating func next() async throws -> Int? { nil }
  func makeAsyncIterator() -> Failing { self }
}
func throwing() async throws {
  for await x in numbers { print(x) }
  for try await x in numbers { print(x) }
}
func caught() async {
  do {
    for await x in numbers { print(x) }
    for try await x in numbers { print(x) }
  } catch { print(error) }
}
func plain() async {
  for try await x in numbers { print(x) }
}
func own() async throws {
  for await x in Failing() { print(x) }
}
func partly() async {
  do { for try await x in numbers { print(x) } } catch is CancellationError {}
}
func tasks() {
  Task { for try await x in numbers { print(x) } }
  Task { for await x in AsyncStream<Int>(unfolding: { nil }) { print(x) } }
}
// expect error 7:7: call can throw, but the error is not handled
// expect error 12:9: call can throw, but the error is not handled
// expect error 17:3: errors thrown from here are not handled
// expect error 20:7: call can throw, but the error is not handled
// expect error 23:8: errors thrown from here are not handled because the enclosing catch is not exhaustive
