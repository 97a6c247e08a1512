// Locks, with threads that sleep while they hold them.
import Foundation
final class Guarded<Value> {
  private var value: Value
  private let lock = NSLock()
  init(_ value: Value) { self.value = value }
  func with<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
let total = Guarded(0)
let group = DispatchGroup()
for n in 1...5 {
  DispatchQueue.global().async(group: group) {
    total.with { value in
      let old = value
      usleep(5000)
      value = old + n
    }
  }
}
group.wait()
print(total.with { $0 })
DispatchQueue.concurrentPerform(iterations: 10) { n in total.with { $0 += n } }
print(total.with { $0 })

let lock = NSLock()
DispatchQueue.global().async {
  lock.lock()
  usleep(50_000)
  print("unlocks")
  lock.unlock()
}
usleep(10_000)
print(lock.try(), lock.lock(before: Date() + 0.01))
lock.lock()
print("locked")
lock.unlock()
print(lock.try(), lock.try())
lock.unlock()
print(lock.withLock { 5 })

let recursive = NSRecursiveLock()
func factorial(_ n: Int) -> Int {
  recursive.lock()
  defer { recursive.unlock() }
  return n < 2 ? 1 : n * factorial(n - 1)
}
print(factorial(5), recursive.try())

let condition = NSCondition()
var isReady = false
Thread.detachNewThread {
  usleep(20_000)
  condition.lock()
  isReady = true
  condition.signal()
  condition.unlock()
}
condition.lock()
print(condition.wait(until: Date() + 0.005), isReady)
while !isReady { condition.wait() }
condition.unlock()
print("ready", isReady)
let semaphore = DispatchSemaphore(value: 1)
let all = DispatchGroup()
for name in ["a", "b", "c"] {
  DispatchQueue(label: name).async(group: all) {
    semaphore.wait()
    defer { semaphore.signal() }
    print("in", name)
    usleep(10_000)
    print("out", name)
  }
  usleep(2000)
}
all.wait()
// expect: 15
// expect: 60
// expect: false false
// expect: unlocks
// expect: locked
// expect: true false
// expect: 5
// expect: 120 true
// expect: false false
// expect: ready true
// expect: in a
// expect: out a
// expect: in b
// expect: out b
// expect: in c
// expect: out c
