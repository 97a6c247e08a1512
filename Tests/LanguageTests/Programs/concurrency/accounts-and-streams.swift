import Foundation
actor BankAccount {
  enum Failure: Error, Equatable { case insufficient(needed: Int, available: Int), closed }
  private(set) var balance: Int
  nonisolated let id: String
  private var isOpen = true
  init(id: String, balance: Int) { self.id = id; self.balance = balance }
  func deposit(_ n: Int) { balance += n }
  func withdraw(_ n: Int) throws(Failure) -> Int {
    guard isOpen else { throw .closed }
    guard balance >= n else { throw .insufficient(needed: n, available: balance) }
    balance -= n
    return balance
  }
  func close() -> Int { defer { isOpen = false; balance = 0 }; return balance }
}
func transfer(_ n: Int, from a: BankAccount, to b: BankAccount) async throws {
  _ = try await a.withdraw(n)
  await b.deposit(n)
}
let a = BankAccount(id: "A", balance: 100), b = BankAccount(id: "B", balance: 0)
try await transfer(30, from: a, to: b)
print(a.id, await a.balance, b.id, await b.balance)
do { try await transfer(500, from: a, to: b) } catch BankAccount.Failure.insufficient(let needed, let available) { print("need", needed, "have", available) }
print(await a.close())
do { try await a.withdraw(1) } catch { print(error, error == .closed) }
let total = await withTaskGroup(of: Int.self) { group in
  for i in 1...5 { group.addTask { try? await Task.sleep(for: .milliseconds(10 * (6 - i))); return i * i } }
  var sum = 0
  for await v in group { sum += v }
  return sum
}
print("total", total)
let results = try await withThrowingTaskGroup(of: (Int, String).self) { group -> [String] in
  for (i, s) in ["x", "y", "z"].enumerated() { group.addTask { (i, s.uppercased()) } }
  var out = Array(repeating: "", count: 3)
  for try await (i, s) in group { out[i] = s }
  return out
}
print(results)
func numbers() -> AsyncStream<Int> { AsyncStream { c in for i in 0..<4 { c.yield(i) }; c.finish() } }
var seen: [Int] = []
for await n in numbers().map({ $0 * 2 }).filter({ $0 != 2 }) { seen.append(n) }
print(seen, await numbers().reduce(0, +), await numbers().contains(3))
async let first = numbers().first { $0 > 1 }
async let second: Int = { try? await Task.sleep(nanoseconds: 1_000); return 9 }()
print(await first ?? -1, await second)
let task = Task { () -> String in
  do { try await Task.sleep(for: .seconds(10)); return "done" } catch is CancellationError { return "cancelled" }
}
task.cancel()
print(try await task.value, task.isCancelled)
let t2 = Task<Int, any Error> { try Task.checkCancellation(); throw BankAccount.Failure.closed }
switch await t2.result { case .success(let n): print(n); case .failure(let e): print("failed:", e) }
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n: Int
  mutating func next() async -> Int? { n == 0 ? nil : { defer { n -= 1 }; return n }() }
  func makeAsyncIterator() -> Countdown { self }
}
for await i in Countdown(n: 3) { print(i, terminator: " ") }
print()
func retry<T: Sendable>(_ times: Int, _ op: @Sendable (Int) async throws -> T) async throws -> T {
  for i in 1..<times { do { return try await op(i) } catch { print("retry", i, error) } }
  return try await op(times)
}
print(try await retry(3) { i in if i < 3 { throw BankAccount.Failure.closed }; return "ok \(i)" })
@MainActor class VM { var items: [String] = []; func load() async { items = await Task.detached { ["a", "b"] }.value; print("loaded", items.count) } }
await VM().load()
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
Task { for w in ["s", "t"] { continuation.yield(w) }; continuation.finish() }
for await w in stream { print(w) }
// expect: A 70 B 30
// expect: need 500 have 70
// expect: 70
// expect: closed true
// expect: total 55
// expect: ["X", "Y", "Z"]
// expect: [0, 4, 6] 6 true
// expect: 2 9
// expect: cancelled true
// expect: failed: closed
// expect: 3 2 1 
// expect: retry 1 closed
// expect: retry 2 closed
// expect: ok 3
// expect: loaded 2
// expect: s
// expect: t
