// Top-level code that never waits is on the main thread, but not on the main actor: its tasks run elsewhere.
import Foundation
let semaphore = DispatchSemaphore(value: 0)
Task {
  print("task", Thread.isMainThread)
  try? await Task.sleep(nanoseconds: 10_000_000)
  await MainActor.run { print("not before the main thread is free") }
}
print(semaphore.wait(timeout: .now() + 0.05), Thread.isMainThread)
func value() async -> Int { 42 }
var answer = 0
Task {
  answer = await value()
  semaphore.signal()
}
semaphore.wait()
print(answer)
func start() { Task { print("in a function", Thread.isMainThread); semaphore.signal() } }
start()
semaphore.wait()
DispatchQueue.main.async { Task { print("of the main queue", Thread.isMainThread) } }
DispatchQueue.global().async { Task { print("of a global queue", Thread.isMainThread); semaphore.signal() } }
semaphore.wait()
let work = { () async -> Int in print("closure", Thread.isMainThread); return 1 }
Task { @MainActor in print("main actor", Thread.isMainThread) }
Task { print(await work()); semaphore.signal() }
semaphore.wait()
RunLoop.main.run(until: Date() + 0.05)
exit(0)
// expect: task false
// expect: timedOut true
// expect: 42
// expect: in a function false
// expect: of a global queue false
// expect: closure false
// expect: 1
// expect: not before the main thread is free
// expect: main actor true
// expect: of the main queue true
