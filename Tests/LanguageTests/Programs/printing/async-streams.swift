let s = AsyncStream<Int> { c in c.yield(1); c.finish() }
print(s, type(of: s))
debugPrint(s)
print(AsyncThrowingStream<Int, any Error> { $0.finish() })
let (made, continuation) = AsyncStream<String>.makeStream()
print(made, continuation, s.makeAsyncIterator(), type(of: s.map { $0 + 1 }))
var n = 0
let unfolded = AsyncStream<Int> { n += 1; return n < 4 ? n : nil }
for await x in unfolded { print(x, terminator: " ") }
for await x in s { print(x) }
dump(AnyHashable("k"))
dump(["a": AnyHashable(1)])
// expect: AsyncStream<Int>(context: Swift.AsyncStream<Swift.Int>._Context) AsyncStream<Int>
// expect: Swift.AsyncStream<Swift.Int>(context: Swift.AsyncStream<Swift.Int>._Context)
// expect: AsyncThrowingStream<Int, Error>(context: Swift.AsyncThrowingStream<Swift.Int, Swift.Error>._Context)
// expect: AsyncStream<String>(context: Swift.AsyncStream<Swift.String>._Context) Continuation(storage: Swift.AsyncStream<Swift.String>._Storage) Iterator(context: Swift.AsyncStream<Swift.Int>._Context) AsyncMapSequence<AsyncStream<Int>, Int>
// expect: 1 2 3 1
// expect: ▿ AnyHashable("k")
// expect: - value: "k"
// expect: ▿ 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "a"
// expect: ▿ value: AnyHashable(1)
// expect: - value: 1
