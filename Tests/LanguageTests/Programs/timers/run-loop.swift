import Foundation

var ticks = 0
let repeating = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 {
    timer.invalidate()
    print("valid", timer.isValid)
  }
}
let once = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in print("once") }
print(repeating.isValid, once.isValid, repeating.timeInterval)
RunLoop.main.run(until: Date().addingTimeInterval(0.1))
print(once.isValid, repeating.isValid)
let manual = Timer(timeInterval: 0.01, repeats: false) { _ in print("manual") }
RunLoop.current.add(manual, forMode: .common)
let fired = Timer(timeInterval: 10, repeats: false) { _ in print("fired by hand") }
fired.fire()
print(fired.isValid)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
print("done")
// expect: true true 0.01
// expect: once
// expect: tick 1
// expect: tick 2
// expect: tick 3
// expect: valid false
// expect: false false
// expect: fired by hand
// expect: false
// expect: manual
// expect: done
