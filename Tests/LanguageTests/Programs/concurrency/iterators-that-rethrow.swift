// An iterator that rethrows what the sequence throws that it wraps.
struct Skip<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    let base: Base
    struct AsyncIterator: AsyncIteratorProtocol {
        var it: Base.AsyncIterator
        mutating func next() async rethrows -> Base.Element? {
            _ = try await it.next()
            return try await it.next()
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(it: base.makeAsyncIterator()) }
}
let s = AsyncStream<Int> { c in for i in 1...4 { c.yield(i) }; c.finish() }
for await x in Skip(base: s) { print(x) }
struct Bad: Error {}
let t = AsyncThrowingStream<Int, Error> { c in for i in 1...4 { c.yield(i) }; c.finish(throwing: Bad()) }
do { for try await x in Skip(base: t) { print(x) } } catch { print("caught", error) }
// expect: 2
// expect: 4
// expect: 2
// expect: 4
// expect: caught Bad()
