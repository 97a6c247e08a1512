func a() -> some AsyncSequence<Int, Never> { AsyncStream { $0.yield(1); $0.finish() } }
func b() -> any AsyncSequence<Int, Never> { AsyncStream { $0.yield(2); $0.finish() } }
func c(_ s: some AsyncSequence<Int, any Error>) async throws -> Int { var t = 0; for try await x in s { t += x }; return t }
func d<S: AsyncSequence>(_ s: S) async throws(S.Failure) -> [S.Element] { var r: [S.Element] = []; for try await x in s { r.append(x) }; return r }
struct Box { let values: any AsyncSequence<String, Never> }
for await x in a() { print(x) }
for await x in b() { print(x) }
print(try await c(AsyncThrowingStream { $0.yield(3); $0.yield(4); $0.finish() }))
print(await d(AsyncStream<Int> { $0.yield(2); $0.finish() }.map { $0 * 2 }))
for await s in Box(values: AsyncStream { $0.yield("x"); $0.finish() }).values { print(s) }
for await x in a().map({ $0 + 1 }).filter({ $0 > 0 }) { print(x) }
// expect: 1
// expect: 2
// expect: 7
// expect: [4]
// expect: x
// expect: 2
