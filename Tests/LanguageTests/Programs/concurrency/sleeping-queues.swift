// Work that sleeps keeps its queue; who waits for it gets on when it ends.
import Foundation
func isAbout(_ wanted: Double, since start: Date) -> Bool {
  let passed = Date().timeIntervalSince(start)
  return passed >= wanted && passed < wanted + 0.2
}
let serial = DispatchQueue(label: "serial")
var start = Date()
serial.async { Thread.sleep(forTimeInterval: 0.1); print("one") }
serial.async { Thread.sleep(forTimeInterval: 0.05); print("two") }
print("queued")
serial.sync { print("sync", Thread.isMainThread) }
print(isAbout(0.15, since: start))
serial.asyncAfter(deadline: .now() + 0.02) { print("after") }
serial.async { usleep(60_000); print("three") }
usleep(100_000)

let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
concurrent.async { usleep(80_000); print("slow reader") }
concurrent.async { usleep(40_000); print("reader") }
concurrent.async(flags: .barrier) { print("writer"); usleep(40_000); print("written") }
concurrent.sync { print("late reader") }
concurrent.sync(flags: .barrier) { print("barrier") }

let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  for tick in 1...3 { usleep(10_000); print("tick", tick) }
  semaphore.signal()
}
semaphore.wait()
print("signalled")
DispatchQueue.global().async { usleep(100_000); print("late"); semaphore.signal() }
print(semaphore.wait(timeout: .now() + 0.03), semaphore.wait(timeout: .now() + 1))
print(semaphore.wait(timeout: .now()), semaphore.wait(wallTimeout: .now() + 0.01))

let group = DispatchGroup()
start = Date()
for (name, time) in [("slow", UInt32(90)), ("fast", 30)] {
  DispatchQueue(label: name).async(group: group) { usleep(time * 1000); print(name) }
}
print(group.wait(timeout: .now() + 0.05))
group.wait()
print(isAbout(0.09, since: start))

let item = DispatchWorkItem { usleep(40_000); print("item") }
DispatchQueue.global().async(execute: item)
print(item.wait(timeout: .now() + 0.01))
item.wait()
serial.async {
  let value = DispatchQueue.main.sync { () -> Int in print("main", Thread.isMainThread); return 7 }
  print("value", value, Thread.isMainThread)
}
usleep(20_000)
print("the main thread slept")
RunLoop.main.run(until: Date() + 0.03)
let table = [1, 2].map { _ in DispatchQueue(label: "a") }
table[0].async { table[1].sync { usleep(10_000); print("inside") }; print("outside") }
table[0].sync { print("done") }
dispatchPrecondition(condition: .onQueue(.main))
serial.sync { dispatchPrecondition(condition: .onQueue(serial)) }
// expect: queued
// expect: one
// expect: two
// expect: sync true
// expect: true
// expect: three
// expect: after
// expect: reader
// expect: slow reader
// expect: writer
// expect: written
// expect: late reader
// expect: barrier
// expect: tick 1
// expect: tick 2
// expect: tick 3
// expect: signalled
// expect: late
// expect: timedOut success
// expect: timedOut timedOut
// expect: fast
// expect: timedOut
// expect: slow
// expect: true
// expect: timedOut
// expect: item
// expect: the main thread slept
// expect: main true
// expect: value 7 false
// expect: inside
// expect: outside
// expect: done
