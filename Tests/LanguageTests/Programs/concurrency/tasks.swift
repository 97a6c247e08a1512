func work(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(n) * 1_000_000)
  print("done", n)
  return n * 2
}
print("start")
let r = await work(3)
print(r)
let t = Task { () -> Int in
  print("in task")
  return await work(1)
}
print("made")
print(await t.value)
async let a = work(20)
async let b = work(10)
print("waiting")
print(await a + b)
let sum = await withTaskGroup(of: Int.self) { group in
  for i in 1...3 { group.addTask { await work(i * 10) } }
  var total = 0
  for await v in group { total += v }
  return total
}
print(sum)
actor Bank { var balance = 0; func deposit(_ n: Int) { balance += n }; func get() -> Int { balance } }
let bank = Bank()
await bank.deposit(5)
await bank.deposit(6)
print(await bank.get(), await bank.balance)
enum Oops: Error { case x }
func fail() async throws -> Int { try await Task.sleep(nanoseconds: 1000); throw Oops.x }
do { print(try await fail()) } catch { print("caught", error) }
let cancelled = Task { do { try await Task.sleep(nanoseconds: 10_000_000_000); print("no") } catch { print("cancelled", Task.isCancelled) } }
cancelled.cancel()
await cancelled.value
let stream = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }
for await v in stream { print("s", v) }
// expect: start
// expect: done 3
// expect: 6
// expect: made
// expect: in task
// expect: done 1
// expect: 2
// expect: waiting
// expect: done 10
// expect: done 20
// expect: 60
// expect: done 10
// expect: done 20
// expect: done 30
// expect: 120
// expect: 11 11
// expect: caught x
// expect: cancelled true
// expect: s 0
// expect: s 1
// expect: s 2
