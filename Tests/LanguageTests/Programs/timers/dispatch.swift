import Foundation

print("start")
DispatchQueue.main.async { print("async one") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { print("after 20") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { print("after 10") }
DispatchQueue.main.async {
  print("async two")
  DispatchQueue.main.async { print("nested") }
}
let item = DispatchWorkItem { print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.015, execute: item)
item.cancel()
print(item.isCancelled)
let queue = DispatchQueue(label: "com.example.work")
let value = queue.sync { 6 * 7 }
print(value, queue.label)
let group = DispatchGroup()
for n in 1...2 {
  group.enter()
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.005 * Double(n)) {
    print("work", n)
    group.leave()
  }
}
group.notify(queue: .main) { print("group done") }
print("end of main")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
let semaphore = DispatchSemaphore(value: 1)
semaphore.wait()
print("got it")
semaphore.signal()
DispatchQueue.concurrentPerform(iterations: 1) { print("iteration", $0) }
// expect: start
// expect: true
// expect: 42 com.example.work
// expect: end of main
// expect: async one
// expect: async two
// expect: nested
// expect: work 1
// expect: after 10
// expect: work 2
// expect: group done
// expect: after 20
// expect: got it
// expect: iteration 0
