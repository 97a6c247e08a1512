import Foundation
struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }
func slow(_ n: Int, _ ms: Int) async throws -> Int { try await Task.sleep(nanoseconds: UInt64(ms) * 1_000_000); return n }
do { print(await withThrowingTaskGroup(of: Int.self) { g in g.addTask { throw Oops() }; let r = await g.nextResult(); return "\(r!)" }) }
do { let s = AsyncStream<Int> { k in for i in 0..<3 { k.yield(i) }; k.finish() }; for await x in s { print(x) } }
do { let (s, k) = AsyncStream.makeStream(of: String.self); k.yield("a"); print(k.yield("b")); k.onTermination = { print("end", $0) }; k.finish(); print(k.yield("c")); var it = s.makeAsyncIterator(); print(await it.next() as Any, await it.next() as Any, await it.next() as Any) }
do { let s = AsyncStream(Int.self, bufferingPolicy: .bufferingNewest(1)) { k in print(k.yield(1)); print(k.yield(2)); k.finish() }; for await x in s { print(x) } }
do { let s = AsyncStream(Int.self, bufferingPolicy: .bufferingOldest(1)) { k in print(k.yield(1)); print(k.yield(2)); k.finish() }; for await x in s { print(x) } }
do { var n = 0; let s = AsyncStream { () -> Int? in n += 1; return n < 4 ? n : nil }; print(await s.reduce(0, +)) }
do { let s = AsyncThrowingStream<Int, Error> { k in k.yield(1); k.finish(throwing: Oops()) }; do { for try await x in s { print(x) } } catch { print(error) } }
do { let s = AsyncStream<Int> { k in for i in 1...5 { k.yield(i) }; k.finish() }; for await x in s.filter({ $0 % 2 == 1 }).map({ $0 * 10 }) { print(x) } }
do { let s = { AsyncStream<Int> { k in for i in [3, 1, 2] { k.yield(i) }; k.finish() } }; print(await s().min() as Any, await s().max() as Any, await s().contains(2), await s().first { $0 < 3 } as Any, await s().allSatisfy { $0 > 0 }, await s().reduce(into: []) { $0.append($1) }) }
do { let s = AsyncStream<Int> { k in for i in 1...5 { k.yield(i) }; k.finish() }; var o: [Int] = []; for await x in s.drop(while: { $0 < 2 }).prefix(while: { $0 < 5 }) { o.append(x) }; print(o) }
do { let s = AsyncStream<Int> { k in for i in 1...2 { k.yield(i) }; k.finish() }; var o: [Int] = []; for await x in s.flatMap({ n in AsyncStream<Int> { k in k.yield(n); k.yield(n * 10); k.finish() } }) { o.append(x) }; print(o) }
do { print(Task.currentPriority, TaskPriority.high, TaskPriority.low.rawValue, TaskPriority.userInitiated == .high, TaskPriority.background < .low, TaskPriority.medium, TaskPriority.utility) }
do { for try await line in AsyncThrowingStream<String, Error>(unfolding: { nil }) { print(line) }; print("done") }
do {
  // What is unfolded is made when it is asked for.
  var made = 0
  let endless = AsyncStream { () -> Int? in
    made += 1
    return made
  }
  for await x in endless.prefix(3) { print(x, made) }
}
// expect: failure(oops)
// expect: 0
// expect: 1
// expect: 2
// expect: enqueued(remaining: 9223372036854775807)
// expect: end finished
// expect: terminated
// expect: Optional("a") Optional("b") nil
// expect: enqueued(remaining: 0)
// expect: dropped(1)
// expect: 2
// expect: enqueued(remaining: 0)
// expect: dropped(2)
// expect: 1
// expect: 6
// expect: 1
// expect: oops
// expect: 10
// expect: 30
// expect: 50
// expect: Optional(1) Optional(3) true Optional(1) true [3, 1, 2]
// expect: [2, 3, 4]
// expect: [1, 10, 2, 20]
// expect: TaskPriority.medium TaskPriority.high 17 true true TaskPriority.medium TaskPriority.low
// expect: done
// expect: 1 1
// expect: 2 2
// expect: 3 3
