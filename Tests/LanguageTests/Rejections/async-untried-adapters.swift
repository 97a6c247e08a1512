func numbers() -> AsyncThrowingStream<Int, any Error> { AsyncThrowingStream { $0.finish() } }
func count() async throws {
  for await number in numbers().map({ $0 + 1 }) { print(number) }
  var iterator = numbers().filter { $0 > 1 }.makeAsyncIterator()
  while let number = await iterator.next() { print(number) }
  for await number in AsyncStream<Int> { $0.finish() }.map({ $0 + 1 }) { print(number) }
}
func sum() async throws {
  try await withThrowingTaskGroup(of: Int.self) { group in
    var iterator = group.makeAsyncIterator()
    print(await iterator.next() as Any)
  }
}
// expect error 3:7: call can throw, but the error is not handled
// expect error 5:28: call can throw but is not marked with 'try'
// expect error 11:17: call can throw, but it is not marked with 'try' and the error is not handled
