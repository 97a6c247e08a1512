import Foundation
let q = DispatchQueue(label: "q")
let timer = DispatchSource.makeTimerSource(queue: q)
timer.schedule(deadline: .now() + 0.01, repeating: .milliseconds(10))
var n = 0
timer.setEventHandler {
  n += 1; if n <= 3 { print("tick", n) }
}
timer.resume()
Thread.sleep(forTimeInterval: 0.1)
let t = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in print("never") }
print("end")
// expect: tick 1
// expect: tick 2
// expect: tick 3
// expect: end
