// A timer that is late goes on at the next of its times; timers of queues.
import Foundation
let start = Date()
func time() -> Int { Int((Date().timeIntervalSince(start) * 50).rounded(.down)) * 2 }
var count = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
  count += 1
  print("tick", time(), Int((timer.fireDate.timeIntervalSince(start) * 100).rounded()))
  usleep(count == 2 ? 350_000 : 130_000)
  print("tock", time() / 10)
}
RunLoop.main.run(until: Date() + 1)
timer.invalidate()
print(timer.isValid, timer.timeInterval)
let late = Timer(fire: Date() + 0.05, interval: 0.02, repeats: true) { timer in
  count += 1
  print("late", count)
  if count == 6 { timer.invalidate() }
}
print(late.timeInterval, Timer(timeInterval: 2, repeats: false) { _ in }.timeInterval)
RunLoop.main.add(late, forMode: .common)
RunLoop.main.run(until: Date() + 0.2)
print(late.isValid)

let queue = DispatchQueue(label: "timer")
let source = DispatchSource.makeTimerSource(queue: queue)
var fired = 0
source.schedule(deadline: .now() + 0.02, repeating: 0.03)
source.setEventHandler {
  fired += 1
  print("fired", fired, Thread.isMainThread)
  if fired == 3 { source.cancel() }
}
source.setCancelHandler { print("cancelled") }
source.resume()
Thread.sleep(forTimeInterval: 0.2)
print(source.isCancelled, fired)
let once = DispatchSource.makeTimerSource(flags: [], queue: .main)
once.schedule(deadline: .now() + .milliseconds(10), repeating: .never)
once.setEventHandler { print("once", Thread.isMainThread) }
once.activate()
RunLoop.main.run(until: Date() + 0.05)
once.cancel()
// expect: tick 10 10
// expect: tock 2
// expect: tick 30 30
// expect: tock 6
// expect: tick 70 70
// expect: tock 8
// expect: tick 90 90
// expect: tock 10
// expect: false 0.1
// expect: 0.02 0.0
// expect: late 5
// expect: late 6
// expect: false
// expect: fired 1 false
// expect: fired 2 false
// expect: fired 3 false
// expect: cancelled
// expect: true 3
// expect: once true
