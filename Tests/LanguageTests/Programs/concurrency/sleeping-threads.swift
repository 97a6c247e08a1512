// The main thread sleeps, and threads and queues go on meanwhile.
import Foundation
func isAbout(_ wanted: Double, since start: Date) -> Bool {
  let passed = Date().timeIntervalSince(start)
  return passed >= wanted && passed < wanted + 0.2
}
let start = Date()
print("a", sleep(1), "b", usleep(1000))
print(isAbout(1, since: start), Int(Date().timeIntervalSince(start)))
let short = Date()
Thread.sleep(forTimeInterval: 0.3)
Thread.sleep(until: Date().addingTimeInterval(0.1))
Thread.sleep(until: Date(timeIntervalSinceNow: -5))
print(isAbout(0.4, since: short))
DispatchQueue.main.async { print("main queue") }
DispatchQueue.global().async {
  Thread.sleep(forTimeInterval: 0.05)
  print("global", Thread.isMainThread)
  DispatchQueue.main.async { print("back", Thread.isMainThread) }
}
Thread.detachNewThread {
  for tick in 1...3 {
    usleep(20_000)
    print("tick", tick)
  }
}
usleep(150_000)
print("slept")
RunLoop.main.run(until: Date() + 0.05)
let numbers = [3, 1, 2].map { (n: Int) -> Int in
  usleep(UInt32(n) * 1000)
  return n * n
}
print(numbers)
let thread = Thread {
  print("thread", Thread.isMainThread, Thread.current.isExecuting)
  while !Thread.current.isCancelled { usleep(10_000) }
  print("cancelled")
}
print(thread.isExecuting, thread.isFinished, thread.isCancelled)
thread.start()
usleep(35_000)
print(thread.isExecuting, thread.isFinished)
thread.cancel()
usleep(50_000)
print(thread.isExecuting, thread.isFinished, thread.isCancelled)
print(Thread.current.isMainThread, Thread.current === Thread.mainThread)
// expect: a 0 b 0
// expect: true 1
// expect: true
// expect: tick 1
// expect: tick 2
// expect: global false
// expect: tick 3
// expect: slept
// expect: main queue
// expect: back true
// expect: [9, 1, 4]
// expect: false false false
// expect: thread false true
// expect: true false
// expect: cancelled
// expect: false true true
// expect: true true
