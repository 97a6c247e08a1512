// An actor's code keeps the actor while its thread sleeps, and the main actor's code the main thread.
import Foundation
actor Account {
  var balance = 100
  var log: [String] = []
  func withdraw(_ amount: Int) -> Bool {
    if balance < amount { return false }
    Thread.sleep(forTimeInterval: 0.03)
    balance -= amount
    return true
  }
  func slow(_ n: Int) {
    log.append("begin \(n)")
    usleep(20_000)
    log.append("end \(n)")
  }
  func waiting(_ n: Int) async {
    log.append("before \(n)")
    await elsewhere()
    log.append("behind \(n)")
  }
  nonisolated func elsewhere() async { try? await Task.sleep(nanoseconds: 20_000_000) }
  var size: Int { log.count }
}
func after(_ milliseconds: UInt64) async { try? await Task.sleep(nanoseconds: milliseconds * 1_000_000) }
let account = Account()
async let first = account.withdraw(80)
async let second = account.withdraw(80)
print(await [first, second].filter { $0 }.count, await account.balance)
await withTaskGroup(of: Void.self) { group in
  group.addTask { await account.slow(1) }
  group.addTask { await after(5); await account.slow(2) }
  group.addTask { await after(10); print("size", await account.size, await account.balance) }
}
print(await account.log)
let other = Account()
async let wait: Void = other.waiting(1)
async let work: Void = { await after(10); await other.slow(2) }()
_ = await (wait, work)
print(await other.log)

@MainActor func tick() async {
  for n in 1...2 {
    print("main", n)
    await after(30)
  }
}
let ticks = Task { await tick() }
let detached = Task.detached {
  await after(20)
  print("detached", Thread.isMainThread)
  await MainActor.run { print("on the main actor") }
}
await after(10)
usleep(50_000)
print("blocked")
await ticks.value
await detached.value
let stubborn = Task { () -> String in
  while !Task.isCancelled { await after(1); usleep(5000) }
  return "cancelled"
}
await after(20)
stubborn.cancel()
print(await stubborn.value)
let values = AsyncStream<Int> { continuation in
  DispatchQueue.global().async {
    for n in 1...3 { usleep(5000); continuation.yield(n) }
    continuation.finish()
  }
}
for await value in values { print(value) }
// expect: 1 20
// expect: size 4 20
// expect: ["begin 1", "end 1", "begin 2", "end 2"]
// expect: ["before 1", "begin 2", "end 2", "behind 1"]
// expect: main 1
// expect: detached false
// expect: blocked
// expect: on the main actor
// expect: main 2
// expect: cancelled
// expect: 1
// expect: 2
// expect: 3
