// async pipeline with actors
actor Store { private var values: [String: Int] = [:]; private(set) var writes = 0
  func set(_ k: String, _ v: Int) { values[k] = v; writes += 1 }
  func get(_ k: String) -> Int? { values[k] }
  func update(_ k: String, _ f: @Sendable (Int) throws -> Int) rethrows -> Int { let v = try f(values[k, default: 0]); values[k] = v; return v }
  nonisolated var name: String { "store" }
  subscript(k: String) -> Int { values[k] ?? -1 } }
enum Failure: Error { case odd(Int), timeout }
func load(_ n: Int) async throws -> Int { try await Task.sleep(for: .milliseconds(10 * (5 - n))); if n == 3 { throw Failure.odd(n) }; return n * n }
func numbers(upTo n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in 1...n { c.yield(i) }; c.finish() } }
struct Countdown: AsyncSequence { typealias Element = Int; let from: Int
  struct Iterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; await Task.yield(); return n } }
  func makeAsyncIterator() -> Iterator { Iterator(n: from) } }
@MainActor final class Model { var items: [Int] = []; func add(_ i: Int) { items.append(i) } }
let store = Store()
await store.set("a", 1)
print(await store.get("a") ?? 0, store.name, await store["zz"], await store.update("a") { $0 + 41 })
let sum = await withTaskGroup(of: Int?.self) { g in
  for i in 0..<5 { g.addTask { try? await load(i) } }
  var t = 0; for await r in g { if let r { t += r } else { t += 1000 } }; return t }
print(sum)
do { let r = try await withThrowingTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { g in
    for i in [1, 2, 4] { g.addTask { (i, try await load(i)) } }
    return try await g.reduce(into: [:]) { $0[$1.0] = $1.1 } }
  print(r.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
  async let x = load(1), y = load(2); print(try await x + y)
  async let bad = load(3); _ = try await bad
} catch Failure.odd(let n) { print("odd", n) } catch { print("other", error) }
for await n in numbers(upTo: 5) where n % 2 == 1 { print(n, terminator: " ") }
print()
var out: [Int] = []; for await n in Countdown(from: 4).map({ $0 * 2 }).filter({ $0 != 4 }) { out.append(n) }; print(out)
print(await Countdown(from: 3).reduce(0, +), await numbers(upTo: 3).contains(2), await Countdown(from: 9).first { $0 % 4 == 0 } as Any)
let m = await Model(); await m.add(3); await MainActor.run { m.add(4) }; print(await m.items)
let task = Task { () -> String in do { try await Task.sleep(for: .seconds(10)); return "slept" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "?" } }
task.cancel(); print(await task.value)
let r = await Task { try await load(3) }.result
switch r { case .success(let v): print(v); case .failure(let e): print(e) }
func race<T: Sendable>(_ ops: [@Sendable () async throws -> T]) async throws -> T? { try await withThrowingTaskGroup(of: T.self) { g in for o in ops { g.addTask(operation: o) }; defer { g.cancelAll() }; return try await g.next() } }
print(try await race([{ try await load(1) }, { try await load(4) }])!)
let v = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in Task { c.resume(returning: 8) } }; print(v, await store.writes)
let (stream, cont) = AsyncThrowingStream<String, any Error>.makeStream(); cont.yield("p"); cont.yield("q"); cont.finish(throwing: Failure.timeout)
do { for try await s in stream { print(s) } } catch { print("stream", error) }
// expect: 1 store -1 42
// expect: 1021
// expect: ["1=1", "2=4", "4=16"]
// expect: 5
// expect: odd 3
// expect: 1 3 5 
// expect: [8, 6, 2]
// expect: 6 true Optional(8)
// expect: [3, 4]
// expect: cancelled true
// expect: odd(3)
// expect: 16
// expect: 8 1
// expect: p
// expect: q
// expect: stream timeout
